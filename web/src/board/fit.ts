// Names that fit their squares: broken into lines and sized by the widths of the narrow font.

export interface Fitted {
  lines: string[]
  size: number
}

export interface Space {
  width: number
  height: number
  largest: number
  /** Below this a long word is broken rather than made smaller. */
  smallest: number
}

export const LEADING = 1.04

/** How wide the letters from the space to the tilde are, in hundredths of an em of the semibold narrow font. */
const WIDTHS = (
  '20 30 32 64 50 80 64 15 30 30 38 47 23 36 24 42 51 31 49 48 52 48 48 44 48 48 30 27 47 47 47 46 79 55 54 53 55 51 49 ' +
  '54 56 24 51 55 49 63 59 54 53 52 54 51 52 56 54 77 54 53 48 37 42 37 44 46 21 48 50 48 50 48 33 49 49 24 23 48 22 75 ' +
  '49 49 50 50 34 45 33 49 46 68 47 45 41 33 18 33 50'
).split(' ')
const SPECIAL: Record<string, number> = { '’': 17, '‘': 17, œ: 77, Œ: 81, æ: 76, Æ: 81, '—': 63, '…': 76, '\u00a0': 20 }
const UNKNOWN = 58
/** Some browsers space letters a little wider. */
const SPARE = 1.03

/** About how wide a text is, in ems of the narrow font. */
export function widthOf(text: string): number {
  let sum = 0
  for (const letter of text) {
    // An accent takes no room of its own.
    const plain = letter.normalize('NFD').codePointAt(0)! - 32
    sum += SPECIAL[letter] ?? Number(WIDTHS[plain] ?? UNKNOWN)
  }
  return (sum / 100) * SPARE
}

const STEP = 0.5
const LEAST = 4

/** The largest size, and the lines, in which a name fits a space. */
export function fit(name: string, space: Space): Fitted {
  for (let size = space.largest; size > LEAST; size -= STEP) {
    const lines = brokenInto(name, space.width / size, size <= space.smallest)
    if (lines !== null && lines.length * size * LEADING <= space.height) return { lines, size }
  }
  return { lines: [name], size: LEAST }
}

/** Lines of at most so many ems; null when a word alone is longer and may not be cut. */
function brokenInto(name: string, most: number, cut: boolean): string[] | null {
  const lines: string[] = []
  const pieces = piecesOf(name).flatMap((piece) => (cut ? cutInto(piece, most) : [piece]))
  for (const piece of pieces) {
    if (widthOf(piece.trimEnd()) > most) return null
    const last = lines.at(-1)
    if (last !== undefined && widthOf((last + piece).trimEnd()) <= most) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines.map((line) => line.trimEnd())
}

/** Where a name may be broken: after spaces and hyphens. */
const piecesOf = (name: string): string[] => name.match(/[^\s-]+-?\s*|-\s*/g) ?? [name]

/** A word in parts with hyphens, each of them short enough; two letters at least stay together. */
function cutInto(word: string, most: number): string[] {
  const parts: string[] = []
  let rest = word
  while (widthOf(rest.trimEnd()) > most) {
    let end = rest.length - 2
    while (end > 2 && widthOf(`${rest.slice(0, end)}-`) > most) end -= 1
    if (end <= 2) break
    parts.push(`${rest.slice(0, end)}-`)
    rest = rest.slice(end)
  }
  return [...parts, rest]
}
