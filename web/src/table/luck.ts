// What this device adds to the dice: a chain of hashes, each bound by the one before, told from its end (docs/dice.md).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const LENGTH = 2000

interface Chain {
  start: string
  /** How many links have been told. */
  told: number
}

/** A link on its way to the server. */
export interface Lent {
  digits: string
  /** It has come back: the server took it, or it did not. */
  back(taken: boolean): void
}

const NONE: Lent = { digits: '', back: () => {} }
const shelf = (seat: string) => `casedepart.luck.${seat}`

function links(start: string): string[] {
  const made = [start]
  for (let at = 1; at < LENGTH; at++) made.push(bytesToHex(sha256(utf8ToBytes(made[at - 1]!))))
  return made
}

/** The chain of one seat, which outlives a reload. */
export class Luck {
  private links: string[]
  private chain: Chain
  private away = false

  constructor(private seat: string) {
    this.chain = this.read() ?? { start: bytesToHex(crypto.getRandomValues(new Uint8Array(16))), told: 0 }
    this.links = links(this.chain.start)
  }

  /** The next link to tell; none while one is on its way, for the server would not take two at once. */
  lend(): Lent {
    const digits = this.links[LENGTH - 1 - this.chain.told]
    if (this.away || !digits) return NONE
    this.away = true
    const back = (taken: boolean) => {
      this.away = false
      if (taken) this.tell()
    }
    return { digits, back }
  }

  /** No link of this chain is told any more. */
  end(): void {
    this.links = []
  }

  /** Has this device told anything yet? */
  get begun(): boolean {
    return this.chain.told > 0
  }

  private tell(): void {
    this.chain.told += 1
    try {
      localStorage.setItem(shelf(this.seat), JSON.stringify(this.chain))
    } catch {
      // Without a memory a reloaded page begins another chain, which the server does not take: it then adds none.
    }
  }

  private read(): Chain | null {
    try {
      return JSON.parse(localStorage.getItem(shelf(this.seat)) ?? 'null') as Chain | null
    } catch {
      return null
    }
  }
}
