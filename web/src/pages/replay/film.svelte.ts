// A game that is shown again: which moment one is at, going there, and playing on by itself.
import { get } from '../../protocol/http.ts'
import { anyKey } from '../../protocol/keys.ts'
import type { AnswerView, History, Look, Moment, Moments, Summary } from '../../protocol/types.ts'
import { speakOf } from '../../words/words.svelte.ts'
import { Chunks } from './chunks.ts'

/** Milliseconds between two answers of which there is something to tell. */
export const PACES = [2400, 1200, 600, 150] as const
/** What tells nothing, such as “rolls” before the dice, passes in so much of that time. */
const SILENT = 0.25
const REMEMBERED = 120

export class Film {
  look = $state.raw<Look | null>(null)
  summary = $state.raw<Summary | null>(null)
  history = $state.raw<History | null>(null)
  /** What is shown; null before the first. */
  moment = $state.raw<Moment | null>(null)
  /** What led there, for the board to act out; empty after a leap. */
  led = $state.raw<AnswerView[]>([])
  /** The last answers up to it. */
  past = $state.raw<AnswerView[]>([])
  /** Counts what was shown, so that the board knows that something is new. */
  step = $state(0)
  /** Where one wants to be. */
  at = $state(0)
  playing = $state(false)
  pace = $state(1)
  fault = $state.raw<unknown>(null)

  count = $derived(this.history?.count ?? 0)
  players: string[] = $derived(this.summary?.table.players ?? [])
  private readonly chunks: Chunks
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {
    this.chunks = new Chunks((from, to) => this.fetch<Moments>(`moments?from=${from}&to=${to}`))
  }

  async open(at: number): Promise<void> {
    this.fault = null
    try {
      const [summary, look, history] = await Promise.all([
        this.fetch<Summary>(''),
        this.fetch<Look>('look'),
        this.fetch<History>('history'),
      ])
      if (this.closed) return
      speakOf(look)
      this.summary = summary
      this.look = look
      this.history = history
      await this.go(at < 0 ? history.count : at)
    } catch (error) {
      this.fault = error
    }
  }

  close(): void {
    this.closed = true
    this.playing = false
    clearTimeout(this.timer)
    speakOf(null)
  }

  async go(to: number): Promise<void> {
    const at = Math.min(Math.max(0, Math.round(to)), this.count)
    this.at = at
    try {
      const moment = this.chunks.at(at) ?? (await this.chunks.wanted(at))
      // While it was fetched, one may have gone elsewhere.
      if (moment && this.at === at) this.show(moment)
    } catch (error) {
      this.playing = false
      this.fault = error
    }
  }

  turn(by: 1 | -1): Promise<void> {
    const starts = this.history?.turns.map((turn) => turn.n) ?? []
    const to = by > 0 ? starts.find((n) => n > this.at) : starts.findLast((n) => n < this.at)
    return this.go(to ?? (by > 0 ? this.count : 0))
  }

  async play(on = !this.playing): Promise<void> {
    clearTimeout(this.timer)
    this.playing = on
    if (!on) return
    if (this.at >= this.count) await this.go(0)
    this.wind()
  }

  private wind(): void {
    const silent = this.moment?.answer?.events.length === 0
    this.timer = setTimeout(() => void this.advance(), PACES[this.pace]! * (silent ? SILENT : 1))
  }

  private async advance(): Promise<void> {
    if (!this.playing) return
    await this.go(this.at + 1)
    if (this.at >= this.count) this.playing = false
    else if (this.playing) this.wind()
  }

  private show(moment: Moment): void {
    const next = this.moment !== null && moment.n === this.moment.n + 1
    this.led = next && moment.answer ? [moment.answer] : []
    this.moment = moment
    this.step += 1
    this.fault = null
    this.remember(moment.n)
    this.chunks.ahead(moment.n, this.count)
  }

  private remember(n: number): void {
    const found = this.chunks.upTo(n, REMEMBERED)
    this.past = found.flatMap((moment) => moment.answer ?? [])
    if (found.length >= REMEMBERED || (found[0]?.n ?? 0) === 0) return
    // The beginning of a part: what was before it comes with the part before.
    this.chunks.wanted(found[0]!.n - 1).then(
      () => {
        if (this.moment?.n === n) this.past = this.chunks.upTo(n, REMEMBERED).flatMap((moment) => moment.answer ?? [])
      },
      () => {},
    )
  }

  private fetch<T>(what: string): Promise<T> {
    return get<T>(`/api/tables/${this.id}${what && `/${what}`}`, { key: anyKey(this.id) })
  }
}
