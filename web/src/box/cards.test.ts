import { expect, test } from 'vitest'
import type { BoxView } from '../protocol/types.ts'
import { effectsOf, isFound, listedName, numbersOf } from './cards.ts'

const box = {
  effects: [
    { name: 'collect', numbers: ['amount'] },
    { name: 'pay', numbers: ['amount'] },
    { name: 'repairs', numbers: ['house', 'hotel'] },
    { name: 'advance', numbers: ['to'] },
    { name: 'of-mine', numbers: [] },
  ],
  cards: [{ deck: 'chance', name: 'box-1', effect: 'pay', n: 30 }],
  decks: {
    chance: [
      { name: 'dividend', effect: 'collect', n: 50, m: 0 },
      { name: 'loan', effect: 'collect', n: 15, m: 0 },
      { name: 'repairs', effect: 'repairs', n: 25, m: 100 },
    ],
    chest: [
      { name: 'doctor', effect: 'pay', n: 50, m: 0 },
      { name: 'heir', effect: 'collect', n: 99, m: 0 },
    ],
  },
} as unknown as BoxView

test('a kind of card offers the sums of its own kind first, then those of like kinds, each once', () => {
  expect(numbersOf(box, 'chance', box.effects[0]!).map(({ n }) => n)).toEqual([15, 50, 99, 30])
  expect(numbersOf(box, 'chest', box.effects[2]!)).toEqual([{ n: 25, m: 100 }])
  expect(numbersOf(box, 'chance', box.effects[3]!)).toEqual([])
})

test('a card of the list that does just this is meant by its name, and one of the box too', () => {
  expect(listedName(box, 'chance', 'collect', { n: 50, m: 0 })).toBe('dividend')
  expect(listedName(box, 'chest', 'collect', { n: 50, m: 0 })).toBe('')
  expect(listedName(box, 'chance', 'pay', { n: 30, m: 0 })).toBe('box-1')
})

test('a kind that a variant of someone’s own brings is within reach', () => {
  expect(effectsOf(box, 'else').map(({ name }) => name)).toEqual(['of-mine'])
})

test('cards are found by any of their words, without accents', () => {
  expect(isFound('Vous héritez de 100 €', 'HERITEZ 100')).toBe(true)
  expect(isFound('Vous héritez de 100 €', 'prison')).toBe(false)
  expect(isFound('anything', '')).toBe(true)
})
