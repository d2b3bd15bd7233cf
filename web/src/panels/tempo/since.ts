// What happened since one's own turn, in short: who bought, built, paid and fell.
import { BANK, NOBODY } from '../../protocol/numbers.ts'
import type { EventView } from '../../protocol/types.ts'

/** One thing to say, with the key of its words. */
export interface Item {
  key: 'bankrupt' | 'paid-you' | 'you-paid' | 'you-paid-bank' | 'traded' | 'bought' | 'built' | 'jailed'
  who: number
  other: number
  sum: number
  squares: number[]
}

/** What matters most comes first, where not all can be said. */
const ORDER: readonly Item['key'][] = [
  'bankrupt',
  'paid-you',
  'you-paid',
  'you-paid-bank',
  'traded',
  'bought',
  'built',
  'jailed',
]

/** The events since the last turn of these seats ended. */
export function sinceTurn(events: readonly EventView[], mine: readonly number[]): EventView[] {
  let start = 0
  let mineBefore = false
  for (const [at, { kind, seat = NOBODY }] of events.entries()) {
    if (kind !== 'turn') continue
    if (mineBefore && !mine.includes(seat)) start = at
    mineBefore = mine.includes(seat)
  }
  return events.slice(start)
}

/** What is worth saying of them, each player's purchases and payments put together. */
export function itemsOf(events: readonly EventView[], mine: readonly number[]): Item[] {
  const items = new Map<string, Item>()
  for (const event of events) {
    const found = itemOf(event, mine)
    if (!found) continue
    const id = `${found.key} ${found.who} ${found.other}`
    const before = items.get(id)
    items.set(id, before ? together(before, found) : found)
  }
  return [...items.values()].sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
}

function together(one: Item, other: Item): Item {
  return { ...one, sum: one.sum + other.sum, squares: [...new Set([...one.squares, ...other.squares])] }
}

function itemOf(event: EventView, mine: readonly number[]): Item | null {
  const { kind, seat = NOBODY, other = NOBODY, square = -1, sum = 0 } = event
  const item = (key: Item['key'], more: Partial<Item> = {}): Item => ({
    key,
    who: seat,
    other: NOBODY,
    sum: 0,
    squares: [],
    ...more,
  })
  const ours = mine.includes(seat)
  if (kind === 'paid' && mine.includes(other) && !ours) return item('paid-you', { sum })
  if (kind === 'paid' && ours) return item(other === BANK ? 'you-paid-bank' : 'you-paid', { who: other, sum })
  if (ours) return null
  if (kind === 'bought') return item('bought', { squares: [square] })
  if (kind === 'built') return item('built', { squares: [square] })
  if (kind === 'traded') return item('traded', { other })
  if (kind === 'jailed' || kind === 'bankrupt') return item(kind)
  return null
}
