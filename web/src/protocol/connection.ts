// The socket to a table: says hello, sends again what got no reply, comes back after every loss.
import type {
  Advised,
  Ask,
  Compared,
  Corrected,
  Done,
  Fault,
  MayTold,
  News,
  PositionTold,
  Previewed,
  Quoted,
  Refusal,
  Stale,
  Weighed,
} from './types.ts'

export type Reply =
  | Done
  | Refusal
  | Stale
  | Fault
  | Previewed
  | Compared
  | Advised
  | Quoted
  | Weighed
  | Corrected
  | PositionTold
  | MayTold
/** `slow`: it is open, and nothing comes although something should. */
export type Link = 'opening' | 'open' | 'slow' | 'lost' | 'shut'

export interface Hears {
  news(news: News): void
  link(link: Link, fault?: Fault): void
}

interface Waiting {
  ask: Ask & { id: string }
  settle: (reply: Reply) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000
/** Where nothing is waited for, this is how often the connection is tried. */
const PING_EVERY = 15_000
/** Someone who touches the page after so much silence wants to know that it is alive. */
const QUIET = 5000
/** What has got no reply while other messages came is asked after, so often. */
const PROBE = 2000
/** Without any message after something was sent: that it is waited for is said, and then the connection is left. */
const SLOW = 2000
const DEAD = 6000
/** A server that thinks about advice or a price reads nothing else meanwhile. */
const THINKING = 35_000
/** A timer that is late by more than this slept with its tab, and says nothing of the network. */
const OVERSLEPT = 1000
/** What a browser says of a connection that broke off. */
const NETWORK_GONE = 1006
/** The server does not want this connection back. */
const UNWANTED = 1008

/** A server on this very device needs no network. */
function local(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Connection {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private wait = FIRST_WAIT
  private retry: ReturnType<typeof setTimeout> | undefined
  private heard = 0
  /** Since when something that was sent has been followed by silence; 0: it has not. */
  private asked = 0
  private watch: ReturnType<typeof setTimeout> | undefined
  private welcomed = false
  private pulse: ReturnType<typeof setInterval>
  private shut = false
  private fault: Fault | undefined

  constructor(
    private table: string,
    private keys: () => string[],
    private language: () => string,
    private hears: Hears,
  ) {
    this.pulse = setInterval(() => this.beat(), PING_EVERY)
    addEventListener('pointerdown', this.touch)
    addEventListener('keydown', this.touch)
    addEventListener('online', this.wake)
    addEventListener('offline', this.sleep)
    document.addEventListener('visibilitychange', this.wake)
    this.open()
  }

  /** Send, and wait for the one reply that it gets, over as many connections as it takes. */
  send(ask: Ask & { id: string }): Promise<Reply> {
    return new Promise((settle) => {
      this.waiting.set(ask.id, { ask, settle })
      this.write(ask)
    })
  }

  close(): void {
    this.shut = true
    clearInterval(this.pulse)
    clearTimeout(this.retry)
    clearTimeout(this.watch)
    removeEventListener('pointerdown', this.touch)
    removeEventListener('keydown', this.touch)
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.sleep)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
  }

  /** Leave this connection for a new one at once: other keys, another language. */
  again(): void {
    this.drop()
    this.open()
  }

  private open(): void {
    if (this.shut) return
    clearTimeout(this.retry)
    this.fault = undefined
    const table = encodeURIComponent(this.table)
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/ws?table=${table}`)
    this.socket = socket
    this.welcomed = false
    this.heard = this.asked = Date.now()
    this.look()
    socket.onopen = () => {
      this.write({ type: 'hello', table: this.table, keys: this.keys(), language: this.language() })
    }
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data as string) as News)
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code)
    }
  }

  private write(ask: Ask): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.socket.send(JSON.stringify(ask))
    if (this.asked > 0) return
    this.asked = Date.now()
    this.look()
  }

  private hear(news: News): void {
    this.heard = Date.now()
    this.asked = 0
    if (news.type === 'welcome') {
      this.wait = FIRST_WAIT
      this.welcomed = true
    }
    if (this.welcomed) this.hears.link('open')
    if (news.type === 'welcome') {
      for (const { ask } of this.waiting.values()) this.write(ask)
    }
    if (news.type === 'error' && !news.id) this.fault = news
    this.hears.news(news)
    if ('id' in news && news.id) {
      const waiting = this.waiting.get(news.id)
      this.waiting.delete(news.id)
      waiting?.settle(news)
    }
    this.look()
  }

  /** Look at the watch: is the server silent, and since when? */
  private look(): void {
    clearTimeout(this.watch)
    if (this.asked === 0) {
      if (this.waiting.size > 0) this.lookAfter(PROBE, () => this.write({ type: 'ping' }))
      return
    }
    const silent = Date.now() - this.asked
    const thinks = [...this.waiting.values()].some(({ ask }) => ask.type === 'advise' || ask.type === 'quote')
    const dead = thinks ? THINKING : DEAD
    if (silent >= dead) return this.leave()
    if (silent >= SLOW && this.welcomed) this.hears.link('slow')
    this.lookAfter(silent < SLOW ? SLOW - silent : dead - silent, () => this.look())
  }

  private lookAfter(ms: number, then: () => void): void {
    const due = Date.now() + ms
    this.watch = setTimeout(() => {
      if (this.asked > 0 && Date.now() - due > OVERSLEPT) this.asked = Date.now()
      then()
    }, ms)
  }

  /** Nothing comes any more: try another connection. */
  private leave(): void {
    this.drop()
    this.lost(NETWORK_GONE)
  }

  private lost(code: number): void {
    this.socket = null
    this.asked = 0
    clearTimeout(this.watch)
    if (this.shut) return
    if (code === UNWANTED) {
      this.hears.link('shut', this.fault)
      return
    }
    this.hears.link('lost')
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  /** A tab that slept for an hour may hold a socket that is dead and does not know it. */
  private beat(): void {
    if (this.welcomed) this.write({ type: 'ping' })
  }

  /** The device has no network: what is open is dead, and that is said at once. */
  private sleep = (): void => {
    if (this.socket === null || this.shut || local()) return
    this.leave()
  }

  private touch = (): void => {
    if (Date.now() - this.heard > QUIET) this.beat()
  }

  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.shut) return
    if (this.socket === null) {
      this.wait = FIRST_WAIT
      this.open()
    } else this.beat()
  }
}
