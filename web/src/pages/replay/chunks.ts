// The moments of a game, fetched in parts when they are wanted, and kept as long as there is room.
import type { Moment, Moments } from '../../protocol/types.ts'

/** As many as the server gives at once. */
export const PART = 200
const KEPT = 12

export class Chunks {
  private readonly parts = new Map<number, Promise<Moment[]>>()
  private readonly here = new Map<number, Moment[]>()

  constructor(private readonly fetchPart: (from: number, to: number) => Promise<Moments>) {}

  /** The moment, if its part is here already. */
  at(n: number): Moment | undefined {
    return this.here.get(partOf(n))?.[n % PART]
  }

  /** The moment, fetched where need be; undefined: the game has none such. */
  async wanted(n: number): Promise<Moment | undefined> {
    return (await this.part(partOf(n)))[n % PART]
  }

  /** Have the parts around a moment ready before they are wanted. */
  ahead(n: number, count: number): void {
    for (const near of [n + PART / 2, n - PART / 2]) {
      if (near >= 0 && near <= count) this.part(partOf(near)).catch(() => {})
    }
  }

  /** The last moments up to one, as far back as they are here without a gap, the oldest first. */
  upTo(n: number, most: number): Moment[] {
    const found: Moment[] = []
    for (let back = n; back >= 0 && found.length < most; back--) {
      const moment = this.at(back)
      if (!moment) break
      found.push(moment)
    }
    return found.reverse()
  }

  private part(number: number): Promise<Moment[]> {
    const known = this.parts.get(number)
    if (known) return known
    const coming = this.fetchPart(number * PART, (number + 1) * PART).then(({ moments }) => {
      this.here.set(number, moments)
      this.makeRoom(number)
      return moments
    })
    // What failed once may be asked for again.
    coming.catch(() => this.parts.delete(number))
    this.parts.set(number, coming)
    return coming
  }

  private makeRoom(wanted: number): void {
    const farthest = [...this.here.keys()].sort((a, b) => Math.abs(b - wanted) - Math.abs(a - wanted))
    for (const number of farthest.slice(0, Math.max(0, this.here.size - KEPT))) {
      this.here.delete(number)
      this.parts.delete(number)
    }
  }
}

const partOf = (n: number) => Math.floor(n / PART)
