// Letters that press a button of the bar, beside those of the verbs; in every language the same.

export const MANAGE = 'M'
export const TRADE = 'T'
export const SKIP = 'S'

/** The letter that a key press means, or nothing: not while typing, not with Ctrl or Alt, not over an open sheet. */
export function letterOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return ''
  const target = event.target
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')) return ''
  if (document.querySelector('dialog[open]')) return ''
  return /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : ''
}
