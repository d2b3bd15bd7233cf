// Which sounds belong to what happened.
import type { AnswerView, EventKind, EventView } from '../protocol/types.ts'

export const KINDS = [
  'dice',
  'hop',
  'coin',
  'pay',
  'gavel',
  'door',
  'build',
  'fanfare',
  'chime',
  'fall',
  'message',
] as const
export type Sound = (typeof KINDS)[number]

const OF_EVENTS: Partial<Record<EventKind, Sound>> = {
  rolled: 'dice',
  moved: 'hop',
  received: 'coin',
  coin: 'coin',
  paid: 'pay',
  bought: 'gavel',
  auction: 'gavel',
  jailed: 'door',
  freed: 'door',
  built: 'build',
  bankrupt: 'fall',
  won: 'fanfare',
  figure: 'fanfare',
}

/** What is to be heard of some answers: each sound once, in the order of the events; a long list is old news and stays mute. */
export function soundsOf(answers: readonly AnswerView[]): Sound[] {
  if (answers.length > 30) return []
  const events: EventView[] = answers.flatMap((answer) => answer.events)
  return [...new Set(events.flatMap(({ kind }) => OF_EVENTS[kind] ?? []))]
}
