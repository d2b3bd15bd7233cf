// Whose move it is and what is waited for, as far as a sentence needs it.
import type { GameView, Question, State } from '../../protocol/types.ts'

/** The open question, and how far a turn has come. */
export type Stage = Exclude<Question, 'turn'> | 'turn-start' | 'turn-jail' | 'turn-again' | 'turn-power' | 'turn-end'

export interface Waited {
  /** To whom the sentence speaks. */
  to: 'you' | 'they' | 'all'
  /** What is waited for. */
  what: Stage | 'gathering' | 'stopped' | 'over' | 'paused' | 'dice'
  /** The seats that are waited for. */
  seats: number[]
  /** All of them are bots. */
  bots: boolean
}

/** What this device waits for, as the hand that it acts with. */
export function waitedFor(state: State, hand: number): Waited {
  const { game, table } = state
  const nobody = { seats: [], bots: false }
  if (table.phase === 'gathering') return { to: 'all', what: 'gathering', ...nobody }
  // The band above says what it would take.
  if (game === null) return { to: 'all', what: 'stopped', ...nobody }
  if (game.over) return { to: 'all', what: 'over', ...nobody }
  if (table.paused) return { to: 'all', what: 'paused', ...nobody }
  const seats = game.asked.filter((seat) => seat < game.players.length)
  if (seats.length === 0) return { to: 'all', what: 'dice', ...nobody }
  if (seats.includes(hand)) return { to: 'you', what: stageOf(game, hand), seats: [hand], bots: false }
  const bots = seats.every((seat) => table.seats[seat]?.bot)
  return { to: 'they', what: stageOf(game, seats[0]!), seats, bots }
}

/** The open question; of a turn, how far it has come for the seat that is asked. */
export function stageOf(game: GameView, seat: number): Stage {
  if (game.question !== 'turn') return game.question
  const answers = game.options[seat]?.answers ?? {}
  if ('ends turn' in answers) return 'turn-end'
  if ('uses power' in answers) return 'turn-power'
  if (game.rolled) return 'turn-again'
  if ((game.players[seat]?.jail ?? -1) >= 0) return 'turn-jail'
  return 'turn-start'
}

/** The square that the question is about, where the view says so; -1: none. */
export function squareAsked(game: GameView): number {
  if (game.auction) return game.auction.square
  if (game.question === 'settlement') return game.debts[0]?.square ?? -1
  return game.about?.square ?? -1
}

/** Who owns a square; -2: nobody. */
export function ownerOf(game: GameView, square: number): number {
  const seat = game.players.findIndex((player) => player.owned.includes(square))
  return seat >= 0 ? seat : -2
}
