import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../style/colour.ts'
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
  .map((file) => ({ file, colours: coloursIn(file) }))

describe('the colours of a board', () => {
  it('are found for every edition', () => {
    expect(EDITIONS).toHaveLength(6)
    for (const { colours } of EDITIONS) expect(Object.values(colours).every(Boolean)).toBe(true)
  })

  it.each(
    EDITIONS.flatMap((edition) => [
      { ...edition, dark: false },
      { ...edition, dark: true },
    ]),
  )('can be read: $file, dark: $dark', ({ colours, dark }) => {
    const palette = paletteOf(colours, dark)
    for (const ground of [palette['--field']!, palette['--ground']!]) {
      expect(contrast(palette['--board-ink']!, ground)).toBeGreaterThan(7)
      expect(contrast(palette['--board-accent-text']!, ground)).toBeGreaterThan(4.5)
    }
    expect(contrast(palette['--board-focus']!, palette['--field']!)).toBeGreaterThan(3)
  })
})
