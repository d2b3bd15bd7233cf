import { describe, expect, it } from 'vitest'
import { NOBODY } from '../protocol/numbers.ts'
import type { GameView, PlayerView } from '../protocol/types.ts'
import { SAME, differenceOf, holderOf, mortgagedOf, ownersOf } from './difference.ts'

const player = (given: Partial<PlayerView> = {}): PlayerView => ({
  cash: 1000,
  at: 0,
  owned: [],
  mortgaged: [],
  jail: -1,
  cards: [],
  coins: 0,
  trapped: false,
  out: false,
  home: false,
  worth: 1000,
  ...given,
})
const game = (players: PlayerView[], buildings: Record<number, number> = {}): GameView =>
  ({ players, buildings: Array.from({ length: 40 }, (_, at) => buildings[at] ?? 0) }) as unknown as GameView

describe('owners', () => {
  const view = game([player({ owned: [1, 3] }), player({ owned: [6], mortgaged: [6] })])

  it('are known by square', () => {
    const owners = ownersOf(view, 40)
    expect([owners[1], owners[3], owners[6], owners[5]]).toEqual([0, 0, 1, NOBODY])
    expect([...mortgagedOf(view)]).toEqual([6])
  })

  it('hold a group when they have all of it', () => {
    const owners = ownersOf(view, 40)
    expect(holderOf(owners, [1, 3])).toBe(0)
    expect(holderOf(owners, [1, 6])).toBe(NOBODY)
    expect(holderOf(owners, [8, 9])).toBe(NOBODY)
  })

  it('are nobody before the game', () => expect(new Set(ownersOf(null, 40))).toEqual(new Set([NOBODY])))
})

describe('the difference of two views', () => {
  const before = game([player({ at: 0, owned: [1, 3] }), player({ at: 7, jail: -1, mortgaged: [5], owned: [5] })], {
    1: 2,
    3: 2,
  })

  it('is nothing when nothing changed', () => {
    const same = differenceOf(before, structuredClone(before))
    expect(same).toEqual(SAME)
  })

  it('names what was built and what changed hands', () => {
    const after = game([player({ at: 5, cash: 900, owned: [1, 3, 6] }), player({ at: 7, owned: [5] })], { 1: 3, 3: 1 })
    const found = differenceOf(before, after)
    expect(found).toEqual({ built: [1], owners: [6] })
  })

  it('is nothing from before the game on: there is nothing to compare', () =>
    expect(differenceOf(null, before)).toEqual(SAME))
})
