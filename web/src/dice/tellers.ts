// Whose devices take part in the draws, by which rule one that is silent is passed over (docs/dice.md).
import { leadsTo } from './draws.ts'

/** What the devices told for one draw, as a record has it. */
export interface Throw {
  number: number
  links?: Record<string, string>
  passed?: number[]
  joined?: Record<string, Link>
  salt?: string
}

export interface Link {
  text: string
  number: number
}

export type Fault = 'joined' | 'passed' | 'links' | 'unbound' | 'salt'

const ROLL_CALL = 10
const MOST_STEPS = 1000
const HASH = /^[0-9a-f]{64}$/

function follows(text: string, number: number, before: Link): boolean {
  const steps = number - before.number
  return steps > 0 && steps <= MOST_STEPS && HASH.test(text) && leadsTo(text, before.text, steps)
}

const bySeat = <T>(told: Record<string, T> | undefined) =>
  new Map(Object.entries(told ?? {}).map(([seat, value]) => [Number(seat), value]))

/** Follows the draws of a record. */
export class Tellers {
  private number = 1
  private telling = new Map<number, Link>()
  private waiting: Map<number, Link>
  private known: Set<number>
  private readonly seats: number

  /** By the third scheme the table adds a salt wherever others take part than before. */
  constructor(
    luck: readonly string[],
    private readonly salted: boolean,
  ) {
    this.seats = luck.length
    this.waiting = new Map(
      luck.flatMap((text, seat) => (HASH.test(text) ? [[seat, { text, number: 0 }] as const] : [])),
    )
    this.known = new Set(this.waiting.keys())
  }

  /** Take what was told for the next draw, after so many: the links by seat, or what is wrong with it. */
  follow(told: Throw | undefined, drawn: number): Map<number, string> | Fault {
    const { number = this.number, passed = [] } = told ?? {}
    const joined = bySeat(told?.joined)
    const links = bySeat(told?.links)
    if (
      joined.size > 0 &&
      (drawn % ROLL_CALL > 0 ||
        [...joined.keys()].some((seat) => this.known.has(seat) || !(seat >= 0 && seat < this.seats)))
    )
      return 'joined'
    const present = new Map(this.telling)
    if (drawn % ROLL_CALL === 0) for (const [seat, link] of [...this.waiting, ...joined]) present.set(seat, link)
    if (new Set(passed).size < passed.length || passed.some((seat) => !present.has(seat))) return 'passed'
    for (const seat of passed) present.delete(seat)
    for (const [seat, link] of present) if (link.number >= this.number + passed.length) present.delete(seat)
    if (number !== this.number + passed.length || links.size !== present.size) return 'links'
    for (const [seat, text] of links) {
      const before = present.get(seat)
      if (before === undefined) return 'links'
      if (!follows(text, number, before)) return 'unbound'
    }
    const due = this.salted && (passed.length > 0 || [...links.keys()].some((seat) => !this.known.has(seat)))
    const salt = told?.salt ?? ''
    if (due ? !HASH.test(salt) : salt !== '') return 'salt'
    this.telling = new Map([...links].map(([seat, text]) => [seat, { text, number }]))
    this.waiting = new Map()
    this.known = new Set(links.keys())
    this.number = number + 1
    return links
  }
}
