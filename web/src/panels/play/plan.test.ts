import { expect, test } from 'vitest'
import type { ActTerms, GameView, Look, OptionsView } from '../../protocol/types.ts'
import { estatesOf, isOpen, onAll, sumOf, takesBack, withAct } from './plan.ts'

const options: OptionsView = {
  answers: {},
  free: { builds: [1, 3], mortgages: [5] },
  awaited: [],
  sums: { builds: [-50, -50], mortgages: [100] },
  odds: {},
}

test('an act joins the plan, and its opposite takes it back rather than undoing it at a loss', () => {
  const built = withAct(withAct([], 'builds', 1), 'builds', 3)
  expect(built).toEqual([
    { verb: 'builds', n: 1 },
    { verb: 'builds', n: 3 },
  ])
  expect(withAct(built, 'sells', 1)).toEqual([{ verb: 'builds', n: 3 }])
  expect(withAct([{ verb: 'mortgages', n: 5 }], 'redeems', 5)).toEqual([])
})

test('the last of several is taken back first', () => {
  const plan: ActTerms[] = [
    { verb: 'builds', n: 1 },
    { verb: 'builds', n: 3 },
    { verb: 'builds', n: 1 },
  ]
  expect(withAct(plan, 'sells', 1)).toEqual(plan.slice(0, 2))
})

test('what may be tapped is what the server lists, and what takes back a planned act', () => {
  expect(isOpen([], options, 'builds', 1)).toBe(true)
  expect(isOpen([], options, 'builds', 6)).toBe(false)
  expect(isOpen([], options, 'sells', 1)).toBe(false)
  expect(isOpen([{ verb: 'builds', n: 1 }], options, 'sells', 1)).toBe(true)
  expect(takesBack([{ verb: 'builds', n: 1 }], 'sells', 1)).toBe(true)
  expect(takesBack([{ verb: 'builds', n: 1 }], 'sells', 3)).toBe(false)
})

test('sums are the server’s', () => {
  expect(sumOf(options, 'builds', 3)).toBe(-50)
  expect(sumOf(options, 'redeems', 3)).toBeNull()
})

test('property is shown by group, then stations and utilities, only what is owned', () => {
  const kinds = ['go', 'street', 'street', 'street', 'station', 'utility']
  const look = {
    squares: kinds.map((kind) => ({ kind })),
    groups: [{ squares: [1, 2] }, { squares: [3] }],
  } as unknown as Look
  const game = { players: [{ owned: [2, 3, 4] }] } as unknown as GameView
  expect(estatesOf(look, game, 0)).toEqual([
    { group: 0, kind: 'street', squares: [2], all: 2 },
    { group: 1, kind: 'street', squares: [3], all: 1 },
    { group: -1, kind: 'station', squares: [4], all: 1 },
  ])
})

test('a building on every street goes to the lowest first, and is sold from the highest first', () => {
  const buildings = [0, 2, 0, 1]
  expect(onAll('builds', [1, 3], buildings).map(({ n }) => n)).toEqual([3, 1])
  expect(onAll('sells', [1, 3], buildings).map(({ n }) => n)).toEqual([1, 3])
})
