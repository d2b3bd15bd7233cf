// Where the teacher points: the buttons by which the suggested act is done, however the panels draw them.
import type { ActTerms } from '../../protocol/types.ts'

/** Acts that begin in a sheet, by the button that opens it. */
const SHEETS: Record<string, string> = {
  offers: '[data-free="trade"]',
  builds: '[data-free="manage"]',
  mortgages: '[data-free="manage"]',
}

/** What to look for, the most exact first: the first that is on the page is meant. */
export function selectorsOf({ verb, n = -1 }: ActTerms): string[] {
  const button = `[data-verb="${verb}"]`
  const exact = n >= 0 ? [`${button}[data-n="${n}"]`] : []
  const planned = [`[data-plan="${verb}"][data-n="${n}"]`]
  return [...exact, ...planned, button, ...(SHEETS[verb] ? [SHEETS[verb]] : [])]
}

/** Mark the buttons that are meant, and no others. */
export function pointAt(act: ActTerms | null, root: ParentNode): void {
  const found = act ? selectorsOf(act).map((selector) => [...root.querySelectorAll(selector)]) : []
  const meant = new Set(found.find((buttons) => buttons.length > 0) ?? [])
  for (const before of root.querySelectorAll('[data-taught]')) {
    if (!meant.has(before)) before.removeAttribute('data-taught')
  }
  for (const button of meant) button.setAttribute('data-taught', '')
}
