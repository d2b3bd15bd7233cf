import { describe, expect, it } from 'vitest'
import type { EventView } from '../../protocol/types.ts'
import { itemsOf, sinceTurn } from './since.ts'

const turn = (seat: number): EventView => ({ kind: 'turn', seat })
const ME = [0]

describe('what happened since one’s turn', () => {
  it('begins where the last turn of one’s own ended', () => {
    const bought: EventView = { kind: 'bought', seat: 1, square: 3, sum: 60 }
    const old: EventView = { kind: 'bought', seat: 2, square: 1, sum: 60 }
    expect(sinceTurn([turn(2), old, turn(0), turn(1), bought, turn(2), turn(0)], ME)).toEqual([
      turn(1),
      bought,
      turn(2),
      turn(0),
    ])
  })

  it('is all that is known where no turn of one’s own has ended', () => {
    expect(sinceTurn([turn(1), turn(2)], ME)).toHaveLength(2)
  })

  it('puts each player’s purchases and payments together, money of one’s own first', () => {
    const events: EventView[] = [
      { kind: 'bought', seat: 1, square: 3, sum: 60 },
      { kind: 'bought', seat: 1, square: 5, sum: 200 },
      { kind: 'paid', seat: 2, other: 0, sum: 14 },
      { kind: 'paid', seat: 2, other: 0, sum: 6 },
      { kind: 'paid', seat: 0, other: -1, sum: 100 },
      { kind: 'paid', seat: 1, other: 2, sum: 8 },
    ]
    expect(itemsOf(events, ME).map(({ key, who, sum, squares }) => [key, who, sum, squares])).toEqual([
      ['paid-you', 2, 20, []],
      ['you-paid-bank', -1, 100, []],
      ['bought', 1, 0, [3, 5]],
    ])
  })
})
