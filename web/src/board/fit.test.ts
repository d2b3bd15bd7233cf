import { describe, expect, it } from 'vitest'
import { LEADING, fit, widthOf } from './fit.ts'

const SPACE = { width: 76, height: 56, largest: 15, smallest: 9 }

describe('names', () => {
  it.each(['Rue de la Paix', 'Boulevard Saint-Michel', 'Avenue des Champs-Élysées', 'Zeno', 'Northumberland Avenue'])(
    '%s fits its square',
    (name) => {
      const { lines, size } = fit(name, SPACE)
      expect(lines.join(' ').replaceAll('- ', '-')).toBe(name)
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(SPACE.height)
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(SPACE.width)
    },
  )

  it('are as large as there is room for', () => {
    expect(fit('Zeno', SPACE).size).toBe(SPACE.largest)
    expect(fit('Anticonstitutionnelle', SPACE).size).toBeLessThan(SPACE.largest)
  })

  it('lose no letter even where a word is too long: it is cut with a hyphen', () => {
    const name = 'Anticonstitutionnellement'
    const { lines, size } = fit(name, SPACE)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true)
    expect(lines.join('').replaceAll('-', '')).toBe(name)
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(SPACE.height)
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(SPACE.width)
  })

  it('break after hyphens', () => expect(fit('Faubourg Saint-Honoré', SPACE).lines).toContain('Honoré'))

  it('are measured without their accents', () => expect(widthOf('Élysée')).toBe(widthOf('Elysee')))
})
