import { describe, expect, it } from 'vitest'
import type { GameView, Look } from '../protocol/types.ts'
import { learn } from '../words/language.svelte.ts'
import { matesOf, numberText, rentLines } from './deed.ts'
import looks from './fixtures/looks.json'

const look = {
  squares: [
    { kind: 'street', group: 0, price: 60, rents: [2, 10, 30, 90, 160, 250] },
    { kind: 'station', group: -1, price: 200, rents: [25, 50, 100, 200] },
    { kind: 'station', group: -1, price: 200, rents: [25, 50, 100, 200] },
    { kind: 'tax', group: -1, price: 0, rents: [] },
  ],
  groups: [{ squares: [0] }],
  words: { en: { houses_for_hotel: 4 } },
} as unknown as Look
const game = (rents: number[], buildings: number[]) => ({ rents, buildings }) as unknown as GameView
const now = (rents: number[], buildings: number[], at = 0) =>
  rentLines(look, game(rents, buildings), at).filter((line) => line.now)

describe('the deed', () => {
  it('marks the rent that applies', () => {
    expect(now([2], [0])).toMatchObject([{ kind: 'bare', amount: 2 }])
    expect(now([90], [3])).toMatchObject([{ kind: 'houses', n: 3 }])
    expect(now([250], [5])).toMatchObject([{ kind: 'hotel', amount: 250 }])
    expect(now([0, 100], [0, 0], 1)).toMatchObject([{ kind: 'stations', n: 3 }])
  })

  it('shows what a whole group brings while it holds', () =>
    expect(now([4], [0])).toEqual([{ kind: 'whole', amount: 4, now: true }]))

  it('marks nothing where nothing is due', () => {
    expect(now([0], [0])).toEqual([])
    expect(rentLines(look, null, 0).some((line) => line.now)).toBe(false)
  })

  it('has no line for houses that a hotel takes the place of', () => {
    const quick = { ...look, words: { en: { houses_for_hotel: 3 } } } as unknown as Look
    expect(rentLines(quick, null, 0).filter((line) => line.kind === 'houses')).toHaveLength(3)
    expect(rentLines(look, null, 0).filter((line) => line.kind === 'houses')).toHaveLength(4)
  })

  it.each([
    ['fr', 'N°\u00a0Pokédex 74'],
    ['en', 'Pokédex no. 74'],
  ] as const)('tells the number that its edition prints: %s', async (language, text) => {
    await learn(language)
    const of = (id: string) => (looks as unknown as Look[]).find((one) => one.id === id)!
    expect(numberText(of('pokemon'), 1)).toBe(text)
    expect([numberText(of('pokemon'), 5), numberText(of('classic'), 1)]).toEqual(['', ''])
  })

  it('names what belongs together', () => {
    expect(matesOf(look, 0)).toEqual([0])
    expect(matesOf(look, 1)).toEqual([1, 2])
    expect(matesOf(look, 3)).toEqual([])
  })
})
