// What happened, in sentences: the same texts with which the engine tells a record.
import { BANK, NOBODY } from '../protocol/numbers.ts'
import type { EventKind, EventView } from '../protocol/types.ts'
import type { Names } from './names.ts'
import { hasText, money, t } from './words.svelte.ts'

/** Events whose sentence itself says their reason: the building, the outcome, the card, what is so now. */
const SAID_INSIDE: ReadonlySet<EventKind> = new Set<EventKind>(['auction', 'fought', 'described', 'corrected'])

export function eventText(event: EventView, names: Names): string {
  const { kind, seat = NOBODY, other = NOBODY, square = -1, dice, deck = null, card = '', why = '', word = '' } = event
  const [first, second] = dice ?? [0, 0]
  const n = event.sum || event.count || event.level || 0
  const who = names.player(seat)
  const key = `event-${word || kind}`
  // A variant of someone's own may come without words: then its own word is shown.
  if (kind === 'own' && !hasText(key)) return t('log-own', { who, word })
  return t(key, {
    who,
    other: names.player(other),
    payee: other === BANK ? 'bank' : 'player',
    square: names.square(square),
    place: square >= 0 ? 'square' : 'none',
    from: names.square(event.from ?? -1),
    n,
    amount: money(n),
    first,
    second,
    double: first === second ? 'yes' : 'no',
    deck: names.deck(deck),
    card: names.card(deck, card),
    why,
  })
}

/** Why a sum was paid and how it came about; empty where the sentence says it all. */
export function eventReason({ kind, why = '', working = '', price = 0, face = '' }: EventView): string {
  const reason = why && !SAID_INSIDE.has(kind) ? t(`why-${why}`) : ''
  return [reason, price ? money(price) : '', working, face ? faceText(face) : ''].filter(Boolean).join(', ')
}

/** What a third die shows, in words; a number stands for itself. */
export function faceText(face: string): string {
  return hasText(`face-${face}`) ? t(`face-${face}`) : face
}
