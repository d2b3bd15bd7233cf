// A word of the wire that is misspelled does not compile: `npm run check` fails where one of these lines is no error.
import { expect, it } from 'vitest'
import type { Act, ActTerms, EventKind, EventView, GameView, OptionsView, Phase, Question, Verb } from './types.ts'

it('knows every verb, question, kind of event and phase by its word', () => {
  const verb: Verb = 'uses card'
  // @ts-expect-error a verb is not written so
  const noVerb: Verb = 'use card'
  // @ts-expect-error nor in an act that is sent
  const act: Pick<Act, 'verb'> = { verb: 'roll' }
  // @ts-expect-error nor in an act that is planned
  const planned: ActTerms = { verb: 'build', n: 1 }
  // @ts-expect-error nor where the options are read
  const read = (options: OptionsView) => options.answers.buy
  // @ts-expect-error each verb must have its row
  const rows: Record<Verb, number> = { rolls: 1 }
  // @ts-expect-error a question is not called so
  const question: Question = 'trun'
  // @ts-expect-error and no comparison with it makes sense
  const open = (game: GameView) => game.question === 'acution'
  // @ts-expect-error a kind of event is not called so
  const kind: EventKind = 'buyed'
  // @ts-expect-error an event has no number that would have to be unpacked
  const packed = (event: EventView) => event.n
  // @ts-expect-error a phase is not called so
  const phase: Phase = 'finished'
  expect([noVerb, act, planned, read, rows, question, open, kind, packed, phase]).toHaveLength(10)
  expect(verb).toBe('uses card')
})
