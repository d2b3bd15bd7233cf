import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gradeOf, keepDays, keptDays, stars, streak, type Kept } from './kept.ts'

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => shelf.set(key, value),
})
const good: Kept = { choice: 1, grade: 3 }
const poor: Kept = { choice: 0, grade: 1 }
const estimate = (value: number, low: number, high: number) => ({ value, low, high })
const candidate = (value: number, low: number, high: number) => ({
  act: null,
  taken: true,
  chance: estimate(0.3, 0.2, 0.4),
  difference: estimate(value, low, high),
})

beforeEach(() => shelf.clear())

describe('what one answered', () => {
  it('stays as it was answered first', () => {
    keepDays({ '2026-11-17': good })
    keepDays({ '2026-11-17': poor, '2026-11-16': poor })
    expect(keptDays()).toEqual({ '2026-11-17': good, '2026-11-16': poor })
  })

  it('is none where something else is stored', () => {
    shelf.set('casedepart.daily', '{"2026-11-17": {"choice": "x"}, "2026-11-16": 3}')
    expect(keptDays()).toEqual({})
    shelf.set('casedepart.daily', 'no json')
    expect(keptDays()).toEqual({})
  })

  it('counts days in a row, though today is not answered yet', () => {
    const days = { '2026-11-15': good, '2026-11-16': good, '2026-11-13': good }
    expect(streak(days, '2026-11-17')).toBe(2)
    expect(streak({ ...days, '2026-11-17': poor }, '2026-11-17')).toBe(3)
    expect(streak(days, '2026-11-19')).toBe(0)
  })

  it('is as good as the best where the playouts cannot tell them apart', () => {
    const view = { candidates: [candidate(0, 0, 0), candidate(-0.04, -0.09, 0.01), candidate(-0.04, -0.06, -0.02)] }
    expect([0, 1, 2, 3].map((choice) => gradeOf(view, choice))).toEqual([3, 3, 2, 1])
    expect(stars(2)).toBe('★★☆')
  })
})
