import { describe, expect, it } from 'vitest'
import type { ReviewedMoment } from '../../protocol/types.ts'
import { bandPath, lineOf, sharesOf, turnedAt } from './curve.ts'

const chance = (value: number, off = 0.1) => ({ value, low: Math.max(0, value - off), high: Math.min(1, value + off) })
const moment = (n: number, turn: number, ...values: number[]): ReviewedMoment => ({
  n,
  turn,
  seat: 0,
  chances: values.map((value) => chance(value)),
})
const GAME = [moment(0, 1, 0.5, 0.5), moment(10, 3, 0.3, 0.7), moment(40, 11, 0, 1)]
const FRAME = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 }

describe('the curve of chances', () => {
  it('goes by turns, from the first to the last', () => {
    expect(sharesOf(GAME)).toEqual([0, 0.2, 1])
    expect(sharesOf(GAME.slice(0, 1))).toEqual([0])
  })

  it('has one line a seat', () => {
    expect(lineOf(GAME, 1)).toEqual([0.5, 0.7, 1])
  })

  it('has a band that encloses the line: there along the top, back below', () => {
    const path = bandPath(FRAME, GAME, sharesOf(GAME), 0)
    expect(path).toBe('M10.0 25.0L30.0 35.0L110.0 50.0L110.0 55.0L30.0 45.0L10.0 35.0Z')
    expect(bandPath(FRAME, [], [], 0)).toBe('')
  })

  it('knows where the game turned', () => {
    expect(turnedAt(GAME, { last: 40 })).toBe(2)
    expect(turnedAt(GAME, { last: 9 })).toBe(1)
    expect(turnedAt(GAME, null)).toBe(-1)
  })
})
