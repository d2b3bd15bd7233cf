// The socket to a table: says hello, sends again what got no reply, comes back after every loss.
import type { Advised, Ask, Compared, Done, Fault, News, Previewed, Quoted, Refusal, Stale, Weighed } from './types.ts'

export type Reply = Done | Refusal | Stale | Fault | Previewed | Compared | Advised | Quoted | Weighed
export type Link = 'opening' | 'open' | 'lost' | 'shut'

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
const PING_EVERY = 15_000
const SILENCE = 35_000
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
    this.heard = Date.now()
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
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask))
  }

  private hear(news: News): void {
    this.heard = Date.now()
    if (news.type === 'welcome') {
      this.wait = FIRST_WAIT
      this.hears.link('open')
      for (const { ask } of this.waiting.values()) this.write(ask)
    }
    if (news.type === 'error' && !news.id) this.fault = news
    this.hears.news(news)
    if ('id' in news && news.id) {
      const waiting = this.waiting.get(news.id)
      this.waiting.delete(news.id)
      waiting?.settle(news)
    }
  }

  private lost(code: number): void {
    this.socket = null
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
    if (this.socket === null || this.socket.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.heard > SILENCE) {
      this.hears.link('lost')
      this.again()
    } else this.write({ type: 'ping' })
  }

  /** The device has no network: what is open is dead, and that is said at once. */
  private sleep = (): void => {
    if (this.socket === null || this.shut || local()) return
    this.drop()
    this.lost(NETWORK_GONE)
  }

  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.shut) return
    if (this.socket === null) {
      this.wait = FIRST_WAIT
      this.open()
    } else this.beat()
  }
}
