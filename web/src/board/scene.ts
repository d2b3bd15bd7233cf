// What the middle of the board shows beside the dice: the last card, deal, duel or hammer, until the game has gone on.
import type { AnswerView, Deck, EventView, GameView, GoodsView, Look } from '../protocol/types.ts'
import { ownersOf } from './difference.ts'

export type Scene =
  | { kind: 'card'; seat: number; deck: Deck | null; card: string }
  /** `parts`: what the first gives, and what the other gives. */
  | { kind: 'deal'; seats: [number, number]; parts: [GoodsView, GoodsView] }
  /** `totals`: 0 where nobody has thrown yet. `square` is what they fight for; `won`: by the first; null: it is open. */
  | { kind: 'duel'; seats: [number, number]; square: number; totals: [number, number]; won: boolean | null }
  /** A lot is under the hammer: what there is to see of it is in the position. */
  | { kind: 'lot'; square: number; bids?: OpenedBid[] }
  /** `bids`: where they were sealed, all of them. */
  | { kind: 'sold'; seat: number; square: number; sum: number; bids?: OpenedBid[] }

/** A bid that was sealed; 0: none. */
export interface OpenedBid {
  seat: number
  sum: number
}

const NOTHING: GoodsView = { cash: 0, squares: [], cards: [], coins: 0 }
const totalOf = (dice: [number, number] | null | undefined): number => (dice ? dice[0] + dice[1] : 0)

/** What lies there after these answers; `before` is what lay there until then. */
export function sceneIn(answers: readonly AnswerView[], before: Scene | null): Scene | null {
  let scene = before
  let thrown: EventView | null = null
  for (const { events } of answers) {
    for (const event of events) {
      if (event.kind === 'traded') scene = dealOf(event, events)
      else scene = after(scene, event, thrown)
      if (event.kind === 'rolled') thrown = event
    }
  }
  return scene
}

/** What one event makes of what lies there. */
function after(scene: Scene | null, event: EventView, thrown: EventView | null): Scene | null {
  const { kind, seat = -1, other = -1, square = -1, sum = 0, deck = null, card = '', count = 0, why } = event
  switch (kind) {
    case 'drew':
      return { kind: 'card', seat, deck, card }
    case 'fought': {
      const answer = thrown?.seat === other ? totalOf(thrown.dice) : 0
      return { kind: 'duel', seats: [seat, other], square, totals: [count, answer], won: why === 'won' }
    }
    case 'auction':
      return { kind: 'lot', square }
    case 'sealed':
      return { kind: 'lot', square, bids: [] }
    case 'bid':
    case 'passed':
      return scene?.kind === 'lot' && scene.bids ? { ...scene, bids: [...scene.bids, { seat, sum }] } : scene
    case 'bought':
      return scene?.kind === 'lot' && scene.square === square
        ? { kind: 'sold', seat, square, sum, ...(scene.bids ? { bids: scene.bids } : {}) }
        : scene
    case 'unsold':
      return null
    // A card lies open until the dice are thrown again; what two players did, until the next turn.
    case 'rolled':
      return scene?.kind === 'card' ? null : scene
    case 'turn':
    case 'skipped':
      return null
    default:
      return scene
  }
}

/** Who gave what, from all that the same answer brought. */
function dealOf({ seat = -1, other = -1 }: EventView, events: readonly EventView[]): Scene {
  const given = (by: number, to: number): GoodsView =>
    events.reduce((part, event) => {
      if (event.kind === 'took' && event.seat === to && event.other === by)
        return { ...part, squares: [...part.squares, event.square ?? -1] }
      if (event.kind === 'paid' && event.seat === by && event.other === to)
        return { ...part, cash: part.cash + (event.sum ?? 0) }
      if (event.seat !== to || event.other !== by) return part
      if (event.kind === 'card-given' && event.deck) return { ...part, cards: [...part.cards, event.deck] }
      if (event.kind === 'coin') return { ...part, coins: part.coins + 1 }
      return part
    }, NOTHING)
  return { kind: 'deal', seats: [seat, other], parts: [given(seat, other), given(other, seat)] }
}

const DUELS: ReadonlySet<string> = new Set(['fight-or-pay', 'fight-roll', 'attack-roll'])

/** The duel that is being fought now; null: none is. */
export function duelNow(game: GameView | null, look: Look): Scene | null {
  if (!game?.about || !DUELS.has(game.question)) return null
  const { square, n } = game.about
  const owner = ownersOf(game, look.squares.length)[square] ?? -1
  // Of an attack, the total to beat is the attacker's; a creature has its strength printed.
  const attack = game.question === 'attack-roll'
  return { kind: 'duel', seats: [game.turn, owner], square, totals: [attack ? n : 0, 0], won: null }
}
