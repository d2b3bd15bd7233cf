// What the page says: `t` for every text, `money` for every sum, in the language that is spoken and the edition's own words.
import type { FluentVariable } from '@fluent/bundle'
import type { Look } from '../protocol/types.ts'
import { found } from './fluent.ts'
import { learnVariants, spokenBundles, spokenLanguage } from './language.svelte.ts'
import { asMoney, grouped } from './money.ts'

export type Arguments = Record<string, FluentVariable>

let look = $state.raw<Look | null>(null)

/** Speak in this edition's words from now on: its houses, stations, money, and what its variants say. */
export function speakOf(edition: Look | null): void {
  look = edition
  learnVariants(edition?.texts ?? null)
}

/** A text by its key; `key.form` is one of its attributes. */
export function t(key: string, given: Arguments = {}): string {
  const text = found(spokenBundles(), key)
  if (text === null) {
    if (spokenBundles().length === 0) return ''
    console.error(`no text: ${key}`)
    return key
  }
  const words = (look?.words[spokenLanguage()] ?? {}) as Arguments
  const errors: Error[] = []
  const said = text.bundle.formatPattern(text.pattern, { ...words, ...given }, errors)
  for (const error of errors) console.error(`text ${key}: ${error.message}`)
  return said
}

export function hasText(key: string): boolean {
  return found(spokenBundles(), key) !== null
}

/** A sum as the edition prints it. */
export function money(amount: number): string {
  return asMoney(amount, look?.money ?? null, spokenLanguage())
}

/** A number that is no money. */
export function figure(n: number): string {
  return grouped(n, spokenLanguage())
}

/** A sum with its sign, whichever it is. */
export function signed(sum: number): string {
  return sum > 0 ? `+${money(sum)}` : money(sum)
}

/** Several names in a row, as the language says it: “Anna, Bruno et Chloé”. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(names)
}

/** Several things of which one may be chosen: “roll the dice, pay the fine or use the card”. */
export function either(things: string[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: 'disjunction' }).format(things)
}

/** A label in the middle of a sentence. */
export function inSentence(label: string): string {
  return label.charAt(0).toLocaleLowerCase(spokenLanguage()) + label.slice(1)
}

/** What is said in every language, in the one that is spoken. */
export function said(texts: Record<string, string | boolean>): string {
  return String(texts[spokenLanguage()] ?? '')
}
