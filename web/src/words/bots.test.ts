import { beforeAll, describe, expect, it } from 'vitest'
import { charactersOf } from '../protocol/bots.ts'
import { aboutBot, begun, botText, characterText, kindOf, partsOf } from './bots.ts'
import { learn } from './language.svelte.ts'

const BOTS = {
  levels: ['steady', 'shrewd'],
  characters: ['cautious', 'trader'],
  names: ['steady', 'shrewd', 'shrewd:cautious', 'shrewd:trader'],
  default: 'shrewd',
}

describe('a bot in French', () => {
  beforeAll(() => learn('fr'))

  it('has its level and its character', () => {
    expect(botText('shrewd:trader')).toBe('avisé · négociateur')
    expect(botText('steady')).toBe('posé')
    expect(begun(botText('shrewd:trader'))).toBe('Avisé · négociateur')
  })

  it('that the page has no words for goes by its name', () => {
    expect(botText('my-own')).toBe('my-own')
    expect(aboutBot('level', 'my-own')).toBe('')
  })

  it('without a character gets one from the table', () => {
    expect(characterText('')).toBe('chacun le sien')
    expect(aboutBot('character', '')).not.toBe('')
  })
})

describe('the kinds of bots', () => {
  it('are put together and taken apart as the server names them', () => {
    for (const kind of BOTS.names) {
      const { level, character } = partsOf(kind)
      expect(kindOf(level, character)).toBe(kind)
    }
  })

  it('have characters where the server lists them', () => {
    expect(charactersOf(BOTS, 'shrewd')).toEqual(['cautious', 'trader'])
    expect(charactersOf(BOTS, 'steady')).toEqual([])
  })
})
