// Finds words in the rules, whatever their accents and capitals, and says where they stand.
import type { ChapterView, RuleView } from '../../protocol/types.ts'

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

/** The words that are searched for. */
export function wordsOf(search: string): string[] {
  return [...new Set(plainText(search).plain.split(/\s+/).filter(Boolean))]
}

/** Does a rule have all of the words, in its number, its title or anywhere in its text? */
export function isFound(rule: RuleView, words: readonly string[]): boolean {
  const all = plainText(
    [rule.number, rule.title, rule.text, rule.absent, ...rule.remarks, ...rule.decisions].join(' '),
  ).plain
  return words.every((word) => all.includes(word))
}

export function foundIn(chapters: readonly ChapterView[], words: readonly string[]): ChapterView[] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => isFound(rule, words)) }))
    .filter((chapter) => chapter.rules.length > 0)
}

/** A text in pieces: what was found in it, and the rules that it names. */
export function pieces(text: string, words: readonly string[], rules: ReadonlySet<string>): Piece[] {
  const { plain, from } = plainText(text)
  const kinds: Piece['kind'][] = Array.from({ length: text.length }, () => 'plain')
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      kinds.fill('found', from[at], from[at + word.length - 1]! + 1)
    }
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
