// The rents of a game, put together by group, in the order of the board.
import { STATIONS, UTILITIES } from '../../protocol/numbers.ts'
import type { Look, RentsTaken } from '../../protocol/types.ts'

export interface GroupRents {
  group: number
  sum: number
  times: number
  /** The most first. */
  owners: { seat: number; sum: number; times: number }[]
}

export function rentsByGroup(rents: readonly RentsTaken[], look: Look): GroupRents[] {
  const order = [...look.groups.keys(), STATIONS, UTILITIES]
  return order
    .map((group) => {
      const taken = rents.filter((rent) => rent.group === group && rent.times > 0)
      const owners = taken.map(({ owner, sum, times }) => ({ seat: owner, sum, times })).sort((a, b) => b.sum - a.sum)
      return { group, owners, sum: total(taken.map((rent) => rent.sum)), times: total(taken.map((rent) => rent.times)) }
    })
    .filter((row) => row.times > 0)
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
