// In which language the page speaks: as the browser asks, or as chosen by hand, of those that the server has.
import type { FluentBundle } from '@fluent/bundle'
import type { PageTexts } from '../protocol/types.ts'
import { bundled } from './fluent.ts'

const SHELF = 'casedepart.language'

interface Spoken {
  language: string
  /** All that there are, each in its own words. */
  languages: Record<string, string>
  /** The texts of the language; then those of others, which lend it what it lacks. */
  bundles: FluentBundle[]
}

let spoken = $state.raw<Spoken>({ language: 'en', languages: {}, bundles: [] })

let told: PageTexts | null = null
/** What the variants of a game say besides, by language. */
let more: Record<string, string> = {}

export function spokenLanguage(): string {
  return spoken.language
}

/** Every language that there is, with what it calls itself. */
export function languages(): Record<string, string> {
  return spoken.languages
}

export function spokenBundles(): FluentBundle[] {
  return spoken.bundles
}

function stored(): string | null {
  try {
    return localStorage.getItem(SHELF)
  } catch {
    return null
  }
}

/** What this person likes to read, the best first. */
function wished(): string {
  return [stored(), ...navigator.languages].filter((tag) => tag).join(', ')
}

/** Load a language, or the best that there is, so that texts are told in it from now on. */
export async function learn(wish: string): Promise<void> {
  const response = await fetch('/api/texts', { headers: { 'Accept-Language': wish } })
  if (!response.ok) throw new Error(`no texts: ${response.status}`)
  told = (await response.json()) as PageTexts
  take(told)
}

function take({ language, languages, texts }: PageTexts): void {
  spoken = { language, languages, bundles: bundled(texts, more[language] ?? '') }
}

/** The texts that the variants of a game bring; null: there is no game. */
export function learnVariants(texts: Record<string, string> | null): void {
  const before = more[spoken.language] ?? ''
  more = texts ?? {}
  if (told && (more[spoken.language] ?? '') !== before) take(told)
}

/** Speak a language from now on, the page as a whole; `keep` it for the next time. */
export async function speak(wish = wished(), keep = false): Promise<void> {
  await learn(wish)
  document.documentElement.lang = spoken.language
  if (!keep) return
  try {
    localStorage.setItem(SHELF, spoken.language)
  } catch {
    // Then it is chosen anew next time.
  }
}
