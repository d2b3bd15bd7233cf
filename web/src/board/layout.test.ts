import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LEADING, fit, widthOf } from './fit.ts'
import { SIDE, SIZE, SQUARES, boxOf, range } from './geometry.ts'
import { SIZES, layoutOf, nameSpace, type Rect } from './layout.ts'

const CATALOGUE = new URL('../../../src/casedepart/editions/catalogue/', import.meta.url)
const SQUARE = /^(\d+) = \{(?:.*?kind = "(\w+)")?.*?name = \{ fr = "([^"]+)", en = "([^"]+)"/gm
const files = readdirSync(CATALOGUE).filter((file) => file.endsWith('.toml'))
const squaresIn = (file: string) =>
  [...readFileSync(new URL(file, CATALOGUE), 'utf8').matchAll(SQUARE)].map(([, at, kind, fr, en]) => ({
    at: Number(at),
    kind,
    names: [fr!, en!],
  }))
const KINDS = new Map(squaresIn('classic.toml').map(({ at, kind }) => [at, kind!]))
const CORNERS = ['go', 'jail', 'free_parking', 'go_to_jail']
const NAMED = files.flatMap((file) =>
  squaresIn(file)
    .filter(({ at }) => at % SIDE > 0 && !CORNERS.includes(KINDS.get(at)!))
    .flatMap(({ at, names }) => names.map((name) => ({ file, at, name, kind: KINDS.get(at)! }))),
)
const shownAs = (kind: string, small = false) => ({
  street: kind === 'street',
  icon: kind !== 'street',
  priced: kind !== 'deck',
  small,
})
const within = (inside: Rect, around: Rect) =>
  inside.x >= around.x - 1e-6 &&
  inside.y >= around.y - 1e-6 &&
  inside.x + inside.width <= around.x + around.width + 1e-6 &&
  inside.y + inside.height <= around.y + around.height + 1e-6
const apart = (one: Rect, other: Rect) =>
  one.x + one.width <= other.x + 1e-6 ||
  other.x + other.width <= one.x + 1e-6 ||
  one.y + one.height <= other.y + 1e-6 ||
  other.y + other.height <= one.y + 1e-6

describe('what is printed on a square', () => {
  it.each(range(SQUARES).filter((at) => at % SIDE > 0))('square %i: lies in it, and nothing covers another', (at) => {
    const box = boxOf(at)
    for (const small of [false, true])
      for (const kind of ['street', 'station', 'deck']) {
        const { band, name, icon, strip } = layoutOf(box, shownAs(kind, small))
        const parts = [band, strip, ...(small ? [] : [name]), icon].filter((part) => part !== null)
        for (const [place, part] of parts.entries()) {
          expect(within(part, { x: 0, y: 0, width: box.width, height: box.height })).toBe(true)
          for (const other of parts.slice(place + 1)) expect(apart(part, other)).toBe(true)
        }
      }
  })

  it('has its colour towards the middle of the board', () => {
    for (const at of [5, 15, 25, 35]) {
      const box = boxOf(at)
      const band = layoutOf(box, shownAs('street')).band!
      const far = Math.hypot(box.x + box.width / 2 - SIZE / 2, box.y + box.height / 2 - SIZE / 2)
      const near = Math.hypot(box.x + band.x + band.width / 2 - SIZE / 2, box.y + band.y + band.height / 2 - SIZE / 2)
      expect(near).toBeLessThan(far)
    }
  })
})

describe('the names of the catalogue', () => {
  it('are all found, in both languages', () => {
    expect(files).toHaveLength(6)
    expect(NAMED.length).toBeGreaterThan(350)
  })

  it.each(files)('are whole and can be read on every side: %s', (file) => {
    for (const { at, name, kind } of NAMED.filter((one) => one.file === file)) {
      const { width, height } = layoutOf(boxOf(at), shownAs(kind)).name
      const strength = file === 'duel-masters.toml' && kind === 'street'
      const fitted = fit(name, nameSpace({ x: 0, y: 0, width, height }, strength))
      const { lines, size } = fitted
      expect.soft(lines.join(' ').replaceAll('- ', '-'), `${at} is cut`).toBe(name)
      expect.soft(size, `${at} ${name}`).toBeGreaterThanOrEqual(SIZES.smallest + 0.5)
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(height)
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(width)
    }
  })
})
