// The chart's figures, without a page.
import { describe, expect, it } from 'vitest'
import { across, evenly, linePath, nearest, sampled, scaleOf, ticks, turnAt, up, type Frame } from './chart.ts'

const frame: Frame = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 }

describe('ticks', () => {
  it.each([
    [{ least: 0, most: 2300 }, 4, [0, 1000, 2000]],
    [{ least: 0, most: 9 }, 4, [0, 5]],
    [{ least: -150, most: 300 }, 5, [-100, 0, 100, 200, 300]],
    [{ least: 0, most: 1 }, 5, [0, 1]],
  ])('are round figures within %o', (scale, about, expected) => expect(ticks(scale, about)).toEqual(expected))
})

describe('places', () => {
  it('go from edge to edge', () => {
    expect(evenly(3).map((share) => across(frame, share))).toEqual([10, 110, 210])
    expect(evenly(1).map((share) => across(frame, share))).toEqual([110])
    expect(up(frame, 0, { least: 0, most: 50 })).toBe(110)
    expect(up(frame, 50, { least: 0, most: 50 })).toBe(10)
  })
  it('are found again from the page', () => {
    const shares = [0, 0.1, 0.5, 0.6, 1]
    for (const [at, share] of shares.entries()) expect(nearest(frame, across(frame, share), shares)).toBe(at)
    expect(nearest(frame, -40, shares)).toBe(0)
    expect(nearest(frame, 900, shares)).toBe(4)
  })
  it('make a line', () =>
    expect(linePath(frame, [0, 50], [0, 1], { least: 0, most: 50 })).toBe('M10.0 110.0L210.0 10.0'))
})

it('a scale holds zero and all values', () => {
  expect(
    scaleOf([
      [5, 9],
      [-3, 2],
    ]),
  ).toEqual({ least: -3, most: 9 })
  expect(scaleOf([])).toEqual({ least: 0, most: 1 })
})

it('a sample keeps the first and the last', () => {
  expect(sampled(3, 10)).toEqual([0, 1, 2])
  const some = sampled(500, 12)
  expect([some.length, some[0], some.at(-1)]).toEqual([12, 0, 499])
})

it('an answer belongs to the turn that began last', () => {
  expect([0, 4, 7, 10, 15, 20, 99].map((n) => turnAt([4, 10, 20], n))).toEqual([0, 0, 0, 1, 1, 2, 2])
  expect(turnAt([], 3)).toBe(0)
})
