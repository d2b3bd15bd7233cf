// One stop for Tab in a long list: arrow keys lead from line to line, and Tab comes back to the line one left.

const STOPS = '[data-log-line] button[aria-expanded]'

/** Lets the buttons of the lines in a list share one tab stop, the newest line's at first; returns how to stop. */
export function roving(list: HTMLElement): () => void {
  let current: Element | null = null
  const stops = () => [...list.querySelectorAll<HTMLElement>(STOPS)]

  function settle(): void {
    const all = stops()
    // Who is in the list stays where they are; for others the newest line comes first.
    if (!current?.isConnected || !list.contains(document.activeElement)) current = all.at(-1) ?? null
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }
  function walk(event: KeyboardEvent): void {
    const all = stops()
    const at = all.indexOf(event.target as HTMLElement)
    const steps: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }
    const next = all[steps[event.key] ?? -1]
    if (at < 0 || !next) return
    event.preventDefault()
    current = next
    settle()
    next.focus()
  }
  function note(event: FocusEvent): void {
    if (!(event.target as Element).matches(STOPS)) return
    current = event.target as Element
    settle()
  }

  const changes = new MutationObserver(settle)
  changes.observe(list, { childList: true, subtree: true })
  list.addEventListener('keydown', walk)
  list.addEventListener('focusin', note)
  settle()
  return () => {
    changes.disconnect()
    list.removeEventListener('keydown', walk)
    list.removeEventListener('focusin', note)
  }
}
