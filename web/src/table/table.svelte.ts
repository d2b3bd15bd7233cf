// The table that this page shows: the last state the server sent, what of it has been seen, and the way to ask for something.
import { getContext, setContext } from 'svelte'
import { Connection, newId, type Link, type Reply } from '../protocol/connection.ts'
import { get } from '../protocol/http.ts'
import { anyKey, hold, keysAt } from '../protocol/keys.ts'
import type {
  Act,
  Advised,
  Ask,
  ActTerms,
  Fault,
  GameView,
  Look,
  News,
  OptionsView,
  OutcomeView,
  Previewed,
  Said,
  State,
  Verb,
  Weighed,
} from '../protocol/types.ts'
import { TapGuard } from '../panels/play/guard.ts'
import { preferences } from '../preferences.svelte.ts'
import { spokenLanguage } from '../words/language.svelte.ts'
import { namesOf, playersOf, renamed, type Names } from '../words/names.ts'
import { speakOf } from '../words/words.svelte.ts'
import { withAnswers, type LogEntry } from './log.ts'
import type { Lucks } from './luck.ts'

/** Something that did not work, to be shown until it is dismissed or something else happens. */
export interface Notice {
  told: string
  /** The rule that forbids it, if one does. */
  rule: string
}

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never

export class TableStore {
  /** What has been shown, dice and tokens included: all panels speak of this one. */
  state = $state.raw<State | null>(null)
  /** What the server sent last: the board is on its way there. */
  newest = $state.raw<State | null>(null)
  /** The edition as it is printed. */
  printed = $state.raw<Look | null>(null)
  link = $state<Link>('opening')
  fault = $state.raw<Fault | null>(null)
  chat = $state.raw<Said[]>([])
  log = $state.raw<LogEntry[]>([])
  notice = $state.raw<Notice | null>(null)
  /** Asks on their way: controls wait while there are any. */
  pending = $state(0)
  /** The seat chosen by hand, of those on this device, until another of them is asked; -1: whoever is asked. */
  chosen = $state(-1)
  /** The version from which this page had the bots skipped, until it has told what happened; -1: it has not. */
  skippedFrom = $state(-1)

  /** What a box prints on squares, as text: every state brings it anew, and nothing is drawn anew while it is the same. */
  private boxNames: string = $derived(JSON.stringify(this.newest?.box?.names ?? {}))
  /** The edition with the names that this table's box prints. */
  look: Look | null = $derived(
    this.printed && this.boxNames !== '{}'
      ? renamed(this.printed, JSON.parse(this.boxNames) as Record<string, string>)
      : this.printed,
  )
  /** Something is still to be seen before the panels may speak of it. */
  behind: boolean = $derived(this.newest !== this.state)
  game: GameView | null = $derived(this.state?.game ?? null)
  mine: number[] = $derived(this.state?.you.seats ?? [])
  hand: number = $derived.by(() => {
    if (this.mine.length === 0) return -1
    if (this.mine.includes(this.chosen)) return this.chosen
    const asked = [this.state?.box?.by ?? -1, ...(this.game?.asked ?? [])]
    return asked.find((seat) => this.mine.includes(seat)) ?? this.mine[0]!
  })
  options: OptionsView = $derived(this.game?.options[this.hand] ?? NOTHING)
  /** Is the hand waited for? */
  asked: boolean = $derived(this.game?.asked.includes(this.hand) ?? false)
  players: string[] = $derived(this.state ? playersOf(this.state) : [])
  names: Names | null = $derived(this.look ? namesOf(this.look, this.players) : null)

  /** Of all buttons that answer. */
  readonly taps = new TapGuard(() => preferences.guard)
  private connection: Connection | null = null
  private lucks: Lucks | null = null
  private looking: Promise<boolean> | null = null
  private weighing: Promise<Reply> | null = null
  /** A new connection was welcomed, and has shown nothing yet. */
  private returned = false
  /** States that came and have not been shown, the oldest first. */
  private unseen: State[] = []
  /** Boards that say when they have shown something. */
  private boards = 0
  private late: ReturnType<typeof setTimeout> | undefined
  private skew = 0
  private closed = false

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
    this.closed = true
    clearTimeout(this.late)
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

  /** A board shows how the game goes on: from now on the panels wait for it. Returns how to end that. */
  attend(): () => void {
    this.boards += 1
    return () => {
      this.boards -= 1
      if (this.boards === 0) this.catchUp()
    }
  }

  /** All that came up to this version has been seen on the board. */
  shown(version: number): void {
    const seen = this.unseen.filter((state) => state.version <= version)
    const last = seen.at(-1)
    if (last === undefined) return
    this.unseen = this.unseen.slice(seen.length)
    clearTimeout(this.late)
    if (this.unseen.length > 0) this.wait()
    for (const state of seen) this.log = withAnswers(this.log, state)
    // What several states brought is shown as one.
    this.state = seen.length === 1 ? last : { ...last, answers: seen.flatMap(({ answers }) => answers) }
    if (this.unseen.length === 0) this.newest = this.state
  }

  /** Everything that has come is shown, whatever the board does. */
  catchUp(): void {
    this.shown(Infinity)
  }

  private wait(): void {
    this.late = setTimeout(() => this.catchUp(), LATEST)
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
  async act(
    verb: Verb,
    n = -1,
    more: Partial<Pick<Act, 'give' | 'get' | 'counter' | 'seat' | 'word'>> = {},
  ): Promise<Reply> {
    const seat = more.seat ?? this.hand
    this.notice = null
    const version = this.state?.version ?? 0
    return this.ask({ type: 'act', version, verb, n, ...more, seat })
  }

  /** What would come of these acts, one after the other; nothing happens. */
  async preview(acts: ActTerms[], seat = this.hand): Promise<Previewed | null> {
    const reply = await this.ask({ type: 'preview', seat, acts })
    return reply.type === 'previewed' ? reply : null
  }

  /** What each of these acts would do by itself; no control waits for it. */
  async compare(acts: ActTerms[], seat = this.hand): Promise<OutcomeView[]> {
    if (this.connection === null || this.closed) return []
    const reply = await this.connection.send({ type: 'compare', id: newId(), seat, acts })
    return reply.type === 'compared' ? reply.outcomes : []
  }

  /** What a good bot would do here. */
  async advise(): Promise<Advised | null> {
    const reply = await this.ask({ type: 'advise', seat: this.hand })
    return reply.type === 'advised' ? reply : null
  }

  /** How the chances stand, by bots that play on: it takes a while, and nothing waits for it. */
  async weigh(): Promise<Weighed | null> {
    // The server weighs one thing at a time: what was asked before, for a position that has gone, comes first.
    await this.weighing
    if (this.connection === null || this.closed) return null
    const asked = this.connection.send({ type: 'weigh', id: newId(), seat: this.hand })
    this.weighing = asked
    const reply = await asked
    this.notice = noticeOf(reply) ?? this.notice
    return reply.type === 'weighed' ? reply : null
  }

  private hear(news: News): void {
    if (news.type === 'state') {
      this.goBack(news)
      void this.show(news)
    } else if (news.type === 'said') this.chat = [...this.chat, news]
    else if (news.type === 'welcome') {
      this.chat = news.chat
      this.returned = true
      this.lucks?.again()
    } else if (news.type === 'error' && !news.id) this.fault = news
  }

  /** The first state of a new connection counts, also where the server's database has lost what was shown before. */
  private goBack(state: State): void {
    const lost = this.returned && this.newest !== null && state.version < this.newest.version
    this.returned = false
    if (!lost) return
    this.unseen = []
    this.state = this.newest = state
    this.log = []
  }

  private async show(state: State): Promise<void> {
    this.skew = state.at - Date.now()
    if (!isLookOf(this.look, state) && !(await (this.looking ??= this.fetchLook()))) return
    const over = state.table.phase === 'over'
    if (this.newest === null || over !== (this.newest.table.phase === 'over')) {
      hold(this.id, { edition: this.look?.id ?? '', title: this.look?.name, over })
    }
    if (state.version >= (this.newest?.version ?? 0)) this.queue(state)
    // Without links of its own a device plays just as well.
    this.bringLuck(state).catch(() => undefined)
  }

  private queue(state: State): void {
    if (this.unseen.length === 0) this.wait()
    this.unseen.push(state)
    this.newest = state
    if (this.state === null || this.boards === 0 || state.game === null) this.catchUp()
  }

  /** How the edition looks and speaks; without it nothing can be shown, so that the connection is made anew. */
  private async fetchLook(): Promise<boolean> {
    try {
      const look = await get<Look>(`/api/tables/${this.id}/look`, { key: anyKey(this.id) })
      // The file of a box is called after the edition that it extends, whose pieces and colours it has.
      this.printed = { ...look, id: look.id.replace(/-box$/, '') }
    } catch {
      this.link = 'lost'
      setTimeout(() => this.again(), AGAIN)
      return false
    } finally {
      this.looking = null
    }
    if (this.closed) return false
    speakOf(this.look)
    return true
  }

  /** Each seat of this device takes part in the draws, from the first on. */
  private async bringLuck(state: State): Promise<void> {
    const { luck, commitment } = state.table
    if (luck === null || state.you.seats.length === 0) return
    const { Lucks } = await import('./luck.ts')
    this.lucks ??= new Lucks(this.id)
    const told = this.lucks
      .due(luck, state.you.seats, commitment)
      .map((telling) => this.connection?.send({ type: 'luck', id: newId(), ...telling }))
    await Promise.all(told)
  }
}

/** Does this look show what the table plays? Before the game its host may drop house rules. */
function isLookOf(look: Look | null, { table }: State): boolean {
  return look?.digest === table.digest && look.options.join() === (table.settings.options ?? []).join()
}

/** Milliseconds after which the panels wait no longer: longer than anything moves. */
const LATEST = 8000
/** Milliseconds until the look is asked for again. */
const AGAIN = 2000
const NOTHING: OptionsView = { answers: {}, free: {}, awaited: [], sums: {}, odds: {} }

function noticeOf(reply: Reply): Notice | null {
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
