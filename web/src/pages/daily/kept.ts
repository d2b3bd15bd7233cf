// What one answered to the positions of the day: kept in this browser alone, with the row of days on which one did.
import type { DailyView } from '../../protocol/types.ts'

/** How good a choice was: 3 as good as the best, as far as the playouts can tell; 2 a little worse; 1 worse. */
export type Grade = 1 | 2 | 3

export interface Kept {
  choice: number
  grade: Grade
}

const SHELF = 'casedepart.daily'
const DAY = 86_400_000
/** So much less a chance is still a little worse only. */
const LITTLE = 0.05
const MOST = 400

function isKept(kept: unknown): kept is Kept {
  const { choice, grade } = (kept ?? {}) as Partial<Kept>
  return Number.isInteger(choice) && (grade === 1 || grade === 2 || grade === 3)
}

/** All days that were answered. */
export function keptDays(): Record<string, Kept> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Kept] => isKept(entry[1])))
  } catch {
    return {}
  }
}

/** Keep days beside those that are there; a day that was answered stays as it was answered first. */
export function keepDays(days: Record<string, Kept>): Record<string, Kept> {
  const all = Object.entries({ ...days, ...keptDays() })
    .filter(([date, kept]) => !Number.isNaN(Date.parse(date)) && isKept(kept))
    .sort(([a], [b]) => b.localeCompare(a))
  const kept = Object.fromEntries(all.slice(0, MOST))
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept))
  } catch {
    // A browser that stores nothing shows the answer all the same.
  }
  return kept
}

export function gradeOf({ candidates }: Pick<DailyView, 'candidates'>, choice: number): Grade {
  const difference = candidates[choice]?.difference
  if (!difference) return 1
  if (difference.high >= 0) return 3
  return difference.value >= -LITTLE ? 2 : 1
}

/** On how many days in a row, up to this one or the one before it. */
export function streak(days: Record<string, Kept>, today: string): number {
  let at = Date.parse(today)
  const dated = (time: number) => new Date(time).toISOString().slice(0, 10)
  if (!(today in days)) at -= DAY
  let count = 0
  while (dated(at) in days) {
    count += 1
    at -= DAY
  }
  return count
}

/** The grade as stars: it says how well, and not what. */
export function stars(grade: Grade): string {
  return '★'.repeat(grade) + '☆'.repeat(3 - grade)
}
