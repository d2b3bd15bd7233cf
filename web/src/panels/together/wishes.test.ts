import { expect, test } from 'vitest'
import type { SeatView, State } from '../../protocol/types.ts'
import { botWish, countWish, isAway } from './wishes.ts'

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  name: '',
  person: true,
  bot: '',
  here: true,
  until: null,
  wishes_pause: false,
  ...more,
})

function state(seats: SeatView[], out: number[] = [], clock = 'off'): State {
  const players = seats.map((_, at) => ({ out: out.includes(at) }))
  return { table: { seats, settings: { clock } }, game: { players } } as unknown as State
}

test('someone is away who has a seat, no connection, and no bot in their place', () => {
  const shown = state([seat(), seat({ here: false }), seat({ here: false, bot: 'steady' }), seat({ person: false })])
  expect([0, 1, 2, 3].filter((at) => isAway(shown, at))).toEqual([1])
})

test('a bot for someone is wished by some and misses the word of the others who are here', () => {
  const shown = state([seat({ wishes_bot: [2] }), seat(), seat({ here: false }), seat({ person: false })])
  expect(botWish(shown, 2)).toEqual({ wished: [0], missing: [1] })
})

test('by correspondence those who are away are asked, too, whether the game ends', () => {
  const seats = [seat({ wishes_count: true }), seat({ here: false })]
  expect(countWish(state(seats)).missing).toEqual([])
  expect(countWish(state(seats, [], 'days')).missing).toEqual([1])
})

test('who is bankrupt is not asked whether the game ends', () => {
  const shown = state([seat(), seat({ wishes_count: true }), seat()], [2])
  expect(countWish(shown)).toEqual({ wished: [1], missing: [0] })
})
