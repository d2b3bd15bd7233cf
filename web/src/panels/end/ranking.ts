// In which order players are told at the end: winners, then by the sums that decided, then whoever went out last.
import type { GameView, PlayerView, TurnWorth } from '../../protocol/types.ts'

export interface Ranked {
  seat: number
  /** What the last count made of them; where nobody was counted, what they are worth; null: only others were counted. */
  sum: number | null
  won: boolean
  out: boolean
  /** From 1; the same for those who won together. */
  place: number
}

/** The last turn at which a player still had something. */
function lasted(turns: readonly TurnWorth[], seat: number): number {
  return turns.findLastIndex((turn) => (turn.worth[seat] ?? 0) > 0)
}

const isCounted = (player: PlayerView) => typeof player.score === 'number'

export function ranking(game: GameView, turns: readonly TurnWorth[]): Ranked[] {
  const counted = game.players.some(isCounted)
  const rows = game.players.map((player, seat) => {
    const won = game.winners.includes(seat)
    return { seat, sum: counted ? (player.score ?? null) : player.worth, won, out: player.out, place: 0 }
  })
  rows.sort(
    (a, b) =>
      Number(b.won) - Number(a.won) ||
      Number(a.out) - Number(b.out) ||
      (a.out ? lasted(turns, b.seat) - lasted(turns, a.seat) : (b.sum ?? -1) - (a.sum ?? -1)),
  )
  const winners = rows.filter((row) => row.won).length
  return rows.map((row, at) => ({ ...row, place: at < winners ? 1 : at + 1 }))
}
