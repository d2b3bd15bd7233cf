// How chance draws at a table: all of it follows from the secret, the table's id and the players' digits (docs/dice.md).
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const SCHEME = 'casedepart dice 1'
const WORDS = 2 ** 32
const FACES = 6

function text(what: string, lines: readonly (string | number)[]): Uint8Array {
  return utf8ToBytes([`${SCHEME}: ${what}`, ...lines].map((line) => `${line}\n`).join(''))
}

function hashed(what: string, ...lines: (string | number)[]): string {
  return bytesToHex(sha256(text(what, lines)))
}

export function commitmentTo(table: string, secret: string): string {
  return hashed('commitment', table, secret)
}

export function firstMix(table: string, lucks: readonly string[]): string {
  return hashed('start', table, ...lucks)
}

export function mixedIn(mix: string, seat: number, luck: string): string {
  return hashed('luck', mix, seat, luck)
}

/** Was this luck bound before it was told? Its hash is the one that the same device told last. */
export function continues(luck: string, before: string): boolean {
  return bytesToHex(sha256(utf8ToBytes(luck))) === before
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
      const block = hmac(sha256, this.key, text('numbers', [this.mix, this.draw, this.blocks]))
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

/** As many of these as are to be dealt, in rising order. */
export function dealOf(numbers: Numbers, held: readonly number[], count: number): number[] {
  const left = [...held]
  const dealt = Array.from({ length: Math.min(count, left.length) }, () => left.splice(numbers.below(left.length), 1)[0]!)
  return dealt.sort((a, b) => a - b)
}
