// Things from an attic, and a town.
import { circle, dot, fill, line, second, shine } from '../strokes.ts'
import type { Kit } from './kit.ts'

export default {
  figures: {
    'Paper boat': { body: 'M-21 5H21L13 19H-13ZM0 -20L13 5H-13Z', line: 'M0 -16V5M-13 5L-5 12L0 5L5 12L13 5' },
    Button: {
      body: circle(0, 1, 18),
      cut: [-5, 5].flatMap((x) => [-4, 6].map((y) => circle(x, y, 2.7))).join(''),
      line: circle(0, 1, 13),
    },
    Seashell: {
      body: 'M-5 19H5L7 13C16 9 22 0 17 -9C11 -20 -11 -20 -17 -9C-22 0 -16 9 -7 13Z',
      line: 'M0 12V-12M-4 11L-9 -9M4 11L9 -9M-7 8L-15 -3M7 8L15 -3',
    },
    Kite: {
      body: 'M0 -21L14 -6L1 12L-14 -6ZM-1 12L-6 10V17L-1 14L4 17V10ZM-3 15L-7 21H-1L1 15Z',
      line: 'M0 -21V10M-14 -6H14',
    },
    Teapot: {
      body: `M-11 -5C-15 6 -12 14 -6 18H7C14 14 16 6 12 -5ZM-12 6L-18 -6L-22 -4L-14 13ZM12 -2C23 -5 23 11 11 12V8C18 7 18 1 12 2ZM-8 -7C-7 -13 8 -13 9 -7Z${circle(0.5, -14, 3)}`,
      line: 'M-8 -4H9M-7 5C-6 9 -5 11 -3 13',
    },
    Snail: {
      body: `${circle(4, -3, 13)}M-20 18C-22 8 -18 3 -14 3C-9 3 -10 9 -5 10H15C20 10 22 15 21 18ZM-18 5L-21 -6L-18 -7L-14 4ZM-14 4L-12 -7L-9 -6L-11 5Z`,
      line: 'M4 -2a3 3 0 0 1 4 3a5.500 5.500 0 0 1 -10 -2a8 8 0 0 1 15 -3',
    },
    Bicycle: {
      body: `${circle(-12, 9, 9)}${circle(12, 9, 9)}M-14 9L-6 -8H6L5 -13H13V-9H9L15 9H10L7 -2L1 11H-12ZM-11 -12H-2V-8H-11Z`,
      cut: circle(-12, 9, 4.6) + circle(12, 9, 4.6),
    },
    Lantern: {
      body: `${circle(0, -17, 4)}M-6 -15H6L11 -9H-11ZM-9 -9H9L13 12H-13ZM-10 12H10L12 19H-12Z`,
      cut: `${circle(0, -17.5, 1.6)}M0 -6C6 0 5 7 0 9C-5 7 -6 0 0 -6Z`,
    },
  },
  corners: {
    go: [fill('M22 -6H0V-17L-22 0L0 17V6H22Z'), shine('M15 0H-4')],
    jail: [second('M-16 20V2H16V20ZM-16 2a16 16 0 0 1 32 0Z'), dot('M-3 8h6v12h-6Z'), shine('M-9 -4a10 10 0 0 1 7 -6')],
    parking: [
      dot('M-3 4h6l2 17h-10Z'),
      second(circle(-9, -4, 9) + circle(9, -4, 9) + circle(0, -12, 10)),
      fill('M-22 13H-8V17H-22ZM8 13H22V17H8Z'),
      line('M-19 17v4M-11 17v4M11 17v4M19 17v4'),
    ],
    police: [
      fill('M-20 -2a12 12 0 1 0 24 3l17 -5v-8H-8a12 12 0 0 0 -12 10Z'),
      second(circle(-8, 1, 4.5)),
      line('M10 -19l3 -4M17 -17l4 -4M-19 -8l-4 -7'),
    ],
  },
} satisfies Kit
