// What the log tells of the open question, where the position alone does not.
import type { LogEntry } from '../../table/table.svelte.ts'

/** How far back an attack or a contest may have begun. */
const RECENT = 12

export interface Attack {
  square: number
  /** The attacker's total; 0: not yet rolled, or not known here. */
  total: number
}

/** The attack that runs: what is attacked, and the total to beat. */
export function attackTold(log: readonly LogEntry[]): Attack {
  const begun = lastWith(log, 'uses power')
  const since = begun < 0 ? [] : log.slice(begun + 1)
  const rolls = since.flatMap(({ answer }) => answer.events.filter((event) => event.kind === 'rolled'))
  const last = rolls.at(-1)
  // Attacker and defender roll in turn: an odd number of rolls leaves the attacker's to be beaten.
  const total = last && rolls.length % 2 === 1 ? pips(last.n ?? 0) : 0
  return { square: begun < 0 ? -1 : numberIn(log[begun]!.answer.do), total }
}

export interface Contest {
  asker: number
  square: number
}

/** Who asked for the scarce building, and where; seat -2 where this page was not there. */
export function contestTold(log: readonly LogEntry[]): Contest {
  const at = lastWith(log, 'builds')
  return at < 0 ? { asker: -2, square: -1 } : { asker: log[at]!.answer.seat, square: numberIn(log[at]!.answer.do) }
}

function lastWith(log: readonly LogEntry[], verb: string): number {
  const from = Math.max(0, log.length - RECENT)
  const found = log.slice(from).findLastIndex(({ answer }) => ` ${answer.do} `.includes(` ${verb} `))
  return found < 0 ? -1 : from + found
}

function numberIn(words: string): number {
  return Number(/(\d+)$/.exec(words)?.[1] ?? -1)
}

/** A roll is told as one number: eight times the first die, and the second. */
function pips(n: number): number {
  return Math.floor(n / 8) + (n % 8)
}
