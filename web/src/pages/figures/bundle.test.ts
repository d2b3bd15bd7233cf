import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heldTables, hold, holdSeat, keysAt } from '../../protocol/keys.ts'
import { keptDays } from '../daily/kept.ts'
import { bring, bundled, BundleError } from './bundle.ts'
import { figuresOf, keepPlayed, playedGames, type Played } from './played.ts'

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => shelf.set(key, value),
})
const game = (table: string, won = false, at = 1): Played => ({
  table,
  edition: 'classic',
  players: 4,
  hands: 1,
  won,
  turns: 80,
  at,
  pips: 140,
  expected: 140,
  rolls: 20,
})

beforeEach(() => shelf.clear())

describe('what one brings from another device', () => {
  it('is added, and nothing that is here is lost', () => {
    holdSeat('shared', 'KEY-OF-THE-OTHER', { over: false })
    hold('theirs', { host: 'HOST' })
    keepPlayed([game('theirs', true)])
    shelf.set('casedepart.daily', '{"2026-11-17": {"choice": 1, "grade": 3}}')
    const other = bundled()
    shelf.clear()
    holdSeat('shared', 'KEY-OF-THIS')
    hold('mine', { watch: 'WATCH' })
    keepPlayed([game('mine')])

    expect(bring(other)).toEqual({ tables: 1, played: 1 })
    expect(
      heldTables()
        .map((held) => held.table)
        .sort(),
    ).toEqual(['mine', 'shared', 'theirs'])
    expect(keysAt('shared').sort()).toEqual(['KEY-OF-THE-OTHER', 'KEY-OF-THIS'])
    expect(figuresOf(playedGames())).toMatchObject({ games: 2, won: 1, turns: 160 })
    expect(Object.keys(keptDays())).toEqual(['2026-11-17'])
    expect(bring(other)).toEqual({ tables: 0, played: 0 })
  })

  it('keeps every game of two devices that had many', () => {
    for (let at = 0; at < 120; at++) hold(`theirs-${at}`, { watch: 'W' })
    const other = bundled()
    shelf.clear()
    for (let at = 0; at < 120; at++) hold(`mine-${at}`, { watch: 'W' })
    expect(bring(other).tables).toBe(120)
    expect(heldTables()).toHaveLength(240)
  })

  it.each([
    ['no json', 'json'],
    ['[1, 2]', 'kind'],
    ['{"casedepart": 4, "edition": "classic"}', 'kind'],
    ['{"casedepart": "own games", "format": 9, "tables": []}', 'newer'],
  ])('is refused with a reason where it is something else: %s', (text, why) => {
    hold('mine', { watch: 'W' })
    const found = (() => {
      try {
        bring(text)
      } catch (error) {
        return error instanceof BundleError ? error.why : 'other'
      }
    })()
    expect(found).toBe(why)
    expect(heldTables()).toHaveLength(1)
  })

  it('takes only lines that are whole', () => {
    const text = JSON.stringify({
      casedepart: 'own games',
      format: 1,
      tables: [{ table: '../x', seats: [], opened: 1 }, { table: 'good', seats: ['K'], opened: 1 }, null],
      played: [{ table: 'x' }, game('good')],
      daily: { today: { choice: 1, grade: 3 } },
    })
    expect(bring(text)).toEqual({ tables: 1, played: 1 })
    expect(keptDays()).toEqual({})
  })
})
