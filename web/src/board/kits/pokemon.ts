// Small creatures with ears, shells and tails; the road through tall grass.
import { circle, dot, fill, line, second, shine } from '../strokes.ts'
import type { Kit } from './kit.ts'

const eyes = (x: number, y: number, r = 2): string => circle(-x, y, r) + circle(x, y, r)

export default {
  figures: {
    Pikachu: {
      body: `${circle(-2, 5, 13.5)}M-14 1L-20 -20L-5 -8ZM10 1L14 -20L0 -8ZM9 16L15 11L13 8L21 0V9L18 11L20 14L12 20Z`,
      cut: `${circle(-7, 3, 2)}${circle(3, 3, 2)}${circle(-11, 9, 2.4)}${circle(7, 9, 2.4)}`,
      line: 'M-5 9q1.500 2 3 0q1.500 2 3 0',
    },
    Bulbasaur: {
      body: 'M0 -21C15 -14 14 -3 6 1H-6C-14 -3 -15 -14 0 -21ZM-19 8C-20 -1 -9 -3 0 -3C9 -3 20 -1 19 8C19 14 17 19 17 19H8L7 16H-7L-8 19H-17C-17 19 -19 14 -19 8Z',
      cut: eyes(9, 5, 2.3),
      line: 'M0 -18C-4 -12 -4 -6 0 -2M0 -18C4 -12 4 -6 0 -2M-5 11q5 3 10 0',
    },
    Charmander: {
      body: 'M-18 -12C-14 -21 1 -20 2 -10C3 -6 0 -3 2 1C5 6 8 9 11 8C14 7 13 2 12 -1H17C20 7 17 15 9 16L8 20H-11L-9 12C-12 8 -11 2 -8 -3C-14 -1 -20 -5 -18 -12ZM14 0C7 -6 12 -13 14 -20C21 -14 22 -5 17 0Z',
      cut: circle(-9, -11, 2.1),
      line: 'M-15 -6q4 2 8 0M-6 4q6 4 4 12',
    },
    Squirtle: {
      body: `M-13 9C-14 -12 15 -14 16 9ZM-9 8H0V19H-11ZM5 8H14L15 19H5Z${circle(-13, -6, 8)}M15 8C24 8 24 -4 16 -3V1C19 1 19 4 15 4Z`,
      cut: circle(-15, -7, 2),
      line: 'M-5 6L-1 -3H7L11 6M-1 -3L-4 -7M7 -3L9 -7M-19 -2q3 2 6 1',
    },
    Jigglypuff: {
      body: `${circle(0, 4, 16)}M-15 -2L-16 -18L-4 -10ZM15 -2L16 -18L4 -10Z`,
      cut: circle(-7, 3, 3.8) + circle(-7, 3, 1.6) + circle(7, 3, 3.8) + circle(7, 3, 1.6),
      line: 'M1 -10c8 -1 6 8 0 6M-3 12q3 2 6 0',
    },
    Eevee: {
      body: `${circle(0, -2, 11)}M-9 -5L-19 -21L-1 -12ZM9 -5L19 -21L1 -12ZM-16 8C-12 2 12 2 16 8L12 11L14 17L6 15L0 21L-6 15L-14 17L-12 11Z`,
      cut: eyes(5, -3),
      line: 'M-2 2q2 2 4 0M-6 10l3 3l3 -3l3 3l3 -3',
    },
  },
  corners: {
    go: [
      second('M-22 8C-22 -2 -14 -2 -8 -10L2 -4C6 2 16 2 20 8V14H-22Z'),
      dot('M-22 15H20V20H-22Z'),
      shine('M-4 -2l4 4M1 0l3 3'),
      line('M22 -14H6M12 -20L6 -14L12 -8'),
    ],
    jail: [
      fill('M-17 4a17 17 0 0 1 34 0Z'),
      second('M-17 6a17 17 0 0 0 34 0Z'),
      dot(circle(0, 5, 5)),
      shine(circle(0, 5, 1.5)),
    ],
    parking: [second('M0 -20L22 16H-22Z'), fill('M0 -6L9 16H-9Z'), line('M0 -20v-3M-24 18H24'), shine('M-6 -2L-14 12')],
    police: [
      fill('M-14 -18a15 15 0 0 1 27 9l-11 11a15 15 0 0 1 -16 -20Z'),
      shine('M-10 -12l14 10M-2 -19l10 14M-12 -6l12 -12M-4 0l14 -14'),
      line('M3 3L20 20'),
    ],
  },
} satisfies Kit
