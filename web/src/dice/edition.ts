// What an edition's data says of draws: the cards of its decks in their order, and the squares that have deeds.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export type Tree = { [key: string]: Value }
type Value = string | number | boolean | null | Value[] | Tree

export type DeckName = 'chance' | 'chest'

export interface Printed {
  decks: Record<DeckName, { name: string; kept: boolean }[]>
  /** The squares that someone can own, in rising order. */
  deeds: number[]
}

const DEEDS = new Set(['street', 'station', 'utility'])

function isTree(value: Value | undefined): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function at(tree: Tree, ...path: string[]): Value | undefined {
  let found: Value | undefined = tree
  for (const key of path) found = isTree(found) ? found[key] : undefined
  return found
}

/** What is printed under a ruleset: its own word, else the edition's. */
export function printedUnder(edition: Tree, ruleset: string): Printed {
  const own = (...path: string[]) => at(edition, 'under', ruleset, ...path) ?? at(edition, ...path)
  const deck = (name: DeckName) => {
    const cards = own('decks', name, 'cards')
    const effect = (card: string) => own('cards', name, card, 'effect')
    const names = (Array.isArray(cards) ? cards : []).filter((card) => typeof card === 'string')
    return names.map((card) => ({ name: card, kept: effect(card) === 'keep' }))
  }
  const squares = Object.keys((at(edition, 'squares') ?? {}) as Tree).map(Number)
  const deeds = squares.filter((square) => {
    const kind = own('squares', String(square), 'kind')
    return typeof kind === 'string' && DEEDS.has(kind)
  })
  return { decks: { chance: deck('chance'), chest: deck('chest') }, deeds: deeds.sort((a, b) => a - b) }
}

function plain(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`
  if (!isTree(value)) return JSON.stringify(value)
  const pairs = Object.keys(value).sort()
  return `{${pairs.map((key) => `${JSON.stringify(key)}:${plain(value[key]!)}`).join(',')}}`
}

/** What an edition is called and where it takes from what it does not say itself. */
const CALLED = new Set(['id', 'extends'])
/** What is only read or looked at. */
const WORDS = new Set([...CALLED, 'source', 'source_en', 'name', 'badge', 'colour', 'number', 'theme', 'notes'])

const hashed = (value: Value) => bytesToHex(sha256(utf8ToBytes(plain(value))))

/** Where keys are names that the edition has chosen, and none is left out. */
function areNames(path: string[]): boolean {
  const [above, here] = path.slice(-2)
  const own = path.at(-1)
  return own === 'groups' || own === 'squares' || (above === 'cards' && (here === 'chance' || here === 'chest'))
}

/** What a name or a card says in a language: under its tag. */
function isWording(key: string, value: Value): boolean {
  return typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(key)
}

function withoutWords(value: Value, path: string[] = []): Value {
  if (Array.isArray(value)) return value.map((inner) => withoutWords(inner, path))
  if (!isTree(value)) return value
  const kept = Object.entries(value).filter(
    ([key, inner]) => areNames(path) || !(WORDS.has(key) || isWording(key, inner)),
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutWords(inner, [...path, key])]))
}

/** The identity of an edition: a digest of all that it says, whatever it is called. */
export function digestOf(edition: Tree): string {
  return hashed(Object.fromEntries(Object.entries(edition).filter(([key]) => !CALLED.has(key))))
}

/** A digest of what decides a game on it: a record names that too. */
export function playsOf(edition: Tree): string {
  return hashed(withoutWords(edition))
}

/** Is it the edition of a record, or one that differs in nothing but words? Records of formats 1 and 2 say less. */
export function isOf(edition: Tree, { digest, plays }: { digest: string; plays?: string }): boolean {
  if (plays) return playsOf(edition).startsWith(plays)
  return digestOf(edition).startsWith(digest) || hashed(edition).startsWith(digest)
}
