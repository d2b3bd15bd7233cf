// What stands on the second line of a button: what it costs or brings, how likely it goes well, what follows.
import { grouped } from '../../words/money.ts'
import { spokenLanguage } from '../../words/language.svelte.ts'
import { hasText, money, t } from '../../words/words.svelte.ts'
import type { Choice } from './answersFor.ts'
import { percent, reduced } from './odds.ts'

/** What a no is about, by the question. */
const ABOUT: Record<string, string> = {
  sale: 'purchase',
  'fight-or-pay': 'fight',
  theft: 'theft',
  contest: 'contest',
  finish: 'claim',
}

export function aboutOf(verb: string, what: string): string {
  return verb === 'declines' ? (ABOUT[what] ?? '') : ''
}

/** A sum with its sign, whichever it is. */
export function signed(sum: number): string {
  return sum > 0 ? `+${money(sum)}` : money(sum)
}

/** What a sum does to the cash: “−60 €, leaves 1 440 €”. */
export function sumText(sum: number | null, cash: number): string {
  if (!sum) return ''
  return t(sum < 0 ? 'play-sum-less' : 'play-sum-more', { sum: signed(sum), left: money(cash + sum) })
}

/** The odds in words and in percent. */
export function oddsText(odds: readonly [number, number]): string {
  const [part, whole] = reduced(odds)
  if (part === whole) return t('play-odds-sure')
  return `${t('play-odds', { part, whole })} (${t('play-odds-percent', { percent: percent(odds) })})`
}

/** What follows from an answer, in a few words; `what` is the question or the stage of a turn. */
function hint(verb: string, what: string): string {
  const key = `play-effect-${verb.replaceAll(' ', '-')}`
  if (hasText(`${key}.${what}`)) return t(`${key}.${what}`)
  return hasText(key) ? t(key) : ''
}

/** The whole second line of a button. */
export function effectOf(choice: Choice, what: string, cash: number): string {
  const parts = [sumText(choice.sum, cash), hint(choice.verb, what), choice.odds ? oddsText(choice.odds) : '']
  return parts.filter(Boolean).join(' · ')
}

/** Several names in a row, as the language says it. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(names)
}

export function figure(n: number): string {
  return grouped(n, spokenLanguage())
}
