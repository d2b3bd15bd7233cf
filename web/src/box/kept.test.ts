import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { extended, fromLink, keepBox, keepNames, keptBox, keptBoxes, lastNames } from './kept.ts'

function shelf(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  } as unknown as Storage
}

beforeEach(() => vi.stubGlobal('localStorage', shelf()))
afterEach(() => vi.unstubAllGlobals())

test('a box is kept by its edition, the newest in place of what was known', () => {
  keepBox({ edition: 'pokemon', text: 'one' })
  keepBox({ edition: 'classic', text: 'two' })
  keepBox({ edition: 'pokemon', text: 'three' })
  expect(keptBoxes().map(({ text }) => text)).toEqual(['three', 'two'])
  expect(keptBox('pokemon')?.text).toBe('three')
  expect(keptBox('saint-seiya')).toBeUndefined()
})

test('who sat around the box is remembered, and what others have stored there does no harm', () => {
  keepNames(['Anna', 'Bruno'])
  expect(lastNames()).toEqual(['Anna', 'Bruno'])
  localStorage.setItem('casedepart.boxes', '{"not": "a list"}')
  expect(keptBoxes()).toEqual([])
})

test('a box file comes with a link, and says which edition it is of', () => {
  expect(extended('# mine\nextends = "pokemon"\nid = "pokemon-box"')).toBe('pokemon')
  expect(extended('id = "pokemon-box"')).toBe('')
  expect(fromLink('ZXh0ZW5kcyA9ICJwb2vDqW1vbiI_Cg')).toBe('extends = "pokémon"?\n')
})
