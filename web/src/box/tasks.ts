// What has to be done on the real board after something has happened: tokens, buildings, deeds and cards that people move.
import { SQUARES } from '../board/geometry.ts'
import { HOTEL } from '../protocol/numbers.ts'
import type { AnswerView, EventKind, EventView } from '../protocol/types.ts'

/** One thing to do; its words are the text `box-do-WHAT`. */
export interface Task {
  what: What
  seat: number
  other: number
  square: number
  /** How many squares the token walks, or what stands on the square then. */
  n: number
}

export type What =
  | 'walk'
  | 'go'
  | 'jail'
  | 'house'
  | 'hotel'
  | 'fewer'
  | 'clear'
  | 'deed'
  | 'mortgage'
  | 'redeem'
  | 'swap'
  | 'card-back'
  | 'coin'
  | 'coin-lost'
  | 'figure'
  | 'trapped'
  | 'released'
  | 'out'

const BY_KIND: Partial<Record<EventKind, What>> = {
  jailed: 'jail',
  cleared: 'clear',
  bought: 'deed',
  took: 'deed',
  dealt: 'deed',
  mortgaged: 'mortgage',
  redeemed: 'redeem',
  traded: 'swap',
  'card-returned': 'card-back',
  coin: 'coin',
  'coin-lost': 'coin-lost',
  figure: 'figure',
  trapped: 'trapped',
  released: 'released',
  bankrupt: 'out',
}

/** What begins something new to do: what was to be done before has been. */
const BEGINS: ReadonlySet<EventKind> = new Set<EventKind>(['rolled', 'drew', 'described', 'corrected'])

function whatOf({ kind, by_dice = false, level = 0 }: EventView): What | undefined {
  if (kind === 'moved') return by_dice ? 'walk' : 'go'
  if (kind === 'built') return level === HOTEL ? 'hotel' : 'house'
  if (kind === 'sold') return level > 0 ? 'fewer' : 'clear'
  return BY_KIND[kind]
}

function taskOf(event: EventView): Task[] {
  const what = whatOf(event)
  if (!what) return []
  const { seat = -2, other = -2, square = -1, from = -1, level = 0 } = event
  const n = what === 'walk' ? (square - from + SQUARES) % SQUARES : level
  return [{ what, seat, other, square, n }]
}

/** What there is to do since dice were last thrown or a card was drawn, in order; who is sent on is not moved twice. */
export function tasksOf(answers: readonly AnswerView[]): Task[] {
  const events = answers.flatMap(({ events }) => events)
  const begun = events.findLastIndex(({ kind }) => BEGINS.has(kind))
  const tasks = events.slice(Math.max(begun, 0)).flatMap(taskOf)
  return tasks.filter((task, at) => !(task.what === 'go' && sentOn(tasks, at)))
}

/** Does this token go to jail right after? */
function sentOn(tasks: readonly Task[], at: number): boolean {
  const next = tasks[at + 1]
  return next?.what === 'jail' && next.seat === tasks[at]!.seat
}

/** The last answer that people gave, which is the one that can be taken back: the first thing that came of it. */
export function lastDone(answers: readonly AnswerView[]): EventView | undefined {
  const isThing = ({ kind }: EventView) => kind !== 'turn'
  return answers.findLast(({ events, cause }) => !cause && events.some(isThing))?.events.find(isThing)
}
