// Where the tokens stand: by the view, and each at a place of its own on its square.
import type { GameView } from '../protocol/types.ts'
import { spotsInCell, spotsOn, type Point } from './geometry.ts'
import type { Standing } from './plan.ts'

/** By seat; null: no token on the board. */
export type Standings = (Standing | null)[]

export function standingsOf(game: GameView | null): Standings {
  return game?.players.map((player) => (player.out ? null : { at: player.at, cell: player.jail >= 0 })) ?? []
}

/** By seat: the place of each token on the board. */
export function spotsOf(standings: Standings, jail: number): (Point | null)[] {
  const together = new Map<string, number[]>()
  for (const [seat, standing] of standings.entries()) {
    if (standing === null) continue
    const place = `${standing.at} ${standing.cell}`
    together.set(place, [...(together.get(place) ?? []), seat])
  }
  const spots: (Point | null)[] = standings.map(() => null)
  for (const seats of together.values()) {
    const { at, cell } = standings[seats[0]!]!
    const found = cell ? spotsInCell(jail, seats.length) : spotsOn(at, seats.length, jail)
    for (const [place, seat] of seats.entries()) spots[seat] = found[place]!
  }
  return spots
}
