// What this device adds to the dice: a chain of hashes, each bound by the one before, told from its end (docs/dice.md).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const LENGTH = 2000

interface Chain {
  start: string
  /** How many links have been told. */
  told: number
}

const shelf = (key: string) => `casedepart.luck.${key.slice(0, 12)}`

function links(start: string): string[] {
  const made = [start]
  for (let at = 1; at < LENGTH; at++) made.push(bytesToHex(sha256(utf8ToBytes(made[at - 1]!))))
  return made
}

/** The chain of one seat, which outlives a reload. */
export class Luck {
  private links: string[]
  private chain: Chain

  constructor(private seatKey: string) {
    this.chain = this.read() ?? { start: bytesToHex(crypto.getRandomValues(new Uint8Array(16))), told: 0 }
    this.links = links(this.chain.start)
  }

  /** The next link to tell; empty when the chain is used up. */
  next(): string {
    return this.links[LENGTH - 1 - this.chain.told] ?? ''
  }

  /** The server took it. */
  told(): void {
    this.chain.told += 1
    try {
      localStorage.setItem(shelf(this.seatKey), JSON.stringify(this.chain))
    } catch {
      // Without a memory, the digits of a reloaded page would not fit: it then sends none.
    }
  }

  /** Has this device told anything yet? Only then may it go on after a reload. */
  get begun(): boolean {
    return this.chain.told > 0
  }

  private read(): Chain | null {
    try {
      return JSON.parse(localStorage.getItem(shelf(this.seatKey)) ?? 'null') as Chain | null
    } catch {
      return null
    }
  }
}
