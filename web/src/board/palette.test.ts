import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, mixed } from '../style/colour.ts'
import { paletteOf } from './palette.ts'

const CATALOGUE = new URL('../../../src/casedepart/editions/catalogue/', import.meta.url)

/** The colours of the board in an edition's file, if it says any. */
function coloursIn(file: string) {
  const text = readFileSync(new URL(file, CATALOGUE), 'utf8')
  const found = (name: string) => new RegExp(`\\b${name}\\s*=\\s*"(#[0-9a-fA-F]{6})"`).exec(text)?.[1] ?? ''
  return { background: found('background'), accent: found('accent'), text: found('text') }
}

const EDITIONS = readdirSync(CATALOGUE)
  .filter((file) => file.endsWith('.toml'))
  .map((file) => ({ file, id: file.replace('.toml', ''), colours: coloursIn(file) }))
/** One of someone's own, with the colours of a known one. */
const OWN = { file: 'own', id: 'own', colours: coloursIn('pokemon.toml') }
const SEATS = [
  ...readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8').matchAll(/--seat-\d: (#\w{6})/g),
]

describe('the colours of a board', () => {
  it('are found for every edition', () => {
    expect(EDITIONS).toHaveLength(6)
    for (const { colours } of EDITIONS) expect(Object.values(colours).every(Boolean)).toBe(true)
  })

  it.each(
    [...EDITIONS, OWN].flatMap((edition) => [
      { ...edition, dark: false },
      { ...edition, dark: true },
    ]),
  )('can be read: $file, dark: $dark', ({ id, colours, dark }) => {
    const palette = paletteOf({ id, colours }, dark)
    for (const ground of [palette['--field']!, palette['--ground']!]) {
      expect(contrast(palette['--board-ink']!, ground)).toBeGreaterThan(7)
      expect(contrast(palette['--board-accent-text']!, ground)).toBeGreaterThan(4.5)
    }
    expect(contrast(palette['--board-focus']!, palette['--field']!)).toBeGreaterThan(3)
    expect(SEATS).toHaveLength(8)
    for (const [, seat] of SEATS) {
      const owned = mixed(palette['--field']!, seat!, Number(palette['--tint']))
      expect(contrast(palette['--board-ink']!, owned)).toBeGreaterThan(4.5)
    }
  })

  it('are dark at night and light by day, and no two editions have the same', () => {
    for (const dark of [false, true]) {
      const grounds = EDITIONS.map((edition) => paletteOf(edition, dark)['--ground']!)
      expect(new Set(grounds).size).toBe(EDITIONS.length)
      for (const ground of grounds) expect(contrast(ground, dark ? '#ffffff' : '#000000')).toBeGreaterThan(12)
    }
  })
})
