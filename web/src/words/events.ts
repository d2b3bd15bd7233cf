// What happened, in sentences: the same texts with which the engine tells a record.
import { BANK, NOBODY } from '../protocol/numbers.ts'
import type { EventView } from '../protocol/types.ts'
import type { Names } from './names.ts'
import { money, t } from './words.svelte.ts'

/** Events whose sentence itself says their reason: the building, the outcome, the card. */
const SAID_INSIDE = new Set(['auction', 'fought', 'drew'])
/** Events whose working is the price that was paid or received. */
const PRICED = new Set(['built', 'sold'])
/** Events whose number is a deck's. */
const OF_A_DECK = new Set(['drew', 'card-returned', 'card-given'])

export function eventText(event: EventView, names: Names): string {
  const { kind, seat = NOBODY, other = NOBODY, square = -1, n = 0, why = '' } = event
  const dice = Math.max(n, 0)
  const [first, second] = [Math.floor(dice / 8), dice % 8]
  const deck = OF_A_DECK.has(kind) ? n : -1
  return t(`event-${kind}`, {
    who: names.player(seat),
    other: names.player(other),
    payee: other === BANK ? 'bank' : 'player',
    square: names.square(square),
    place: square >= 0 ? 'square' : 'none',
    from: kind === 'moved' ? names.square(n) : '',
    n,
    amount: money(n),
    first,
    second,
    double: first === second ? 'yes' : 'no',
    deck: names.deck(deck),
    card: names.card(deck, why),
    why,
  })
}

/** Why a sum was paid and how it came about; empty where the sentence says it all. */
export function eventReason(event: EventView): string {
  const { kind, why = '', working = '' } = event
  const parts: string[] = []
  if (why && !SAID_INSIDE.has(kind)) parts.push(t(`why-${why}`))
  if (PRICED.has(kind) && /^\d+$/.test(working)) parts.push(money(Number(working)))
  else if (working && !working.includes('?')) parts.push(working)
  return parts.join(', ')
}
