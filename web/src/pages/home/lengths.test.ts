import { describe, expect, it } from 'vitest'
import { queryOf, type FullSettings } from './editions.ts'
import measured from './lengths.json'
import { minutesOf } from './lengths.ts'

const CLASSIC = { edition: 'classic', ruleset: 'hasbro-2000', mode: 'standard', options: [] as string[], seats: 4, minutes: 90 }

describe('how long a game takes', () => {
  it('is half a minute for every measured turn, roughly', () => {
    const turns = measured.turns['classic/hasbro-2000/standard/']['4']
    expect(Math.abs(minutesOf(CLASSIC)! - turns / 2)).toBeLessThanOrEqual(2.5)
  })

  it('is what was agreed on in a timed game', () => {
    expect(minutesOf({ ...CLASSIC, mode: 'timed', minutes: 45 })).toBe(45)
  })

  it('is not said where nothing was measured', () => {
    expect(minutesOf({ ...CLASSIC, edition: 'my-own' })).toBeNull()
    expect(minutesOf({ ...CLASSIC, seats: 9 })).toBeNull()
  })

  it('was measured for every edition with every number of players', () => {
    const counts = Object.values(measured.turns).map((turns) => Object.keys(turns).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
    expect(new Set(Object.keys(measured.turns).map((key) => key.split('/')[0])).size).toBe(6)
  })
})

describe('settings in a link', () => {
  it('are spelled as the server reads them', () => {
    const settings = { edition: 'pokemon', options: ['powers'], seats: 3, public: true } as unknown as FullSettings
    expect(queryOf(settings)).toBe('edition=pokemon&options=powers&seats=3&public=yes')
  })
})
