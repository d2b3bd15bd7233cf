// Drawings for the squares, all our own.
import type { Look, SquareLook } from '../protocol/types.ts'
import { circle, dot, fill, line, shine, star, type Stroke } from './strokes.ts'

const leaves = (side: 1 | -1): string =>
  [-14, -6, 2, 10]
    .map(
      (y, at) =>
        `M${side * (15 - Math.abs(at - 1.4) * 2.4)} ${y + 4}q${side * 9} -2 ${side * 7} -11q${side * -9} 2 ${side * -7} 11Z`,
    )
    .join('')

export const ICONS = {
  arrow: [fill('M21 -7H-2V-18L-22 0L-2 18V7H21Z')],
  tree: [
    dot('M-3 6h6l2 16h-10Z'),
    fill(circle(-9, -2, 9) + circle(9, -2, 9) + circle(0, -11, 11)),
    shine('M-6 -15a9 9 0 0 1 7 -3'),
  ],
  cuffs: [line(`${circle(-11, 7, 9)}M-4 1L4 -5`), line(circle(11, -9, 9)), fill(`M-16 -4h10v5h-10ZM6 -20h10v5h-10Z`)],
  question: [line('M-9 -9a9 9 0 1 1 13.5 8C0.500 1 0 3.500 0 8'), dot(circle(0, 16, 2.8))],
  chest: [
    fill('M-20 -2v-5a10 10 0 0 1 10 -10h20a10 10 0 0 1 10 10v5Z'),
    fill('M-20 -2h40v17a3 3 0 0 1 -3 3h-34a3 3 0 0 1 -3 -3Z'),
    shine('M-13 -11h13M-14 4v8M14 4v8'),
    dot('M-4.500 -6h9v9l-4.500 3l-4.500 -3Z'),
  ],
  coins: [
    fill('M-17 12a17 6 0 0 0 34 0v-6a17 6 0 0 1 -34 0Z'),
    fill('M-17 2a17 6 0 0 0 34 0v-6a17 6 0 0 1 -34 0Z'),
    fill('M-17 -9a17 6 0 1 0 34 0a17 6 0 1 0 -34 0Z'),
    shine('M-9 -9a9 3 0 0 1 9 -3'),
  ],
  ring: [line(circle(0, 7, 12)), fill('M-9 -13l4 -7h10l4 7l-9 10Z'), shine('M-5 -13h10')],
  paper: [
    fill('M-14 -20h28v38l-4.700 -4l-4.700 4l-4.600 -4l-4.600 4l-4.700 -4l-4.700 4Z'),
    shine('M-8 -12h16M-8 -5h16M-8 2h9'),
  ],
  train: [
    fill('M-15 -14a6 6 0 0 1 6 -6h18a6 6 0 0 1 6 6v22a6 6 0 0 1 -6 6h-18a6 6 0 0 1 -6 -6Z'),
    shine('M-9 -12h18v9h-18Z'),
    shine('M-8 6h1M7 6h1'),
    line('M-9 15l-7 7M9 15l7 7M-12 19h24'),
  ],
  bulb: [
    fill('M-7 8c0 -5 -7 -7 -7 -15a14 14 0 0 1 28 0c0 8 -7 10 -7 15Z'),
    dot('M-6 11h12v4h-12ZM-4 17h8v4h-8Z'),
    shine('M-7 -8a7 7 0 0 1 6 -6'),
  ],
  tap: [
    fill('M-18 -8h12v-4h-6v-5h18v5h-6v4h8a9 9 0 0 1 9 9v4h-9v-3h-22v3h-4Z'),
    fill('M13 9c4 6 4 6 4 8a4 4 0 0 1 -8 0c0 -2 0 -2 4 -8Z'),
  ],
  orb: [fill(circle(0, 0, 15)), shine('M-9 -5a11 11 0 0 1 8 -6'), line('M-21 7c4 6 34 -6 41 -16')],
  bolt: [fill('M4 -22L-13 3H-2L-6 22L13 -5H2Z')],
  drop: [fill('M0 -21c10 13 14 18 14 26a14 14 0 0 1 -28 0c0 -8 4 -13 14 -26Z'), shine('M-7 6a7 7 0 0 0 6 7')],
  flask: [
    fill('M-6 -20h12M-5 -20v13L-17 14a4 4 0 0 0 4 6h26a4 4 0 0 0 4 -6L5 -7v-13Z'),
    shine('M-10 9h14'),
    line('M-8 -20h16'),
  ],
  swords: [line('M-17 -17L13 13M17 -17L-13 13M6 18L18 6M-6 18L-18 6'), dot(circle(17, 17, 2.6) + circle(-17, 17, 2.6))],
  burst: [fill(star(9, 12, 22)), shine(circle(0, 0, 4))],
  flame: [
    fill('M2 -22c2 9 14 13 14 27a16 16 0 0 1 -32 2c-1 -8 5 -11 6 -17c4 3 5 5 5 8c5 -5 8 -11 7 -20Z'),
    shine('M-5 12a6 6 0 0 0 10 2'),
  ],
  sun: [
    fill(circle(0, 0, 10)),
    line(
      'M0 -15v-6M0 15v6M15 0h6M-15 0h-6M10.600 -10.600l4.300 -4.300M-10.600 -10.600l-4.300 -4.300M10.600 10.600l4.300 4.300M-10.600 10.600l-4.300 4.300',
    ),
  ],
  crown: [fill('M-19 12L-21 -11L-9 -1L0 -18L9 -1L21 -11L19 12Z'), dot('M-19 15h38v4h-38Z')],
  laurel: [fill(leaves(1) + leaves(-1)), line('M-4 20c-16 -6 -17 -24 -12 -36M4 20c16 -6 17 -24 12 -36')],
  spark: [fill(star(4, 6, 22)), shine('M-3 -3L-1 -9')],
  shield: [fill('M0 -21l17 5v14c0 11 -7 18 -17 23c-10 -5 -17 -12 -17 -23v-14Z'), shine('M0 -14v26M-10 -5h20')],
  flag: [line('M-12 -21v42'), fill('M-10 -20c8 -4 14 4 26 0v18c-12 4 -18 -4 -26 0Z'), shine('M-5 -11c5 -2 9 2 16 0')],
  mushroom: [fill('M-20 1a20 19 0 0 1 40 0Z'), dot('M-6 3h12l3 18h-18Z'), shine('M-9 -6h1M3 -11h1M9 -4h1')],
  claw: [
    fill(
      'M-16 20c-4 -18 0 -32 6 -40c0 14 2 26 2 40ZM-3 20c-2 -18 2 -34 8 -42c0 14 2 28 0 42ZM11 20c0 -14 2 -24 8 -32c0 12 2 22 -1 32Z',
    ),
  ],
  gear: [fill(star(8, 15, 20)), shine(circle(0, 0, 5))],
  gem: [fill('M-12 -17h24l9 12l-21 24l-21 -24Z'), shine('M-13 -5h26M-5 -5l5 17')],
} as const satisfies Record<string, readonly Stroke[]>

export type IconName = keyof typeof ICONS

interface Set {
  chance: IconName
  chest: IconName
  station: IconName
  utility: readonly IconName[]
}

const TOWN: Set = { chance: 'question', chest: 'chest', station: 'train', utility: ['bulb', 'tap'] }
const PLAIN: Set = { chance: 'question', chest: 'chest', station: 'flag', utility: ['gear', 'gem'] }
const SETS: Record<string, Set> = {
  classic: TOWN,
  'sore-losers': TOWN,
  pokemon: { chance: 'flask', chest: 'swords', station: 'orb', utility: ['bolt', 'drop'] },
  'dragon-ball-super': { chance: 'burst', chest: 'flame', station: 'sun', utility: ['crown', 'spark'] },
  'saint-seiya': { chance: 'spark', chest: 'shield', station: 'laurel', utility: ['gem', 'shield'] },
  'duel-masters': { chance: 'spark', chest: 'claw', station: 'flag', utility: ['mushroom', 'mushroom'] },
}

/** The drawing of a square; null: it has none, as streets. */
export function iconOf(look: Look, at: number): IconName | null {
  const square = look.squares[at]
  if (!square) return null
  const set = SETS[look.id] ?? PLAIN
  const turn = look.squares.slice(0, at).filter((other: SquareLook) => other.kind === square.kind).length
  switch (square.kind) {
    case 'go':
      return 'arrow'
    case 'jail':
    case 'street':
      return null
    case 'free_parking':
      return 'tree'
    case 'go_to_jail':
      return 'cuffs'
    case 'chance':
    case 'chest':
    case 'station':
      return set[square.kind]
    case 'tax':
      return turn % 2 === 0 ? 'coins' : 'ring'
    case 'bill':
      return 'paper'
    case 'utility':
      return set.utility[turn % set.utility.length]!
  }
}
