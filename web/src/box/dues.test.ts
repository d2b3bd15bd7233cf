import { expect, test } from 'vitest'
import type { GameView } from '../protocol/types.ts'
import { duesOfAll } from './dues.ts'

test('a visitor who owes for two squares is named once, with the sum that the server says', () => {
  const claim = { visitor: 0, owner: 1, square: 39, factor: 1, base: 50, throw: false }
  const options = [
    { answers: {}, free: {}, sums: {} },
    { answers: {}, free: { claims: [2, 0] }, sums: { claims: [4, 90] } },
  ]
  const claims = [claim, { ...claim, square: 37, lapses: 'P6' }]
  const game = { claims, options } as unknown as GameView
  expect(duesOfAll(game)).toEqual([{ owner: 1, visitor: 0, sum: 90, lapses: true }])
})
