// A bot's kind in words: its level, and its character where it has one.
import { hasText, t } from './words.svelte.ts'

/** The parts of a kind, as the server names it: `shrewd:trader`. */
export function partsOf(kind: string): { level: string; character: string } {
  const [level = '', character = ''] = kind.split(':')
  return { level, character }
}

export function kindOf(level: string, character: string): string {
  return character ? `${level}:${character}` : level
}

/** A server may have bots that the page has no words for: then their own name is shown. */
function worded(key: string, name: string): string {
  return hasText(key) ? t(key) : name
}

export function levelText(level: string): string {
  return worded(`bot-level-${level}`, level)
}

/** A character; none: whichever the table gives. */
export function characterText(character: string): string {
  return worded(`bot-character-${character || 'any'}`, character)
}

/** What sets a level or a character apart, in a sentence; empty where there are no words. */
export function aboutBot(what: 'level' | 'character', name: string): string {
  const key = `bot-${what}-${name || 'any'}.what`
  return hasText(key) ? t(key) : ''
}

/** A bot at the table: “shrewd · trader”. */
export function botText(kind: string): string {
  const { level, character } = partsOf(kind)
  return [levelText(level), ...(character ? [characterText(character)] : [])].join(' · ')
}

/** The first letter as it stands at the beginning of a line. */
export function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
