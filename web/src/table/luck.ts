// What this device adds to the dice: a chain of hashes, each bound by the one before, told from its end (docs/dice.md).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import type { LuckView } from '../protocol/types.ts'
import { keepHeard } from './heard.ts'

const LENGTH = 2000

interface Chain {
  start: string
  /** The number that its first link was told for. */
  from: number
}

const shelf = (seat: string) => `casedepart.luck.${seat}`

function linksOf(start: string): string[] {
  const made = [start]
  for (let at = 1; at <= LENGTH; at++) made.push(bytesToHex(sha256(utf8ToBytes(made[at - 1]!))))
  return made
}

/** The chain of one seat, which outlives a reload. */
export class Luck {
  private chain: Chain | null
  private links: string[] = []

  constructor(private seat: string) {
    this.chain = this.read()
  }

  /** The first link of a new chain, told for this number. */
  begin(number: number): string {
    this.chain = { start: bytesToHex(crypto.getRandomValues(new Uint8Array(32))), from: number }
    this.links = []
    try {
      localStorage.setItem(shelf(this.seat), JSON.stringify(this.chain))
    } catch {
      // Without a memory a reloaded page cannot go on with it: it is passed over once, and begins another.
    }
    return this.link(number)
  }

  /** The link for a number; none where there is no chain, or it is at its end. */
  link(number: number): string {
    if (this.chain === null) return ''
    if (this.links.length === 0) this.links = linksOf(this.chain.start)
    const steps = number - this.chain.from
    // The start itself is never told.
    return steps >= 0 && steps < LENGTH ? this.links[LENGTH - steps]! : ''
  }

  private read(): Chain | null {
    try {
      const kept = JSON.parse(localStorage.getItem(shelf(this.seat)) ?? 'null') as Partial<Chain> | null
      return typeof kept?.start === 'string' && typeof kept.from === 'number' ? (kept as Chain) : null
    } catch {
      return null
    }
  }
}

/** What one seat's device has to tell. */
export interface Telling {
  seat: number
  number: number
  luck: string
}

/** The chains of all seats on this device. */
export class Lucks {
  private chains = new Map<number, Luck>()
  /** The number that each seat told a link for last. */
  private told = new Map<number, number>()

  constructor(private table: string) {}

  /** The connection is a new one: what was on its way may not have come. */
  again(): void {
    this.told.clear()
  }

  /** What is to be told now: a link for the draw that waits, or the first of a chain where none is known. */
  due({ number, called, known, salt }: LuckView, seats: readonly number[], commitment: string): Telling[] {
    const due: Telling[] = []
    for (const seat of seats) {
      if (this.told.get(seat) === number) continue
      const chain = this.chain(seat)
      const luck = called.includes(seat) ? chain.link(number) : known.includes(seat) ? '' : chain.begin(number)
      if (luck === '') continue
      if (called.includes(seat)) keepHeard(this.table, commitment, number, salt)
      this.told.set(seat, number)
      due.push({ seat, number, luck })
    }
    return due
  }

  private chain(seat: number): Luck {
    let chain = this.chains.get(seat)
    if (chain === undefined) this.chains.set(seat, (chain = new Luck(`${this.table}.${seat}`)))
    return chain
  }
}
