// What a screen reader says of what just happened: all that is one's own, of others what matters.
import { NOBODY } from '../../protocol/numbers.ts'
import type { AnswerView, EventKind, EventView } from '../../protocol/types.ts'
import { eventText } from '../../words/events.ts'
import type { Names } from '../../words/names.ts'

/** More than this at once, and only what matters is said. */
const AT_ONCE = 6
/** Events that are said whoever they happen to. */
const WEIGHTY: ReadonlySet<EventKind> = new Set<EventKind>([
  'bankrupt',
  'won',
  'last-lap',
  'time-up',
  'traded',
  'figure',
  'jailed',
  'auction',
  'bought',
  'built',
  'fought',
])

/** The events to speak of, in order; those of bots only where they matter, and so with all when there are many. */
export function toSpeak(answers: readonly AnswerView[], mine: readonly number[], bots: readonly number[]): EventView[] {
  const events = answers.flatMap((answer) => answer.events)
  const matters = (event: EventView) => isMine(event, mine) || WEIGHTY.has(event.kind)
  const told = events.filter((event) => matters(event) || !bots.includes(event.seat ?? NOBODY))
  return told.length <= AT_ONCE ? told : told.filter(matters).slice(-2 * AT_ONCE)
}

/** Does anything of this concern one of these seats? */
export function concerns(answers: readonly AnswerView[], mine: readonly number[]): boolean {
  return answers.some((answer) => answer.events.some((event) => isMine(event, mine)))
}

function isMine({ seat = NOBODY, other = NOBODY }: EventView, mine: readonly number[]): boolean {
  return mine.includes(seat) || mine.includes(other)
}

export function spokenText(
  answers: readonly AnswerView[],
  mine: readonly number[],
  bots: readonly number[],
  names: Names,
): string {
  return toSpeak(answers, mine, bots)
    .map((event) => eventText(event, names))
    .join(' ')
}
