// What belongs together on the board: the colour groups, the stations, the utilities.
import { STATIONS, UTILITIES } from '../../protocol/numbers.ts'
import type { Look, PlayerView } from '../../protocol/types.ts'
import type { Terms } from './goods.ts'

export interface Family {
  /** Which of the look's groups; or the stations, or the utilities. */
  id: number
  squares: number[]
  /** The group's colour; empty: it has none. */
  colour: string
}

/** All of them, as they stand on the board. */
export function familiesOf(look: Look): Family[] {
  const groups = look.groups.map(({ squares, colour }, id) => ({ id, squares, colour }))
  const kinds = [
    { id: STATIONS, squares: squaresOf(look, 'station'), colour: '' },
    { id: UTILITIES, squares: squaresOf(look, 'utility'), colour: '' },
  ]
  return [...groups, ...kinds.filter(({ squares }) => squares.length > 0)]
}

function squaresOf(look: Look, kind: string): number[] {
  return look.squares.flatMap((square, at) => (square.kind === kind ? [at] : []))
}

export function heldOf(family: Family, owned: readonly number[]): number[] {
  return family.squares.filter((square) => owned.includes(square))
}

/** What a trade does to someone's share of a family. */
export interface Effect {
  seat: number
  family: number
  before: number
  after: number
  of: number
  kind: 'completes' | 'breaks' | 'grows'
}

const WEIGHT: Record<Effect['kind'], number> = { completes: 0, breaks: 1, grows: 2 }

/** What a trade does to families, for both sides: the weightiest first. A share that only shrinks goes without saying. */
export function effectsOf(look: Look, players: readonly PlayerView[], terms: Terms): Effect[] {
  const { by, to, give, get } = terms
  const sides = [
    { seat: by, loses: give.squares, gains: get.squares },
    { seat: to, loses: get.squares, gains: give.squares },
  ]
  const found = sides.flatMap(({ seat, loses, gains }) => {
    const owned = players[seat]?.owned ?? []
    const later = [...owned.filter((square) => !loses.includes(square)), ...gains]
    return familiesOf(look).flatMap((family) => effectOn(family, seat, owned, later))
  })
  return found.sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind])
}

function effectOn(family: Family, seat: number, owned: number[], later: number[]): Effect[] {
  const [before, after] = [heldOf(family, owned).length, heldOf(family, later).length]
  const of = family.squares.length
  const share = { seat, family: family.id, before, after, of }
  if (before === after) return []
  if (after === of) return [{ ...share, kind: 'completes' }]
  if (before === of) return [{ ...share, kind: 'breaks' }]
  return after > before ? [{ ...share, kind: 'grows' }] : []
}
