import { expect, test } from 'vitest'
import type { AnswerView, State } from '../protocol/types.ts'
import { withAnswers, type LogEntry } from './log.ts'

const answer = (n: number, said = ''): AnswerView => ({ n, seat: 0, do: said, events: [] })
const state = (answers: AnswerView[], count?: number): State =>
  ({ at: 1, answers, box: count === undefined ? null : { answers: count } }) as unknown as State
const told = (log: LogEntry[]) => log.map(({ answer: { n, do: said } }) => `${n}${said}`)
const logged = (...answers: AnswerView[]): LogEntry[] => answers.map((one) => ({ at: 0, answer: one }))

test('what is known already is not told twice', () => {
  expect(told(withAnswers(logged(answer(1), answer(2)), state([answer(2), answer(3)])))).toEqual(['1', '2', '3'])
})

test('at a box an answer that was taken back is gone, and its number is used again', () => {
  const log = logged(answer(1), answer(2), answer(3, ' wrong'))
  const undone = withAnswers(log, state([], 2))
  expect(told(undone)).toEqual(['1', '2'])
  expect(told(withAnswers(undone, state([answer(3, ' right'), answer(4)], 4)))).toEqual(['1', '2', '3 right', '4'])
  expect(withAnswers(undone, state([], 2))).toBe(undone)
})

test('an answer that came and went while this page did not listen is told as it stands', () => {
  const came = [answer(2, ' wrong'), answer(3, ' wrong'), answer(2, ' right')]
  expect(told(withAnswers(logged(answer(1)), state(came, 2)))).toEqual(['1', '2 right'])
})
