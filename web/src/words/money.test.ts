import { expect, it } from 'vitest'
import { asMoney } from './money.ts'

const sum = (symbol: string, first: boolean, language: string) =>
  asMoney(1500, { symbol, first: { [language]: first } }, language)

it.each([
  ['fr', '€', false, '1\u202f500\u00a0€'],
  ['fr', '€', true, '€\u00a01\u202f500'],
  ['en', '€', true, '€1,500'],
  ['en', 'M', true, 'M\u00a01,500'],
])('writes a sum as the edition prints it: %s, %s, %s', (language, symbol, first, said) => {
  expect(sum(symbol, first, language)).toBe(said)
})
