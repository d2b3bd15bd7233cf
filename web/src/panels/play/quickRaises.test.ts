import { expect, test } from 'vitest'
import { bidOf, quickRaises, sealedSums } from './quickRaises.ts'

test('the least bid comes first, then rising steps', () => {
  expect(quickRaises(1, 1500, 200)).toEqual([1, 25, 50, 100])
})

test('no raise is below the least or above the most', () => {
  for (const [least, most] of [
    [1, 3],
    [98, 100],
    [10, 10],
    [40, 1000],
  ] as const) {
    const raises = quickRaises(least, most, 400)
    expect(Math.min(...raises)).toBe(least)
    expect(Math.max(...raises)).toBeLessThanOrEqual(most)
  }
})

test('equal steps are offered once', () => {
  expect(quickRaises(10, 30, 400)).toEqual([10, 30])
  expect(quickRaises(7, 7, 60)).toEqual([7])
})

test('the most does not stand right beside another sum', () => {
  expect(quickRaises(124, 206, 320)).toEqual([124, 165, 205])
})

test('a lot without a price still has steps', () => {
  expect(quickRaises(50, 500, 0)[0]).toBe(50)
})

test('a typed bid counts only as a whole number within bounds', () => {
  expect(bidOf(60, 10, 100)).toBe(60)
  expect(bidOf(9, 10, 100)).toBeNull()
  expect(bidOf(101, 10, 100)).toBeNull()
  expect(bidOf(10.5, 10, 100)).toBeNull()
  expect(bidOf(undefined, 10, 100)).toBeNull()
})

test('the sums for a sealed bid are parts of the price, within bounds and each once', () => {
  expect(sealedSums(1, 1500, 200)).toEqual([100, 150, 200])
  expect(sealedSums(50, 120, 200)).toEqual([100, 120])
  expect(sealedSums(50, 60, 50)).toEqual([50])
})
