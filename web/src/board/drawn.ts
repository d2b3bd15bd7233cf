// Which card lies open: the last one drawn, until the dice are thrown again or another turn begins.
import type { AnswerView } from '../protocol/types.ts'

export interface Drawn {
  seat: number
  deck: number
  card: string
}

const PUT_AWAY = new Set(['rolled', 'turn', 'skipped'])

export function drawnIn(answers: readonly AnswerView[], before: Drawn | null): Drawn | null {
  let drawn = before
  for (const { kind, seat = -1, n = 0, why = '' } of answers.flatMap((answer) => answer.events)) {
    if (kind === 'drew') drawn = { seat, deck: n, card: why }
    else if (PUT_AWAY.has(kind)) drawn = null
  }
  return drawn
}
