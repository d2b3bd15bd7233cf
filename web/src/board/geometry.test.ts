import { describe, expect, it } from 'vitest'
import {
  CELL,
  CORNER,
  SIZE,
  SQUARES,
  centreOf,
  frameOf,
  keyLeads,
  outward,
  range,
  spotsInCell,
  spotsOn,
  stepOf,
  type Point,
} from './geometry.ts'

const JAIL = 10
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** The box of a square on the board. */
function boxOf(square: number) {
  const frame = frameOf(square)
  const ends = [outward(frame, { x: 0, y: 0 }), outward(frame, { x: frame.width, y: frame.depth })]
  const [left, right] = ends.map((end) => end.x).sort((a, b) => a - b) as [number, number]
  const [top, bottom] = ends.map((end) => end.y).sort((a, b) => a - b) as [number, number]
  return { left, right, top, bottom }
}

describe('squares', () => {
  it('lie side by side round the board and cover its rim', () => {
    const area = range(SQUARES).reduce((sum, square) => {
      const { left, right, top, bottom } = boxOf(square)
      return sum + (right - left) * (bottom - top)
    }, 0)
    expect(area).toBeCloseTo(SIZE ** 2 - (SIZE - 2 * CORNER) ** 2, 3)
    for (const square of range(SQUARES)) {
      const next = (square + 1) % SQUARES
      expect(distance(centreOf(square), centreOf(next))).toBeLessThan(CORNER)
    }
  })

  it('stay on the board', () => {
    for (const square of range(SQUARES)) {
      const { left, right, top, bottom } = boxOf(square)
      for (const edge of [left, right, top, bottom]) {
        expect(edge).toBeGreaterThanOrEqual(-1e-6)
        expect(edge).toBeLessThanOrEqual(SIZE + 1e-6)
      }
    }
  })

  it('go clockwise from the bottom right', () => {
    expect(centreOf(0)).toEqual({ x: SIZE - CORNER / 2, y: SIZE - CORNER / 2 })
    expect(centreOf(10)).toEqual({ x: CORNER / 2, y: SIZE - CORNER / 2 })
    expect(centreOf(20)).toEqual({ x: CORNER / 2, y: CORNER / 2 })
    expect(centreOf(30)).toEqual({ x: SIZE - CORNER / 2, y: CORNER / 2 })
    expect(centreOf(1).x).toBeLessThan(centreOf(0).x)
  })

  it('have their bottom at the edge of the board', () => {
    for (const square of range(SQUARES)) {
      const frame = frameOf(square)
      if (frame.corner) continue
      const bottom = outward(frame, { x: frame.width / 2, y: frame.depth })
      expect(Math.min(bottom.x, bottom.y, SIZE - bottom.x, SIZE - bottom.y)).toBeCloseTo(0, 6)
    }
  })
})

describe('tokens', () => {
  it('each have a place of their own on their square', () => {
    for (const square of range(SQUARES)) {
      const { left, right, top, bottom } = boxOf(square)
      for (const count of [1, 2, 3, 5, 8]) {
        const spots = spotsOn(square, count, JAIL)
        expect(spots).toHaveLength(count)
        for (const [at, spot] of spots.entries()) {
          expect(spot.x).toBeGreaterThan(left)
          expect(spot.x).toBeLessThan(right)
          expect(spot.y).toBeGreaterThan(top)
          expect(spot.y).toBeLessThan(bottom)
          for (const other of spots.slice(at + 1)) expect(distance(spot, other)).toBeGreaterThan(12)
        }
      }
    }
  })

  it('are whole in the corners of the board', () => {
    const edge = ({ x, y }: Point) => Math.min(x, y, SIZE - x, SIZE - y)
    for (const square of [0, 20, 30])
      for (const count of [1, 2, 3, 5, 8])
        for (const spot of spotsOn(square, count, JAIL)) expect(edge(spot)).toBeGreaterThan(32)
  })

  it('step on the squares that they pass', () => {
    for (const square of range(SQUARES)) expect(distance(stepOf(square), centreOf(square))).toBeLessThan(CORNER / 4)
  })

  it('stand in the cell when locked up, and outside of it when just visiting', () => {
    const cell = (spot: Point) => spot.x > CORNER - CELL && spot.x < CORNER && spot.y < SIZE - CORNER + CELL
    for (const count of [1, 4, 8]) {
      expect(spotsInCell(JAIL, count).every(cell)).toBe(true)
      expect(spotsOn(JAIL, count, JAIL).some(cell)).toBe(false)
    }
  })
})

describe('keys', () => {
  it('walk round the board', () => {
    expect(keyLeads(0, 'ArrowRight')).toBe(1)
    expect(keyLeads(0, 'ArrowLeft')).toBe(39)
    expect(keyLeads(39, 'ArrowDown')).toBe(0)
    expect(keyLeads(5, 'Home')).toBe(0)
    expect(keyLeads(5, 'End')).toBe(39)
    expect(keyLeads(35, 'PageDown')).toBe(5)
  })

  it('leave other keys alone', () => expect(keyLeads(3, 'a')).toBe(-1))
})
