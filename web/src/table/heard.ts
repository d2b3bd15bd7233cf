// What the table showed this device of its dice before it told anything for them: kept, to be compared with the record.
import type { Heard } from '../dice/check.ts'

const shelf = (table: string) => `casedepart.heard.${table}`

/** What was kept of a table; nothing, where this device told nothing. */
export function heardOf(table: string): Heard {
  const nothing = { commitment: '', salts: {} }
  try {
    const kept = JSON.parse(localStorage.getItem(shelf(table)) ?? 'null') as Partial<Heard> | null
    return { ...nothing, ...kept }
  } catch {
    return nothing
  }
}

/** Keep what is shown for a number, before a link is told for it; what was shown first counts. */
export function keepHeard(table: string, commitment: string, number: number, salt: string): void {
  const heard = heardOf(table)
  if (number in heard.salts) return
  const kept: Heard = { commitment: heard.commitment || commitment, salts: { ...heard.salts, [number]: salt } }
  try {
    localStorage.setItem(shelf(table), JSON.stringify(kept))
  } catch {
    // Without a memory there is nothing to compare: the record is checked all the same.
  }
}
