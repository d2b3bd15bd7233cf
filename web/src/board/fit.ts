// Names that fit their squares: broken into lines and sized by the widths of the narrow font.

export interface Fitted {
  lines: string[]
  size: number
}

interface Space {
  width: number
  height: number
  largest: number
  smallest: number
}

export const LEADING = 1.06
const WIDE = /[mwMWŒœÆæ@]/
const NARROW = /[iljtfrI'’.,:;!|()\-‐ ]/
const CAPITAL = /\p{Lu}/u

/** About how wide a text is, in ems of the bold narrow font. */
export function widthOf(text: string): number {
  let sum = 0
  for (const letter of text) {
    if (WIDE.test(letter)) sum += 0.8
    else if (NARROW.test(letter)) sum += 0.3
    else if (CAPITAL.test(letter)) sum += 0.6
    else sum += 0.52
  }
  return sum
}

/** The largest size, and the lines, in which a name fits a space. */
export function fit(name: string, space: Space): Fitted {
  for (let size = space.largest; size > space.smallest; size -= 0.5) {
    const lines = brokenInto(name, space.width / size)
    if (lines !== null && lines.length * size * LEADING <= space.height) return { lines, size }
  }
  const lines = brokenInto(name, Infinity, space.width / space.smallest) ?? [name]
  return { lines, size: space.smallest }
}

/** Lines of at most so many ems; null when a word alone is longer than `most`. */
function brokenInto(name: string, most: number, wanted = most): string[] | null {
  const lines: string[] = []
  for (const piece of piecesOf(name)) {
    if (widthOf(piece.trimEnd()) > most) return null
    const last = lines.at(-1)
    if (last !== undefined && widthOf((last + piece).trimEnd()) <= wanted) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines.map((line) => line.trimEnd())
}

/** Where a name may be broken: after spaces and hyphens. */
const piecesOf = (name: string): string[] => name.match(/[^\s-]+-?\s*|-\s*/g) ?? [name]

const MARK = 4
const LONGEST_MARK = 6

/** The short mark of each name for a small board: cut, but no shorter than it takes to tell them apart. */
export function marksOf(names: string[]): string[] {
  const words = tellingWords(names)
  return words.map((word) => {
    const others = words.filter((other) => other !== word)
    let length = MARK
    while (length < LONGEST_MARK && others.some((other) => other.startsWith(word.slice(0, length)))) length += 1
    return word.charAt(0).toLocaleUpperCase() + word.slice(1, length)
  })
}

/** Of each name, the word that is rarest on the board; of several, the first that is not short. */
function tellingWords(names: string[]): string[] {
  const worded = names.map((name) => name.match(/[\p{L}\p{N}]+/gu) ?? [name])
  const times = new Map<string, number>()
  for (const words of worded) for (const word of new Set(words)) times.set(word, (times.get(word) ?? 0) + 1)
  const rank = (word: string): number => 2 * (times.get(word) ?? 0) + (word.length < MARK ? 1 : 0)
  return worded.map((words) => {
    const long = words.filter((word) => word.length > 2)
    return (long.length > 0 ? long : words).reduce((kept, word) => (rank(word) < rank(kept) ? word : kept))
  })
}
