// Heads of duellists, told apart by hair, helmet and glasses; cards, crystals and shadows.
import { circle, dot, fill, line, second, shine } from '../strokes.ts'
import type { Kit } from './kit.ts'

const SHOULDERS = 'M-16 20C-16 11 -8 9 0 9C8 9 16 11 16 20Z'
const HEAD = circle(0, -1, 10)
const eyes = (y: number): string => circle(-4, y, 1.8) + circle(4, y, 1.8)

export default {
  figures: {
    Shobu: {
      body: `${SHOULDERS}${HEAD}M-12 -1L-20 -8L-12 -10L-14 -19L-5 -14L0 -22L5 -14L14 -19L12 -10L20 -8L12 -1Z`,
      cut: eyes(1),
      line: 'M-10 -5H10M0 12V20',
    },
    Mimi: {
      body: `${SHOULDERS}${HEAD}${circle(-13, -11, 7)}${circle(13, -11, 7)}M-15 -7L-19 10L-11 6ZM15 -7L19 10L11 6Z`,
      cut: eyes(0),
      line: 'M-9 -5Q0 -10 9 -5M-3 5q3 2 6 0',
    },
    Knight: {
      body: 'M-18 20C-18 12 -10 9 0 9C10 9 18 12 18 20ZM-11 11V-6C-11 -19 11 -19 11 -6V11ZM-2 -14C2 -24 18 -22 18 -8C13 -14 6 -15 -2 -14Z',
      cut: 'M-8 -5H8V-1H2V8H-2V-1H-8Z',
      line: 'M-12 16H12',
    },
    Hakuoh: {
      body: 'M-15 20C-17 0 -16 -14 0 -14C16 -14 17 0 15 20ZM-9 -11L-12 -21L-5 -17L0 -22L5 -17L12 -21L9 -11Z',
      cut: eyes(0),
      line: 'M-9 -4C-4 -4 -1 -7 0 -10C1 -7 4 -4 9 -4M-10 4V15M10 4V15M-3 6h6',
    },
    Rekuta: {
      body: `${SHOULDERS}${HEAD}M-12 -5C-12 -20 12 -20 12 -5ZM-4 -9H-20V-4H-4Z`,
      cut: circle(-4.5, 0, 4.2) + circle(-4.5, 0, 2) + circle(4.5, 0, 4.2) + circle(4.5, 0, 2),
      line: 'M-4 15h8',
    },
    Kyoshiro: {
      body: `M-19 20L-17 -2L-6 9H6L17 -2L19 20Z${HEAD}M-12 1C-17 -14 -2 -22 14 -16L10 -11L12 0Z`,
      cut: `${circle(-4, 1, 1.8)}M1 -3L9 -1L7 4L2 4Z`,
      line: 'M-11 -5L11 -1M0 12V20',
    },
  },
  corners: {
    go: [second('M-2 -20L20 -14L11 20L-11 14Z'), shine('M3 -13l11 3'), fill('M14 -5H-4V-13L-22 1L-4 15V7H14Z')],
    jail: [
      second('M-12 -19h24v38h-24Z'),
      line('M-20 -10L20 10M-20 10L20 -10'),
      fill(circle(0, 0, 6)),
      dot(circle(0, 0, 2)),
    ],
    parking: [
      second('M0 -22L9 -8L5 16H-5L-9 -8Z'),
      fill('M-16 -8L-9 2L-10 18H-18L-22 4ZM16 -8L9 2L10 18H18L22 4Z'),
      shine('M0 -14v20M-15 2v9M15 2v9'),
    ],
    police: [dot('M-23 0Q0 -24 23 0Q0 24 -23 0Z'), fill(circle(0, 0, 10)), second('M0 -9L3 0L0 9L-3 0Z')],
  },
} satisfies Kit
