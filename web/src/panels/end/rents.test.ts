// Rents are told by group, in the order of the board.
import { expect, it } from 'vitest'
import { STATIONS, UTILITIES } from '../../protocol/numbers.ts'
import type { Look, RentsTaken } from '../../protocol/types.ts'
import { rentsByGroup } from './rents.ts'

const look = { groups: [{}, {}, {}] } as unknown as Look
const taken = (group: number, owner: number, sum: number, times = 1): RentsTaken => ({ group, owner, sum, times })

it('colour groups come first, then stations and utilities, and what brought nothing is left out', () => {
  const rows = rentsByGroup(
    [taken(UTILITIES, 0, 40), taken(STATIONS, 1, 50), taken(2, 0, 9), taken(0, 1, 4), taken(1, 1, 0, 0)],
    look,
  )
  expect(rows.map((row) => row.group)).toEqual([0, 2, STATIONS, UTILITIES])
})

it('the owner who took most of a group comes first', () => {
  const [row] = rentsByGroup([taken(1, 0, 10, 2), taken(1, 3, 70, 3)], look)
  expect(row).toEqual({
    group: 1,
    sum: 80,
    times: 5,
    owners: [
      { seat: 3, sum: 70, times: 3 },
      { seat: 0, sum: 10, times: 2 },
    ],
  })
})
