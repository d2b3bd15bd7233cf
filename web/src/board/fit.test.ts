import { describe, expect, it } from 'vitest'
import { LEADING, fit, marksOf, widthOf } from './fit.ts'

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
    expect(fit('Générale démoniaque ténébreuse', SPACE).size).toBeLessThan(SPACE.largest)
  })

  it('lose no letter even where they are too long', () => {
    const name = 'Anticonstitutionnellement-Interdépartementalisation'
    const { lines, size } = fit(name, SPACE)
    expect(lines.join('')).toBe(name)
    expect(size).toBe(SPACE.smallest)
  })

  it('break after hyphens', () => expect(fit('Faubourg Saint-Honoré', SPACE).lines).toContain('Honoré'))
})

describe('short marks', () => {
  it('come from the word that tells a name from the others', () => {
    expect(marksOf(['Rue de la Paix', 'Rue de Courcelles', 'Boulevard de Belleville'])).toEqual([
      'Paix',
      'Cour',
      'Boul',
    ])
    expect(marksOf(['Old Kent Road', 'Euston Road', 'Pentonville Road'])).toEqual(['Kent', 'Eust', 'Pent'])
  })

  it('are longer where they would be the same', () =>
    expect(marksOf(['Stari', 'Staross', 'Onix'])).toEqual(['Stari', 'Staro', 'Onix']))

  it('begin with a capital', () => expect(marksOf(['Dragon bolshack', 'Dragon boltail'])).toEqual(['Bols', 'Bolt']))

  it('are never empty', () => expect(marksOf(['Ho', 'M. X'])).toEqual(['Ho', 'M']))
})
