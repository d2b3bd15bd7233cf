// What was answered at a table, as far as this page heard of it.
import type { AnswerView, State } from '../protocol/types.ts'

export interface LogEntry {
  /** When the page heard of it, by the server's clock; 0: it was before. */
  at: number
  answer: AnswerView
}

/** The log with what a state brings. At a box answers are taken back: those are in it no longer, and their numbers are used again. */
export function withAnswers(log: LogEntry[], { at, answers, box }: Pick<State, 'at' | 'answers' | 'box'>): LogEntry[] {
  const count = box?.answers ?? Infinity
  const before = Math.min(count, ...answers.map(({ n }) => n - 1))
  const kept = log.filter(({ answer }) => answer.n <= before)
  // Of two answers with one number the later one stands.
  const standing = new Map(answers.filter(({ n }) => n <= count).map((answer) => [answer.n, { at, answer }]))
  return standing.size > 0 || kept.length < log.length ? [...kept, ...standing.values()] : log
}
