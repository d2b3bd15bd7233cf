// In which language the page speaks: as the browser asks, or as chosen by hand.
import type { FluentBundle } from '@fluent/bundle'
import type { Both } from '../protocol/types.ts'

export type Language = 'fr' | 'en'
export const LANGUAGES: readonly Language[] = ['fr', 'en']
/** Each in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English' }

const SHELF = 'casedepart.language'

function first(): Language {
  const asked = [stored(), ...navigator.languages].find((tag) => tag && /^(fr|en)\b/i.test(tag))
  return asked?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

function stored(): string | null {
  try {
    return localStorage.getItem(SHELF)
  } catch {
    return null
  }
}

const spoken = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null })

/** How the texts of the language are put together, and what is added to them. */
let make: ((more: string) => FluentBundle) | null = null
let more: Both | null = null

export function spokenLanguage(): Language {
  return spoken.language
}

export function spokenBundle(): FluentBundle | null {
  return spoken.bundle
}

/** Load a language, so that texts are told in it from now on. */
export async function learn(language: Language): Promise<void> {
  const texts = language === 'fr' ? await import('./texts.fr.ts') : await import('./texts.en.ts')
  make = texts.bundle
  spoken.bundle = make(more?.[language] ?? '')
  spoken.language = language
}

/** The texts that the variants of a game bring; null: there is no game. */
export function learnVariants(texts: Both | null): void {
  if ((texts?.fr ?? '') === (more?.fr ?? '') && (texts?.en ?? '') === (more?.en ?? '')) return
  more = texts
  if (make) spoken.bundle = make(more?.[spoken.language] ?? '')
}

/** Speak a language from now on, the page as a whole; `keep` it for the next time. */
export async function speak(language: Language = first(), keep = false): Promise<void> {
  await learn(language)
  document.documentElement.lang = language
  if (!keep) return
  try {
    localStorage.setItem(SHELF, language)
  } catch {
    // Then it is chosen anew next time.
  }
}
