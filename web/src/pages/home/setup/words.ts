// The settings in words: the name of a choice, and one sentence of what it changes.
import { hasText, t } from '../../../words/words.svelte.ts'

export interface Explained {
  name: string
  what: string
}

/** An own edition may have choices that the page has no words for: then their own name is shown. */
export function explained(setting: string, value: string): Explained {
  const key = `new-${setting}-${value}`
  if (!hasText(key)) return { name: value, what: '' }
  return { name: t(key), what: hasText(`${key}.what`) ? t(`${key}.what`) : '' }
}
