import { expect, test } from 'vitest'
import type { AnswerView, GameView } from '../../protocol/types.ts'
import { duesOf, lapsedIn } from './claims.ts'

const options = (more: object = {}) => ({ answers: {}, free: {}, awaited: [], sums: {}, odds: {}, ...more })
const claim = (owner: number, visitor: number, square: number) => ({ owner, visitor, square })

const game = {
  options: [
    options(),
    options({ free: { claims: [0, 2] }, sums: { claims: [26, 0] } }),
    options({ answers: { claims: [0] }, sums: { claims: [8] } }),
  ],
  claims: [{ ...claim(1, 0, 16), lapses: 'P6', until: 500 }, claim(1, 2, 12), claim(2, 0, 5)],
} as unknown as GameView

test('a rent is listed with its sum and its square, for every seat on this device', () => {
  expect(duesOf(game, [0, 1])).toEqual([
    { owner: 1, visitor: 0, sum: 26, squares: [16], lapses: 'P6', until: 500 },
    { owner: 1, visitor: 2, sum: 0, squares: [12], lapses: '', until: 0 },
  ])
})

test('what is asked for at the end of a game is listed as well', () => {
  expect(duesOf(game, [2])).toEqual([{ owner: 2, visitor: 0, sum: 8, squares: [5], lapses: '', until: 0 }])
})

test('nobody claims another’s rent', () => {
  expect(duesOf(game, [0])).toEqual([])
})

test('a rent that has lapsed is told to its owner, with what it would have brought and the rule', () => {
  const answers: AnswerView[] = [
    { n: 1, seat: 8, do: '', events: [{ kind: 'rent-due', seat: 2, other: 0, square: 16, sum: 28 }] },
    { n: 2, seat: 1, do: 'rolls', events: [{ kind: 'lapsed', seat: 2, other: 0, square: 16, rule: 'P6' }] },
  ]
  expect(lapsedIn(answers, [0])).toEqual([{ n: 2, owner: 0, visitor: 2, square: 16, sum: 28, rule: 'P6' }])
  expect(lapsedIn(answers, [1, 2])).toEqual([])
})
