import { expect, test } from 'vitest'
import { percent, reduced } from './odds.ts'

test('odds are said in the smallest numbers', () => {
  expect(reduced([6, 36])).toEqual([1, 6])
  expect(reduced([35, 36])).toEqual([35, 36])
  expect(reduced([36, 36])).toEqual([1, 1])
  expect(reduced([0, 36])).toEqual([0, 1])
})

test('odds in percent are rounded', () => {
  expect(percent([1, 6])).toBe(17)
  expect(percent([0, 0])).toBe(0)
})
