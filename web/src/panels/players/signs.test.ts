import { expect, test } from 'vitest'
import type { GameView, PlayerView, SeatView } from '../../protocol/types.ts'
import { presenceOf, signsOf } from './signs.ts'

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  name: 'Anna',
  person: true,
  bot: '',
  here: true,
  until: null,
  wishes_pause: false,
  ...more,
})
const player = (more: Partial<PlayerView> = {}) =>
  ({ jail: -1, cards: [], coins: 0, trapped: false, out: false, home: false, ...more }) as unknown as PlayerView
const game = { winners: [], figure: -2 } as unknown as GameView

test('a seat is a bot’s, a person’s, or a bot’s in place of a person', () => {
  expect(presenceOf(seat())).toBe('here')
  expect(presenceOf(seat({ here: false }))).toBe('away')
  expect(presenceOf(seat({ here: false, bot: 'steady' }))).toBe('sits-in')
  expect(presenceOf(seat({ person: false, bot: 'steady' }))).toBe('bot')
})

test('a free player with nothing special bears no sign', () => {
  expect(signsOf(player(), seat(), game, 0)).toEqual([])
})

test('jail counts from the first failed try on, which is none', () => {
  expect(signsOf(player({ jail: 0 }), seat(), game, 0).map(({ name }) => name)).toEqual(['jail'])
})

test('the figure is its holder’s alone', () => {
  const held = { ...game, figure: 1 }
  expect(signsOf(player(), seat(), held, 1).map(({ name }) => name)).toEqual(['figure'])
  expect(signsOf(player(), seat(), held, 0)).toEqual([])
})

test('cards and coins are counted', () => {
  const signs = signsOf(player({ cards: ['chance', 'chest'], coins: 3 }), seat(), game, 0)
  expect(signs.map(({ name, n }) => [name, n])).toEqual([
    ['cards', 2],
    ['coins', 3],
  ])
})
