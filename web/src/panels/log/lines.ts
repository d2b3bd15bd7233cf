// The lines of the log: one an event, put together by turns, and chosen by what one wants to see.
import type { AnswerView, EventKind, EventView, GoodsView, ReasonView } from '../../protocol/types.ts'
import { causeOf } from './causes.ts'

export interface Line {
  /** Its place in the whole game, which never changes: the answer, then the event in it. */
  key: string
  event: EventView
  /** Why nobody did it by hand; on the first line of its answer. */
  cause: string
  /** Why a bot did it, where it was told; on the first line of its answer. */
  reason: ReasonView | null
  /** Who answered; 8: chance. */
  by: number
  /** What an offer would exchange; on the line that tells of it. */
  terms: { give: GoodsView; get: GoodsView } | null
}

export interface Turn {
  key: string
  /** Whose turn it is; -1: before the first. */
  seat: number
  lines: Line[]
}

export type Filter = 'all' | 'money' | 'property' | 'mine' | number

/** Events in which money changes hands, or is owed. */
// prettier-ignore
const MONEY: ReadonlySet<EventKind> = new Set<EventKind>([
  'paid', 'received', 'owes', 'rent-due', 'lapsed', 'claimed', 'bought', 'built', 'sold',
  'mortgaged', 'redeemed', 'kept', 'bankrupt', 'counted', 'won', 'traded', 'coin', 'coin-lost',
])
/** Events that are about deeds and buildings. */
// prettier-ignore
const PROPERTY: ReadonlySet<EventKind> = new Set<EventKind>([
  'bought', 'declined', 'auction', 'bid', 'passed', 'sealed', 'unsold', 'built', 'sold', 'contested', 'cleared', 'dealt', 'took',
  'mortgaged', 'redeemed', 'kept', 'offered', 'traded', 'rejected', 'offer-lapsed', 'fought', 'bankrupt', 'card-given',
])

const made = new WeakMap<AnswerView, Line[]>()

/** The lines of some answers; the same answer always gives the same lines, so that what is on the screen need not be drawn anew. */
export function linesOf(answers: readonly AnswerView[]): Line[] {
  return answers.flatMap((answer) => {
    const lines = made.get(answer) ?? lineByLine(answer)
    made.set(answer, lines)
    return lines
  })
}

function lineByLine({ n, seat, events, cause = '', reason = null, give, get }: AnswerView): Line[] {
  const terms = give && get ? { give, get } : null
  return events.map((event, at) => ({
    key: `${n}.${at}`,
    event,
    cause: at === 0 ? cause : '',
    reason: at === 0 ? reason : null,
    by: seat,
    terms: event.kind === 'offered' ? terms : null,
  }))
}

/** Lines by the turn in which they stand; a turn without a line that is wanted does not appear. */
export function turnsOf(lines: readonly Line[], filter: Filter, mine: readonly number[]): Turn[] {
  const turns: Turn[] = [{ key: 'before', seat: -1, lines: [] }]
  for (const line of lines) {
    if (line.event.kind === 'turn') turns.push({ key: line.key, seat: line.event.seat ?? -1, lines: [] })
    else if (isWanted(line, filter, mine)) turns.at(-1)!.lines.push(line)
  }
  return turns.filter((turn) => turn.lines.length > 0)
}

function isWanted({ event }: Line, filter: Filter, mine: readonly number[]): boolean {
  if (filter === 'all') return true
  if (filter === 'money') return MONEY.has(event.kind)
  if (filter === 'property') return PROPERTY.has(event.kind)
  const seats = filter === 'mine' ? mine : [filter]
  return seats.some((seat) => event.seat === seat || event.other === seat)
}

/** Which sign a line bears, so that the eye finds money, deeds and misfortune. */
export type Tone = 'in' | 'out' | 'deed' | 'dice' | 'card' | 'jail' | 'end' | 'trade' | 'plain'

// prettier-ignore
const TONES: Partial<Record<EventKind, Tone>> = {
  paid: 'out', owes: 'out', received: 'in', bought: 'deed', took: 'deed', dealt: 'deed', built: 'deed', sold: 'deed',
  mortgaged: 'deed', redeemed: 'deed', auction: 'deed', rolled: 'dice', drew: 'card', jailed: 'jail', stayed: 'jail',
  freed: 'jail', bankrupt: 'end', won: 'end', offered: 'trade', traded: 'trade', rejected: 'trade', figure: 'end',
}

export function toneOf({ kind }: EventView): Tone {
  return TONES[kind] ?? 'plain'
}

/** The numbers of answers that are missing between the first and the last known, as ranges to ask for. */
export function gapsIn(numbers: readonly number[]): { from: number; to: number }[] {
  return numbers.slice(1).flatMap((n, at) => {
    const before = numbers[at]!
    return n - before > 1 ? [{ from: before + 1, to: n - 1 }] : []
  })
}

/** What was fetched and what was heard, each answer once, in order; `count`: of more that were fetched the rest has been taken back. */
export function merged(past: readonly AnswerView[], heard: readonly AnswerView[], count = Infinity): AnswerView[] {
  const fetched = count < Infinity ? past.filter(({ n }) => n <= count) : past
  const before = fetched.at(-1)?.n ?? 0
  if (before < (heard[0]?.n ?? Infinity)) return [...fetched, ...heard]
  const byNumber = new Map([...fetched, ...heard].map((answer) => [answer.n, answer]))
  return [...byNumber.values()].sort((a, b) => a.n - b.n)
}

/** The last thing that happened; that a turn begins is said elsewhere. */
export function lastEvent(answers: readonly AnswerView[]): EventView | undefined {
  const isThing = ({ kind }: EventView) => kind !== 'turn'
  return answers.findLast(({ events }) => events.some(isThing))?.events.findLast(isThing)
}

/** The rule that a line follows from; empty: none is told. */
export function ruleBehind({ event, cause }: Line): string {
  return event.rule || causeOf(cause)?.rule || ''
}
