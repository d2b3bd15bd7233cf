// The settings in words: the name of a choice, and one sentence of what it changes.
import { languages } from '../../../words/language.svelte.ts'
import { hasText, t } from '../../../words/words.svelte.ts'

export interface Explained {
  name: string
  what: string
}

/** Of place names: each player reads them in the language that they speak. */
export const OWN_LANGUAGE = 'own'

/** In which language everyone reads the names of places. */
export function namesIn(streets: string): Explained {
  if (streets === OWN_LANGUAGE) return { name: t('new-streets-own'), what: t('new-streets-own.what') }
  return { name: languages()[streets] ?? streets, what: '' }
}

const MINUTE = 60

/** So many seconds, in minutes where that is shorter. */
function lasting(seconds: number): string {
  const whole = seconds > MINUTE && seconds % MINUTE === 0
  return whole ? t('new-minutes-n', { minutes: seconds / MINUTE }) : t('new-seconds-n', { n: seconds })
}

/** How long a setting lets something last; 0 has words of its own. */
export function lastingOf(setting: 'auction' | 'offers' | 'days', n: number): string {
  return t(`new-${setting}-n`, { n, time: lasting(n) })
}

/** Variants bring words for themselves; where a choice has none at all, its own name is shown. */
export function explained(setting: string, value: string): Explained {
  const key = [`new-${setting}-${value}`, `${setting}-${value}`].find(hasText)
  if (!key) return { name: value, what: '' }
  return { name: t(key), what: hasText(`${key}.what`) ? t(`${key}.what`) : '' }
}
