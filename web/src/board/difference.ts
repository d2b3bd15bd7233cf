// What differs between two views of a game: what the board points out when it changes.
import { NOBODY } from '../protocol/numbers.ts'
import type { GameView } from '../protocol/types.ts'

/** Who owns what, by square. */
export function ownersOf(game: GameView | null, squares: number): number[] {
  const owners = Array.from({ length: squares }, () => NOBODY)
  for (const [seat, player] of (game?.players ?? []).entries()) for (const square of player.owned) owners[square] = seat
  return owners
}

export function mortgagedOf(game: GameView | null): Set<number> {
  return new Set(game?.players.flatMap((player) => player.mortgaged) ?? [])
}

/** Who holds every one of these squares; NOBODY when no one does. */
export function holderOf(owners: readonly number[], squares: readonly number[]): number {
  const first = owners[squares[0] ?? -1] ?? NOBODY
  return squares.every((square) => owners[square] === first) ? first : NOBODY
}

export interface Difference {
  /** Seats whose token stands elsewhere, or in the cell now, or not any more. */
  moved: number[]
  /** Squares with more buildings than before. */
  built: number[]
  /** Squares with fewer. */
  cleared: number[]
  /** Squares that have another owner, or one at last, or none any more. */
  owners: number[]
  /** Squares whose mortgage was taken up or lifted. */
  mortgages: number[]
  /** By seat: how much more cash there is. */
  cash: number[]
}

export const SAME: Difference = { moved: [], built: [], cleared: [], owners: [], mortgages: [], cash: [] }

export function differenceOf(before: GameView | null, after: GameView | null): Difference {
  if (before === null || after === null) return SAME
  const squares = after.buildings.length
  const where = (change: (square: number) => boolean) => after.buildings.map((_, square) => square).filter(change)
  const [owned, owns] = [ownersOf(before, squares), ownersOf(after, squares)]
  const [pledged, pledges] = [mortgagedOf(before), mortgagedOf(after)]
  const height = (game: GameView, square: number) => game.buildings[square] ?? 0
  return {
    moved: movedSeats(before, after),
    built: where((square) => height(after, square) > height(before, square)),
    cleared: where((square) => height(after, square) < height(before, square)),
    owners: where((square) => owned[square] !== owns[square]),
    mortgages: where((square) => pledged.has(square) !== pledges.has(square)),
    cash: after.players.map((player, seat) => player.cash - (before.players[seat]?.cash ?? 0)),
  }
}

function movedSeats(before: GameView, after: GameView): number[] {
  const inCell = (jail: number) => jail >= 0
  return after.players.flatMap((player, seat) => {
    const was = before.players[seat]
    const stayed = was && was.at === player.at && inCell(was.jail) === inCell(player.jail) && was.out === player.out
    return stayed ? [] : [seat]
  })
}
