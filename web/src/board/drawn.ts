// Which card lies open: the last one drawn, until the dice are thrown again or another turn begins.
import type { AnswerView, Deck, EventKind } from '../protocol/types.ts'

export interface Drawn {
  seat: number
  deck: Deck | null
  card: string
}

const PUT_AWAY: ReadonlySet<EventKind> = new Set<EventKind>(['rolled', 'turn', 'skipped'])

export function drawnIn(answers: readonly AnswerView[], before: Drawn | null): Drawn | null {
  let drawn = before
  for (const { kind, seat = -1, deck = null, card = '' } of answers.flatMap((answer) => answer.events)) {
    if (kind === 'drew') drawn = { seat, deck, card }
    else if (PUT_AWAY.has(kind)) drawn = null
  }
  return drawn
}
