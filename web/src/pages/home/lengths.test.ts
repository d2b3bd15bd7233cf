import { describe, expect, it } from 'vitest'
import { queryOf, type FullSettings } from './editions.ts'
import measured from './lengths.json'
import { minutesOf, rangeOf } from './lengths.ts'

const CLASSIC = {
  edition: 'classic',
  ruleset: 'hasbro-2000',
  mode: 'standard',
  options: [] as string[],
  seats: 4,
  minutes: 90,
}

const MEASURED = Object.entries(
  measured.lengths as Record<string, Record<string, { median: number; low: number; high: number; games: number }>>,
)

describe('how long a game takes', () => {
  it('is as many turns as were measured, at the pace that is said', () => {
    const { median } = measured.lengths['classic/hasbro-2000/standard/']['4']
    expect(Math.abs(minutesOf(CLASSIC, 4)! - (median * measured.pace_seconds) / 60)).toBeLessThanOrEqual(2.5)
  })

  it('is shorter against bots, who take less time for a turn', () => {
    const { median } = measured.lengths['classic/hasbro-2000/standard/']['4']
    const seconds = (measured.pace_seconds + 3 * measured.bot_seconds) / 4
    expect(Math.abs(minutesOf(CLASSIC, 1)! - (median * seconds) / 60)).toBeLessThanOrEqual(2.5)
    expect(minutesOf(CLASSIC, 1)).toBeLessThan(minutesOf(CLASSIC, 4)! / 2)
  })

  it('is what was agreed on in a timed game', () => {
    expect(minutesOf({ ...CLASSIC, mode: 'timed', minutes: 45 }, 1)).toBe(45)
    expect(rangeOf({ ...CLASSIC, mode: 'timed', minutes: 45 }, 4)).toBe('')
  })

  it('is not said where nothing was measured', () => {
    expect(minutesOf({ ...CLASSIC, edition: 'my-own' }, 1)).toBeNull()
    expect(minutesOf({ ...CLASSIC, seats: 9 }, 1)).toBeNull()
  })

  it('was measured for every edition with every number of players', () => {
    expect(Math.min(...MEASURED.map(([, counts]) => Object.keys(counts).length))).toBeGreaterThanOrEqual(5)
    expect(new Set(MEASURED.map(([key]) => key.split('/')[0])).size).toBe(6)
  })

  it('lies within the range that half of the games keep to', () => {
    const cells = MEASURED.flatMap(([, counts]) => Object.values(counts))
    expect(cells.filter(({ low, median, high }) => low > median || median > high)).toEqual([])
    expect(cells.filter(({ games }) => games < 100)).toEqual([])
  })
})

describe('settings in a link', () => {
  it('are spelled as the server reads them', () => {
    const settings = { edition: 'pokemon', options: ['powers'], seats: 3, public: true } as unknown as FullSettings
    expect(queryOf(settings)).toBe('edition=pokemon&options=powers&seats=3&public=yes')
  })
})
