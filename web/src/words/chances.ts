// Chances as people read them: whole per cents, and how far they may be off.
import { spokenLanguage } from './language.svelte.ts'
import { t } from './words.svelte.ts'

/** A chance with its interval, each from 0 to 1. */
export interface Chance {
  value: number
  low: number
  high: number
}

const HUNDRED = 100
/** What a computer's fractions may be off by. */
const EXACT = 1e-9

export function percentText(share: number): string {
  return new Intl.NumberFormat(spokenLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** How far the true chance may be from the one that is shown, in whole per cents: rather too many than too few. */
export function spreadOf({ value, low, high }: Chance): number {
  return Math.max(0, Math.ceil(Math.max(value - low, high - value) * HUNDRED - EXACT))
}

/** A chance and its interval: “34 % ± 4”. */
export function chanceText(chance: Chance): string {
  return t('chance-spread', { chance: percentText(chance.value), spread: spreadOf(chance) })
}

/** How a chance changes, with its sign: “+12 %”. */
export function swingText(by: number): string {
  const figure = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(spokenLanguage(), figure).format(by).replace('-', '\u2212')
}

/** Is a change more than what chance alone may do? */
export function isSure({ low, high }: Chance): boolean {
  return low > 0 || high < 0
}
