// How chance draws at a table: all of it follows from the secret, the table's id and the players' digits (docs/dice.md).
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const DOMAIN = 'casedepart dice'
const WORDS = 2 ** 32
const FACES = 6
/** By the variant that lays a third die on the table, what it shows: each face as likely, in this order. */
const THIRD_DICE: Readonly<Record<string, readonly string[]>> = {
  'speed-die': ['1', '2', '3', 'bus', 'monopoly', 'monopoly'],
}

function text(what: string, lines: readonly (string | number)[]): Uint8Array {
  return utf8ToBytes([`${DOMAIN} ${what}`, ...lines].map((line) => `${line}\n`).join(''))
}

function sha(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes))
}

function hashed(what: string, ...lines: (string | number)[]): string {
  return sha(text(what, lines))
}

export function commitmentTo(table: string, secret: string): string {
  return hashed('1: commitment', table, secret)
}

/** What the draws begin with; by the second scheme it binds the names too. */
export function firstMix(table: string, lucks: readonly string[], players: readonly string[] | null): string {
  if (players === null) return hashed('1: start', table, ...lucks)
  return hashed('2: start', table, sha(utf8ToBytes(players.map((name) => `${name}\n`).join(''))), ...lucks)
}

/** The mix after what the devices told for a draw, by seat. */
export function mixedWith(mix: string, number: number, links: ReadonlyMap<number, string>): string {
  const told = [...links].sort(([a], [b]) => a - b).map(([seat, link]) => `${seat} ${link}`)
  return told.length === 0 ? mix : hashed('2: links', mix, number, ...told)
}

/** The mix after the salt that the table added before a draw. */
export function salted(mix: string, number: number, salt: string): string {
  return salt === '' ? mix : hashed('3: salt', mix, number, salt)
}

export function mixedIn(mix: string, seat: number, luck: string): string {
  return hashed('1: luck', mix, seat, luck)
}

/** Was this bound before it was told? So many hashes lead to what the same device told last. */
export function leadsTo(luck: string, before: string, steps = 1): boolean {
  let text = luck
  for (let step = 0; step < steps; step++) text = sha(utf8ToBytes(text))
  return text === before
}

/** The numbers of one draw. */
export class Numbers {
  private readonly key: Uint8Array
  private words: DataView | null = null
  private at = 0
  private blocks = 0

  constructor(
    secret: string,
    private readonly mix: string,
    private readonly draw: number,
  ) {
    this.key = hexToBytes(secret)
  }

  /** A number from 0 to bound - 1, each as likely. */
  below(bound: number): number {
    // The words beyond the last multiple of the bound would make the small numbers likelier.
    const fair = WORDS - (WORDS % bound)
    let word = this.word()
    while (word >= fair) word = this.word()
    return word % bound
  }

  private word(): number {
    if (this.words === null || this.at === this.words.byteLength) {
      const block = hmac(sha256, this.key, text('1: numbers', [this.mix, this.draw, this.blocks]))
      this.words = new DataView(block.buffer, block.byteOffset, block.byteLength)
      this.blocks += 1
      this.at = 0
    }
    const word = this.words.getUint32(this.at)
    this.at += Uint32Array.BYTES_PER_ELEMENT
    return word
  }
}

export function diceOf(numbers: Numbers): [number, number] {
  const both = numbers.below(FACES * FACES)
  return [Math.floor(both / FACES) + 1, (both % FACES) + 1]
}

/** The faces of the third die that is played with, where the promise knows it. */
export function thirdDie(options: readonly string[]): readonly string[] {
  return options.flatMap((option) => THIRD_DICE[option] ?? [])
}

/** As many of these as are to be dealt, in rising order. */
export function dealOf(numbers: Numbers, held: readonly number[], count: number): number[] {
  const left = [...held]
  const dealt = Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(numbers.below(left.length), 1)[0]!,
  )
  return dealt.sort((a, b) => a - b)
}
