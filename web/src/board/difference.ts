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

/** The money that lies on Free Parking, where the jackpot is played. */
export function potOf(game: GameView | null): number {
  const pot = game?.variants['jackpot']?.['pot']
  return typeof pot === 'number' ? pot : 0
}

export interface Difference {
  /** Squares with more buildings than before. */
  built: number[]
  /** Squares that have another owner, or one at last, or none any more. */
  owners: number[]
}

export const SAME: Difference = { built: [], owners: [] }

export function differenceOf(before: GameView | null, after: GameView | null): Difference {
  if (before === null || after === null) return SAME
  const squares = [...after.buildings.keys()]
  const [owned, owns] = [ownersOf(before, squares.length), ownersOf(after, squares.length)]
  return {
    built: squares.filter((square) => after.buildings[square]! > (before.buildings[square] ?? 0)),
    owners: squares.filter((square) => owned[square] !== owns[square]),
  }
}
