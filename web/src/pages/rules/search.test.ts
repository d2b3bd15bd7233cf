import { describe, expect, it } from 'vitest'
import type { RuleView } from '../../protocol/types.ts'
import { foundIn, pieces } from './search.ts'

function rule(number: string, title: string, text: string): RuleView {
  return { number, title, text, scope: '', remarks: [], decisions: [], source: '', played: true, absent: '' }
}

const HOTELS = rule('B9', 'Les hôtels', 'Échangez un hôtel contre la moitié de son prix (B3).')
const JAIL = rule('J2', 'Sortir', 'Vous pouvez payer l’amende.')
const CHAPTERS = [
  { title: 'Bâtiments', rules: [HOTELS] },
  { title: 'Prison', rules: [JAIL] },
]

describe('the rules that were found', () => {
  it('stand in the order of the answer, and only those that are shown here', () => {
    const found = { numbers: ['J2', 'H1', 'B9'], stems: [] }
    const [only] = foundIn('Les plus proches', CHAPTERS, found)
    expect(only?.rules.map(({ number }) => number)).toEqual(['J2', 'B9'])
    expect(foundIn('', CHAPTERS, { numbers: ['H1'], stems: [] })).toEqual([])
  })
})

describe('a text in pieces', () => {
  it('marks what was found as it is written, accents and all', () => {
    const found = pieces('Un hôtel, deux HÔTELS', ['hotel'], new Set()).filter((piece) => piece.kind === 'found')
    expect(found.map((piece) => piece.text)).toEqual(['hôtel', 'HÔTELS'])
  })

  it('marks the whole of a letter that is spelled with two', () => {
    const found = pieces('bœuf', ['boeuf'], new Set())
    expect(found).toEqual([{ text: 'bœuf', kind: 'found' }])
  })

  it('marks whole words that begin so, and no word that has it inside', () => {
    const found = pieces('Prêter, un prêt, apprêter, de', ['pret', 'd'], new Set()).filter(
      ({ kind }) => kind === 'found',
    )
    expect(found.map((piece) => piece.text)).toEqual(['Prêter', 'prêt'])
  })

  it('knows the rules that it names, and no others', () => {
    const named = pieces('Voir B3, et Z9.', [], new Set(['B3'])).filter((piece) => piece.kind === 'rule')
    expect(named.map((piece) => piece.text)).toEqual(['B3'])
  })

  it('loses nothing of the text', () => {
    const text = 'Payez 50 (B3) : l’œuvre.'
    const all = pieces(text, ['oeuvr', '50'], new Set(['B3']))
    expect(all.map((piece) => piece.text).join('')).toBe(text)
  })
})
