import { beforeAll, describe, expect, it } from 'vitest'
import looks from '../../board/fixtures/looks.json'
import type { GameView, Look, OptionsView } from '../../protocol/types.ts'
import { learn } from '../../words/language.svelte.ts'
import { namesOf } from '../../words/names.ts'
import { speakOf } from '../../words/words.svelte.ts'
import { labelOf, spokenQuestion } from './wording.ts'

const look = (looks as unknown as Look[])[0]!

/** What a seat may answer. */
function options(...verbs: string[]): OptionsView {
  const answers = Object.fromEntries(verbs.map((verb) => [verb, []]))
  return { answers, free: {}, awaited: [], sums: { buys: [-400] }, odds: {} }
}

function game(more: object): GameView {
  const seat = { at: 39, jail: -1, owned: [], cash: 20 }
  const usual = { question: 'turn', asked: [0], rolled: false, over: false, debts: [], auction: null }
  return { ...usual, players: [seat, seat], options: [options(), options()], ...more } as unknown as GameView
}

describe.each([
  ['en', 'You owe €150. Raise the money!'],
  ['fr', '150\u00a0€'],
] as const)('a question read aloud in %s', (language, owed) => {
  const names = namesOf(look, ['Anna', 'Bruno'])
  beforeAll(async () => {
    await learn(language)
    speakOf(look)
  })

  it('says what is owed where a debt leaves nothing to choose from', () => {
    const debts = [{ debtor: 0, creditor: 1, amount: 150, square: 39 }]
    const told = spokenQuestion(options(), game({ question: 'settlement', debts }), 0, names)
    expect(told).toContain(owed)
    expect(told).not.toMatch(/[:.]\s*\.|can \./)
  })

  it('is no empty list, whatever is asked', () => {
    for (const question of ['turn', 'sale', 'auction', 'settlement', 'received', 'finish', 'contest', 'theft'])
      expect(spokenQuestion(options(), game({ question, about: { square: 39 } }), 0, names)).not.toMatch(
        /[:,]?\s+\.|: *$/,
      )
  })

  it('says whom it asks where several play on one device', () => {
    expect(spokenQuestion(options('rolls'), game({}), 0, names, 'Anna')).toContain('Anna')
    expect(spokenQuestion(options(), game({}), 0, names, 'Anna')).toContain('Anna')
  })
})

it.each([
  ['en', 'Keep them all mortgaged', 'Unmortgage them all', 'Unmortgage King’s Cross Station'],
  ['fr', 'Garder toutes les hypothèques', 'Lever toutes les hypothèques', 'Lever l’hypothèque (Gare Montparnasse)'],
] as const)('names in %s one answer for all that a bankruptcy brought, or the one that it brought', async (...said) => {
  const [language, keeps, redeems, single] = said
  await learn(language)
  speakOf(look)
  const names = namesOf(look, ['Anna', 'Bruno'])
  const label = (verb: 'keeps' | 'redeems', squares: number[]) =>
    labelOf({ verb, n: -1 }, game({ question: 'received', about: { square: -1, seat: -2, n: 0, squares } }), 0, names)
  expect([label('keeps', [5, 15]), label('redeems', [5, 15])]).toEqual([keeps, redeems])
  expect(label('redeems', [5])).toBe(single)
})

it('lists in English what one can do, with the price', async () => {
  await learn('en')
  speakOf(look)
  const names = namesOf(look, ['Anna', 'Bruno'])
  const told = spokenQuestion(options('buys', 'declines'), game({ question: 'sale', about: { square: 39 } }), 0, names)
  expect(told).toBe(`Your turn. You can buy ${names.square(39)} for €400 or auction it instead.`)
})
