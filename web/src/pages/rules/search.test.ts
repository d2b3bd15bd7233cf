import { describe, expect, it } from 'vitest'
import type { RuleView } from '../../protocol/types.ts'
import { foundIn, isFound, pieces, wordsOf } from './search.ts'

function rule(number: string, title: string, text: string): RuleView {
  return { number, title, text, scope: '', remarks: [], decisions: [], played: true, absent: '' }
}

const HOTELS = rule('B9', 'Les hôtels', 'Échangez un hôtel contre la moitié de son prix (B3).')
const JAIL = rule('J2', 'Sortir', 'Vous pouvez payer l’amende.')

describe('the search in the rules', () => {
  it('takes no notice of accents, capitals and kinds of apostrophes', () => {
    expect(isFound(HOTELS, wordsOf('ECHANGEZ hotel'))).toBe(true)
    expect(isFound(JAIL, wordsOf("l'amende"))).toBe(true)
    expect(isFound(JAIL, wordsOf('hotel'))).toBe(false)
  })

  it('finds a rule by its number', () => {
    expect(isFound(HOTELS, wordsOf('b9'))).toBe(true)
  })

  it('leaves out chapters in which nothing is found', () => {
    const chapters = [
      { title: 'Bâtiments', rules: [HOTELS] },
      { title: 'Prison', rules: [JAIL] },
    ]
    expect(foundIn(chapters, wordsOf('amende')).map((chapter) => chapter.title)).toEqual(['Prison'])
    expect(foundIn(chapters, [])).toHaveLength(2)
  })
})

describe('a text in pieces', () => {
  it('marks what was found as it is written, accents and all', () => {
    const found = pieces('Un hôtel, deux HÔTELS', wordsOf('hotel'), new Set()).filter((piece) => piece.kind === 'found')
    expect(found.map((piece) => piece.text)).toEqual(['hôtel', 'HÔTEL'])
  })

  it('marks the whole of a letter that is spelled with two', () => {
    const found = pieces('bœuf', wordsOf('boeuf'), new Set())
    expect(found).toEqual([{ text: 'bœuf', kind: 'found' }])
  })

  it('knows the rules that it names, and no others', () => {
    const named = pieces('Voir B3, et Z9.', [], new Set(['B3'])).filter((piece) => piece.kind === 'rule')
    expect(named.map((piece) => piece.text)).toEqual(['B3'])
  })

  it('loses nothing of the text', () => {
    const text = 'Payez 50 (B3) : l’œuvre.'
    const all = pieces(text, wordsOf('oeuvre 50'), new Set(['B3']))
    expect(all.map((piece) => piece.text).join('')).toBe(text)
  })
})
