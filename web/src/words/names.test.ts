import { expect, test } from 'vitest'
import type { Look } from '../protocol/types.ts'
import { renamed } from './names.ts'

test('a box’s name is read in every language, and is no longer marked as ours', () => {
  const squares = [{ name: { fr: 'Départ', en: 'GO' } }, { name: { fr: 'Un', en: 'One', ours: true } }]
  const look = { id: 'pokemon', squares } as unknown as Look
  const printed = renamed(look, { '1': 'Rue de la Lune' })
  expect(printed.squares.map(({ name }) => name)).toEqual([
    { fr: 'Départ', en: 'GO' },
    { fr: 'Rue de la Lune', en: 'Rue de la Lune' },
  ])
  expect(look.squares[1]?.name['fr']).toBe('Un')
})
