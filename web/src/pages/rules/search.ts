// Asks the server which rules answer a question, and says where its words stand in a text.
import { anyKey } from '../../protocol/keys.ts'
import { get } from '../../protocol/http.ts'
import type { ChapterView, FoundRules } from '../../protocol/types.ts'

/** How long somebody types on before the server is asked. */
export const PAUSE = 245
const WORD = /[\p{L}\p{N}]+/gu

/** A piece of a text: plain, found by the search, or the number of a rule. */
export interface Piece {
  text: string
  kind: 'plain' | 'found' | 'rule'
}

const SPELLED: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ', '\u202f': ' ' }

/** One sign as it is searched for: small, without accents. */
function plainSign(sign: string): string {
  const small = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return SPELLED[small] ?? small
}

/** A text as it is searched, and for each of its signs where it stood. */
function plainText(text: string): { plain: string; from: number[] } {
  let plain = ''
  const from: number[] = []
  for (let at = 0; at < text.length; at++) {
    for (const sign of plainSign(text[at]!)) {
      plain += sign
      from.push(at)
    }
  }
  return { plain, from: [...from, text.length] }
}

/** The rules that answer a question, best first: those of a table, of an edition, or of the whole book. */
export function findRules(
  words: string,
  table: string,
  asked: URLSearchParams,
  signal: AbortSignal,
): Promise<FoundRules> {
  const query = new URLSearchParams(asked)
  query.set('words', words)
  if (!table) return get<FoundRules>(`/api/rules/search?${query}`, { signal })
  return get<FoundRules>(`/api/tables/${encodeURIComponent(table)}/rules/search?${query}`, {
    signal,
    key: anyKey(table),
  })
}

/** The rules that were found, in the order of the answer; those that are not shown here are left out. */
export function foundIn(title: string, chapters: readonly ChapterView[], found: FoundRules): ChapterView[] {
  const all = chapters.flatMap(({ rules }) => rules)
  const rules = found.numbers.flatMap((number) => all.filter((rule) => rule.number === number))
  return rules.length > 0 ? [{ title, rules }] : []
}

/** Does a word begin with one of the stems? A stem of two letters is a word by itself. */
function isMeant(word: string, stems: readonly string[]): boolean {
  return stems.some((stem) => (stem.length > 2 ? word.startsWith(stem) : word === stem))
}

/** A text in pieces: the words in it that were looked for, and the rules that it names. */
export function pieces(text: string, stems: readonly string[], rules: ReadonlySet<string>): Piece[] {
  const { plain, from } = plainText(text)
  const kinds: Piece['kind'][] = Array.from({ length: text.length }, () => 'plain')
  for (const { 0: word, index } of stems.length > 0 ? plain.matchAll(WORD) : []) {
    if (isMeant(word, stems)) kinds.fill('found', from[index], from[index + word.length - 1]! + 1)
  }
  for (const { 0: number, index } of text.matchAll(/\b[A-Z]\d{1,2}\b/g)) {
    if (rules.has(number)) kinds.fill('rule', index, index + number.length)
  }
  return joined(text, kinds)
}

/** Neighbours of one kind become one piece. */
function joined(text: string, kinds: readonly Piece['kind'][]): Piece[] {
  const made: Piece[] = []
  for (const [at, kind] of kinds.entries()) {
    const last = made.at(-1)
    if (last?.kind === kind) last.text += text[at]
    else made.push({ text: text[at]!, kind })
  }
  return made
}
