// The table that this page shows: the last state the server sent, and the way to ask it for something.
import { getContext, setContext } from 'svelte'
import { Connection, newId, type Link, type Reply } from '../protocol/connection.ts'
import { get } from '../protocol/http.ts'
import { anyKey, heldAt, hold, keysAt } from '../protocol/keys.ts'
import type {
  Act,
  Advised,
  AnswerView,
  Ask,
  Deed,
  Fault,
  GameView,
  Look,
  News,
  OptionsView,
  Previewed,
  Refusal,
  Said,
  State,
} from '../protocol/types.ts'
import { spokenLanguage } from '../words/language.svelte.ts'
import { namesOf, playersOf, type Names } from '../words/names.ts'
import { speakOf } from '../words/words.svelte.ts'
import type { Luck } from './luck.ts'

export interface LogEntry {
  /** When the page heard of it, by the server's clock; 0: it was before. */
  at: number
  answer: AnswerView
}

/** Something that did not work, to be shown until it is dismissed or something else happens. */
export interface Notice {
  told: string
  /** The rule that forbids it, if one does. */
  rule: string
}

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never

export class TableStore {
  state = $state.raw<State | null>(null)
  look = $state.raw<Look | null>(null)
  link = $state<Link>('opening')
  fault = $state.raw<Fault | null>(null)
  chat = $state.raw<Said[]>([])
  log = $state.raw<LogEntry[]>([])
  notice = $state.raw<Notice | null>(null)
  /** Asks on their way: controls wait while there are any. */
  pending = $state(0)
  /** The seat chosen by hand, of those on this device, until another of them is asked; -1: whoever is asked. */
  chosen = $state(-1)

  game: GameView | null = $derived(this.state?.game ?? null)
  mine: number[] = $derived(this.state?.you.seats ?? [])
  hand: number = $derived.by(() => {
    if (this.mine.length === 0) return -1
    const asked = this.game?.asked.filter((seat) => this.mine.includes(seat)) ?? []
    if (this.mine.includes(this.chosen)) return this.chosen
    return asked[0] ?? this.mine[0]!
  })
  options: OptionsView = $derived(this.game?.options[this.hand] ?? NOTHING)
  /** Is one of this device's seats waited for? */
  asked: boolean = $derived(this.game?.asked.includes(this.hand) ?? false)
  players: string[] = $derived(this.state ? playersOf(this.state) : [])
  names: Names | null = $derived(this.look ? namesOf(this.look, this.players) : null)

  private connection: Connection | null = null
  private lucks = new Map<number, Luck>()
  private skew = 0

  constructor(readonly id: string) {}

  open(): void {
    this.connection = new Connection(this.id, () => keysAt(this.id), spokenLanguage, {
      news: (news) => this.hear(news),
      link: (link, fault) => {
        this.link = link
        if (fault) this.fault = fault
      },
    })
  }

  close(): void {
    this.connection?.close()
    speakOf(null)
  }

  /** Say hello anew, with all keys that are held now, in the language that is spoken now. */
  again(): void {
    this.connection?.again()
  }

  /** The server's time now, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.skew
  }

  async ask(ask: WithoutId<Ask>): Promise<Reply> {
    if (this.connection === null) throw new Error('the table is not open')
    this.pending += 1
    try {
      const reply = await this.connection.send({ ...ask, id: newId() } as Ask & { id: string })
      this.notice = noticeOf(reply) ?? this.notice
      return reply
    } finally {
      this.pending -= 1
    }
  }

  /** Answer, or do what is free, as the state lists it. */
  async act(verb: string, n = -1, more: Partial<Pick<Act, 'give' | 'get' | 'counter' | 'seat'>> = {}): Promise<Reply> {
    const seat = more.seat ?? this.hand
    this.notice = null
    const luck = this.lucks.get(seat)
    const digits = luck?.next() ?? ''
    const version = this.state?.version ?? 0
    const reply = await this.ask({ type: 'act', version, verb, n, ...more, seat, luck: digits })
    if (reply.type === 'done' && digits) luck?.told()
    return reply
  }

  /** What would come of these acts, one after the other; nothing happens. */
  async preview(acts: Deed[], seat = this.hand): Promise<Previewed | null> {
    const reply = await this.ask({ type: 'preview', seat, acts })
    return reply.type === 'previewed' ? reply : null
  }

  /** What a steady player would do here. */
  async advise(): Promise<Advised | null> {
    const reply = await this.ask({ type: 'advise', seat: this.hand })
    return reply.type === 'advised' ? reply : null
  }

  private hear(news: News): void {
    if (news.type === 'state') void this.show(news)
    else if (news.type === 'said') this.chat = [...this.chat, news]
    else if (news.type === 'welcome') this.chat = news.chat
    else if (news.type === 'error' && !news.id) this.fault = news
  }

  private async show(state: State): Promise<void> {
    this.skew = state.at - Date.now()
    if (this.look === null || this.look.digest !== state.table.digest) await this.fetchLook()
    const fresh = state.answers.filter((answer) => answer.n > (this.log.at(-1)?.answer.n ?? 0))
    if (fresh.length > 0) this.log = [...this.log, ...fresh.map((answer) => ({ at: state.at, answer }))]
    if (state.version >= (this.state?.version ?? 0)) this.state = state
    hold(this.id, { edition: state.table.edition, over: state.table.phase === 'over' })
    if (state.table.phase !== 'over') void this.bringLuck(state)
  }

  private async fetchLook(): Promise<void> {
    this.look ??= await get<Look>(`/api/tables/${this.id}/look`, { key: anyKey(this.id) })
    speakOf(this.look)
  }

  /** Each seat of this device adds digits of its own, from before the first roll on. */
  private async bringLuck(state: State): Promise<void> {
    const { Luck } = await import('./luck.ts')
    const keys = heldAt(this.id).seats
    for (const [place, seat] of state.you.seats.entries()) {
      const key = keys[place]
      if (!key || this.lucks.has(seat)) continue
      const luck = new Luck(key)
      this.lucks.set(seat, luck)
      if (state.table.phase === 'gathering' && !luck.begun) {
        const reply = await this.connection?.send({ type: 'luck', id: newId(), luck: luck.next(), seat })
        if (reply?.type === 'done') luck.told()
      }
    }
  }
}

const NOTHING: OptionsView = { answers: {}, free: {}, awaited: [], sums: {}, odds: {} }

function noticeOf(reply: Refusal | Reply): Notice | null {
  if (reply.type === 'refused') return { told: reply.told, rule: reply.rule }
  if (reply.type === 'error') return { told: reply.told, rule: '' }
  return null
}

const CONTEXT = Symbol('table')

export function provideTable(table: TableStore): TableStore {
  return setContext(CONTEXT, table)
}

export function useTable(): TableStore {
  return getContext<TableStore>(CONTEXT)
}
