// What was answered before this page heard of it: fetched from the server when it is wanted.
import { get } from '../../protocol/http.ts'
import { anyKey } from '../../protocol/keys.ts'
import type { AnswerView, Moments } from '../../protocol/types.ts'
import { merged } from './lines.ts'

/** How many answers are fetched at a time. */
const PAGE = 60

export class LogHistory {
  answers = $state.raw<AnswerView[]>([])
  busy = $state(false)
  /** What went wrong the last time. */
  fault = $state.raw<unknown>(null)

  // Nothing is drawn from it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private tried = new Set<number>()

  constructor(private table: string) {}

  /** The last ones of the game so far. */
  async latest(): Promise<void> {
    await this.fetch(async () => {
      const { count } = await this.moments(0, 1)
      return this.moments(Math.max(1, count - PAGE), count)
    })
  }

  /** Those before answer `n`. */
  async before(n: number): Promise<void> {
    await this.fetch(() => this.moments(Math.max(1, n - PAGE), n - 1))
  }

  /** Those from one to another, as many as come at a time; asked for once. */
  async between(from: number, to: number): Promise<void> {
    if (this.busy || this.tried.has(to)) return
    this.tried.add(to)
    await this.fetch(() => this.moments(Math.max(from, to - 3 * PAGE), to))
  }

  private moments(from: number, to: number): Promise<Moments> {
    return get<Moments>(`/api/tables/${this.table}/moments?from=${from}&to=${to + 1}`, { key: anyKey(this.table) })
  }

  private async fetch(ask: () => Promise<Moments>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const { moments } = await ask()
      const found = moments.flatMap(({ answer }) => answer ?? [])
      this.answers = merged(this.answers, found)
      this.fault = null
    } catch (error) {
      this.fault = error
    } finally {
      this.busy = false
    }
  }
}

const known = new WeakMap<object, LogHistory>()

/** What is known of a table's past, once for all that show it. */
export function historyOf(table: { id: string }): LogHistory {
  const history = known.get(table) ?? new LogHistory(table.id)
  known.set(table, history)
  return history
}
