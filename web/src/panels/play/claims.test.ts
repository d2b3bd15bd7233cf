import { expect, test } from 'vitest'
import type { GameView } from '../../protocol/types.ts'
import { duesOf } from './claims.ts'

const options = (more: object = {}) => ({ answers: {}, free: {}, awaited: [], sums: {}, odds: {}, ...more })
const claim = (owner: number, visitor: number, square: number) => ({ owner, visitor, square })

const game = {
  options: [
    options(),
    options({ free: { claims: [0, 2] }, sums: { claims: [26, 0] } }),
    options({ answers: { claims: [0] }, sums: { claims: [8] } }),
  ],
  claims: [claim(1, 0, 16), claim(1, 2, 12), claim(2, 0, 5)],
} as unknown as GameView

test('a rent is listed with its sum and its square, for every seat on this device', () => {
  expect(duesOf(game, [0, 1])).toEqual([
    { owner: 1, visitor: 0, sum: 26, squares: [16] },
    { owner: 1, visitor: 2, sum: 0, squares: [12] },
  ])
})

test('what is asked for at the end of a game is listed as well', () => {
  expect(duesOf(game, [2])).toEqual([{ owner: 2, visitor: 0, sum: 8, squares: [5] }])
})

test('nobody claims another’s rent', () => {
  expect(duesOf(game, [0])).toEqual([])
})
