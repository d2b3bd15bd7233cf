// Were the dice drawn as promised? Every roll, card and deal of a record is drawn again, here in the browser.
import { Deck } from './deck.ts'
import {
  commitmentTo,
  dealOf,
  diceOf,
  firstMix,
  leadsTo,
  mixedIn,
  mixedWith,
  Numbers,
  salted,
  thirdDie,
} from './draws.ts'
import { digestOf, isOf, printedUnder, type DeckName, type Tree } from './edition.ts'
import { read, Unreadable, type Answer, type Header, type Recorded } from './record.ts'
import { Tellers, type Fault } from './tellers.ts'

/** One draw: which answer of the game it was, what is written, and what the secret gives. */
export interface Drawn {
  n: number
  line: number
  written: string
  given: string
}

export type Result =
  | {
      kind: 'proof'
      draws: Drawn[]
      commitment: string
      anew: number
      since: number
      scheme: number
      passed: [string, number][]
      alone: number
      single: [string, number][]
    }
  | {
      kind: 'parted'
      draws: Drawn[]
      what: 'drawn' | 'told' | 'secret' | 'seal' | 'edition' | 'noted'
      line: number
      expected: string
      found: string
    }
  | {
      kind: 'unproven'
      draws: Drawn[]
      lack: 'no-dice' | 'no-secret' | 'no-draws' | 'no-third' | 'no-seal' | 'no-end'
      over: boolean
    }
  | { kind: 'unreadable'; draws: Drawn[]; line: number }

/** What a device has kept of what the table showed it before it told anything. */
export interface Heard {
  commitment: string
  /** The salt of each number that it told a link for, where there was one. */
  salts: Record<number, string>
}

const NOTHING: Heard = { commitment: '', salts: {} }

export interface Progress {
  done: number
  all: number
}

const CHANCE = 'chance'
const TIME_UP = 'time is up'
/** How many draws are made between two words of progress. */
const STRIDE = 25

/** Follows a game's answers and draws beside it. */
class Drawing {
  readonly draws: Drawn[] = []
  anew = 0
  /** How many draws no device took part in. */
  alone = 0
  /** How often each seat was passed over. */
  readonly passed = new Map<number, number>()
  /** How many draws each seat's device alone took part in. */
  readonly single = new Map<number, number>()
  /** Was a third die thrown of which the promise says nothing? */
  strange = false
  private readonly decks: Record<DeckName, Deck>
  private held: number[]
  private mix: string
  private readonly links: string[]
  private readonly tellers: Tellers | null
  private readonly players: readonly string[]
  private readonly faces: readonly string[]

  constructor(
    header: Header,
    private readonly promise: NonNullable<Header['dice']>,
    private readonly secret: string,
    printed: ReturnType<typeof printedUnder>,
    private readonly heard: Heard,
  ) {
    this.decks = { chance: new Deck(printed.decks.chance), chest: new Deck(printed.decks.chest) }
    this.held = printed.deeds
    this.players = header.players
    this.faces = thirdDie(header.options)
    const { scheme = 1 } = promise
    const bound = scheme > 1
    this.mix = firstMix(promise.table, promise.luck, bound ? header.players : null)
    this.links = [...promise.luck]
    this.tellers = bound ? new Tellers(promise.luck, scheme > 2) : null
  }

  /** Take what the devices told for an answer; what is wrong with it, if anything. */
  take(answer: Answer): Fault | 'luck' | 'throw' | 'heard' | null {
    const draws = answer.by === CHANCE && !answer.do.startsWith(TIME_UP) && answer.n > (this.promise.from ?? 0)
    if (this.tellers === null || !draws) {
      if (this.tellers !== null && answer.luck) return 'luck'
      return answer.throw ? 'throw' : null
    }
    const links = this.tellers.follow(answer.throw, this.draws.length)
    if (typeof links === 'string') return links
    const { number = 0, passed = [], salt = '' } = answer.throw ?? {}
    if ((this.heard.salts[number] ?? salt) !== salt) return 'heard'
    for (const seat of passed) count(this.passed, seat)
    if (links.size === 0) this.alone += 1
    if (links.size === 1) for (const seat of links.keys()) count(this.single, seat)
    this.mix = mixedWith(salted(this.mix, number, salt), number, links)
    return null
  }

  /** Take the next answer; where it is a draw that was promised, what the secret gives. */
  follow(answer: Answer): Drawn | null {
    const promised = answer.n > (this.promise.from ?? 0)
    let drawn: Drawn | null = null
    if (answer.by === CHANCE && !answer.do.startsWith(TIME_UP)) {
      if (promised) {
        drawn = { n: answer.n, line: answer.line, written: answer.do, given: this.given(answer.do) }
        this.draws.push(drawn)
      }
      this.know(answer.do)
    } else if (promised && answer.luck) this.add(this.players.indexOf(answer.by), answer.luck)
    for (const event of answer.events) this.hear(event)
    return drawn
  }

  /** What the secret gives, for the kind of draw that is written. */
  private given(written: string): string {
    const numbers = new Numbers(this.secret, this.mix, this.draws.length)
    const [what, deck, , third] = written.split(' ')
    if (what === 'card') {
      const name = this.deck(deck)?.next(numbers)
      return name === undefined ? '' : `card ${deck} ${name}`
    }
    if (what === 'bank') {
      const { who, squares } = this.dealt(written)
      return `bank deals ${who} ${dealOf(numbers, this.held, squares.length).join(' ')}`
    }
    const shown: (string | number)[] = diceOf(numbers)
    // Whether it is thrown is a matter of the rules: what it shows, of the promise.
    if (third) shown.push(this.faces[numbers.below(this.faces.length || 1)] ?? third)
    this.strange ||= third !== undefined && this.faces.length === 0
    return `dice ${shown.join(' ')}`
  }

  /** What is known from now on: a card is seen, deeds have left the bank. */
  private know(written: string): void {
    const [what, deck, name = ''] = written.split(' ')
    if (what === 'card') this.deck(deck)?.take(name)
    if (what === 'bank') {
      const { squares } = this.dealt(written)
      this.held = this.held.filter((square) => !squares.includes(square))
    }
  }

  private add(seat: number, luck: string): void {
    this.mix = mixedIn(this.mix, seat, luck)
    if (!leadsTo(luck, this.links[seat] ?? '')) this.anew += 1
    this.links[seat] = luck
  }

  /** A card that was kept comes back: `Anna card-returned 1 [C2]`, where no number is 0, chance. */
  private hear(event: string): void {
    const returned = / card-returned(?: (\d))? \[/.exec(event)
    if (returned) this.decks[returned[1] === '1' ? 'chest' : 'chance'].giveBack()
  }

  private deck(name: string | undefined): Deck | undefined {
    return name === 'chance' || name === 'chest' ? this.decks[name] : undefined
  }

  private dealt(written: string): { who: string; squares: number[] } {
    const rest = written.replace(/^bank deals /, '')
    const fitting = this.players.filter((name) => rest.startsWith(`${name} `))
    const who = fitting.sort((a, b) => b.length - a.length)[0] ?? ''
    return { who, squares: rest.slice(who.length).trim().split(/ +/).filter(Boolean).map(Number) }
  }
}

function count(counts: Map<number, number>, seat: number): void {
  counts.set(seat, (counts.get(seat) ?? 0) + 1)
}

/** Draw everything again; says how far it is from time to time. `noted` is the commitment that was shown before. */
export function* check(text: string, edition: Tree, noted = '', heard = NOTHING): Generator<Progress, Result> {
  let record: Recorded
  try {
    record = read(text)
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', draws: [], line: error.line }
    throw error
  }
  const { header, answers, closing, closingLine } = record
  const { dice } = header
  if (!dice) return { kind: 'unproven', draws: [], lack: 'no-dice', over: closing.over }
  if (!dice.commitment.startsWith(noted)) return parted('noted', 1, noted, dice.commitment)
  if (!dice.commitment.startsWith(heard.commitment)) return parted('noted', 1, heard.commitment, dice.commitment)
  if (!closing.secret) return { kind: 'unproven', draws: [], lack: 'no-secret', over: closing.over }
  if (!isOf(edition, header))
    return parted('edition', 1, header.digest, digestOf(edition).slice(0, header.digest.length))
  const given = commitmentTo(dice.table, closing.secret)
  if (given !== dice.commitment) return parted('secret', closingLine, dice.commitment, given)

  const drawing = new Drawing(header, dice, closing.secret, printedUnder(edition, header.ruleset), heard)
  const { draws } = drawing
  for (const [at, answer] of answers.entries()) {
    const fault = drawing.take(answer)
    if (fault) return parted('told', answer.line, '', fault, draws)
    const drawn = drawing.follow(answer)
    if (drawn && drawn.given !== drawn.written) return parted('drawn', drawn.line, drawn.given, drawn.written, draws)
    if (drawn && draws.length % STRIDE === 0) yield { done: at + 1, all: answers.length }
  }
  if (draws.length === 0) return { kind: 'unproven', draws, lack: 'no-draws', over: closing.over }
  if (drawing.strange) return { kind: 'unproven', draws, lack: 'no-third', over: closing.over }
  if (!closing.seal) return { kind: 'unproven', draws, lack: 'no-seal', over: closing.over }
  if (closing.seal !== record.seal) return parted('seal', closingLine, record.seal, closing.seal, draws)
  if (!closing.over) return { kind: 'unproven', draws, lack: 'no-end', over: false }
  const byName = (counts: Map<number, number>) =>
    [...counts].sort(([a], [b]) => a - b).map(([seat, times]): [string, number] => [header.players[seat] ?? '', times])
  return {
    kind: 'proof',
    draws,
    commitment: dice.commitment,
    anew: drawing.anew,
    since: dice.from ?? 0,
    scheme: dice.scheme ?? 1,
    passed: byName(drawing.passed),
    alone: drawing.alone,
    single: byName(drawing.single),
  }
}

type Parted = Extract<Result, { kind: 'parted' }>

function parted(what: Parted['what'], line: number, expected: string, found: string, draws: Drawn[] = []): Parted {
  return { kind: 'parted', what, line, expected, found, draws }
}
