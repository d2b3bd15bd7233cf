// The record of a game as text: its header, its answers, its closing line and its seal (docs/records.md).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Throw } from './tellers.ts'

export interface Header {
  edition: string
  digest: string
  /** Of what decides a game on the edition; formats 1 and 2 lack it. */
  plays?: string
  ruleset: string
  options: string[]
  players: string[]
  dice?: { table: string; commitment: string; luck: string[]; from?: number; scheme?: number }
}

export interface Answer {
  n: number
  by: string
  do: string
  events: string[]
  luck?: string
  throw?: Throw
  /** Where it stands in the file, counted from 1. */
  line: number
}

export interface Closing {
  over: boolean
  winners?: string[]
  secret?: string
  seal?: string
}

export interface Recorded {
  header: Header
  answers: Answer[]
  closing: Closing
  closingLine: number
  /** What the seal should be. */
  seal: string
}

/** A line that is not as a record's should be. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`)
  }
}

/** A closing line as it is sealed: one space after each colon and comma. */
function sealed(closing: Closing): string {
  const told = [`"over": ${closing.over}`]
  if (closing.over) told.push(`"winners": [${(closing.winners ?? []).map((name) => JSON.stringify(name)).join(', ')}]`)
  if (closing.secret) told.push(`"secret": ${JSON.stringify(closing.secret)}`)
  return `{${told.join(', ')}}`
}

function parsed(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Told below, with its line.
  }
  throw new Unreadable(line)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

function headerOf(values: Record<string, unknown>, line: number): Header {
  const { digest, plays = '', ruleset, options, players, dice } = values as unknown as Header
  if (!isText(digest) || !isText(plays) || !isText(ruleset) || !areTexts(options) || !areTexts(players))
    throw new Unreadable(line)
  if (dice && !(isText(dice.table) && isText(dice.commitment) && areTexts(dice.luck))) throw new Unreadable(line)
  return values as unknown as Header
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isLink = (value: unknown) => isObject(value) && isText(value.text) && Number.isInteger(value.number)

function isThrow(value: unknown): value is Throw {
  if (!isObject(value) || !Number.isInteger(value.number)) return false
  const { links = {}, passed = [], joined = {}, salt = '' } = value
  return (
    isText(salt) &&
    isObject(links) &&
    Object.values(links).every(isText) &&
    Array.isArray(passed) &&
    passed.every(Number.isInteger) &&
    isObject(joined) &&
    Object.values(joined).every(isLink)
  )
}

function answerOf(values: Record<string, unknown>, line: number, n: number): Answer {
  const { by, do: done, events, luck = '', throw: told } = values
  if (values.n !== n || !isText(by) || !isText(done) || !areTexts(events) || !isText(luck)) throw new Unreadable(line)
  if (told !== undefined && !isThrow(told)) throw new Unreadable(line)
  return { n, by, do: done, events, luck, throw: told, line }
}

export function read(text: string): Recorded {
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line, at) => ({ text: line.trim(), line: at + 1 }))
  const told = lines.filter((line) => line.text !== '')
  const [first, last] = [told[0], told.at(-1)]
  if (!first || !last || told.length < 2) throw new Unreadable(lines.length)
  const closing = parsed(last.text, last.line) as unknown as Closing
  if (typeof closing.over !== 'boolean') throw new Unreadable(last.line)
  const above = told.slice(0, -1)
  return {
    header: headerOf(parsed(first.text, first.line), first.line),
    answers: above.slice(1).map(({ text, line }, at) => answerOf(parsed(text, line), line, at + 1)),
    closing,
    closingLine: last.line,
    seal: bytesToHex(sha256(utf8ToBytes([...above.map((line) => line.text), sealed(closing)].join('\n')))),
  }
}
