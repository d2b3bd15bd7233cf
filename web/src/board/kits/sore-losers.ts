// A day on which everything goes wrong.
import { circle, dot, fill, line, second, shine, star } from '../strokes.ts'
import type { Kit } from './kit.ts'

export default {
  figures: {
    'Inside-out umbrella': {
      body: 'M-21 -17Q-15 -9 -10 -13Q-5 -7 0 -11Q5 -7 10 -13Q15 -9 21 -17Q20 1 0 4Q-20 1 -21 -17ZM-2 2H2V15A5.500 5.500 0 0 1 -9 15H-5A1.600 1.600 0 0 0 -2 15Z',
      line: 'M-10 -12Q-8 0 0 3M10 -12Q8 0 0 3M0 -10V3',
    },
    'Dropped ice cream': {
      body: 'M-21 19C-22 13 -16 14 -14 11C-18 2 -9 -3 -1 -3C9 -3 17 3 14 11C16 14 22 13 21 19ZM-9 0L11 -22L13 3Z',
      line: 'M-3 -6L11 -1M2 -11L12 -7M9 -17L2 0M11 -10L7 0M-13 15h6M3 14h9',
    },
    'Holey sock': {
      body: 'M-10 -20H7V3L17 9C22 13 20 19 14 19H0C-6 19 -10 14 -10 8Z',
      cut: circle(11, 13, 3.8) + circle(-2, 4, 2.4),
      line: 'M-9 -14H6M-9 -10H6',
    },
    'Flat tyre': {
      body: 'M-17 11C-23 -7 -12 -19 0 -19C12 -19 23 -7 17 11L21 19H-21Z',
      cut: circle(0, -1, 9) + circle(0, -1, 4),
      line: 'M-12 14h5M-1 15h4M9 14h4',
    },
    'Burst ball': {
      body: circle(0, 2, 18),
      cut: 'M-4 -17L7 -16L3 -7L9 -5L-3 9L0 -2L-6 -4Z',
      line: 'M-18 3Q-9 0 -7 18M17 6Q9 6 6 18',
    },
    'Buttered toast': {
      body: 'M-15 -6C-21 -10 -18 -18 -10 -18H10C18 -18 21 -10 15 -6V16C15 18 14 19 12 19H-12C-14 19 -15 18 -15 16Z',
      cut: 'M-8 -5L5 -8L8 4L-5 7Z',
      line: 'M-9 13H9',
    },
  },
  corners: {
    go: [fill('M22 -6H0V-17L-22 0L0 17V6H22Z'), second('M-1 -9L9 -13L15 4L5 8Z'), dot(circle(7, -2.5, 1.6))],
    jail: [
      fill(circle(0, 4, 15)),
      line('M-9 -2l6 3M9 -2l-6 3M-6 12q6 -6 12 0'),
      second('M12 -8l6 -5M16 -15l4 4l-3 3l-4 -4Z'),
    ],
    parking: [second('M-6 -20h12l9 34h-30Z'), shine('M-8 -6h16M-11 5h22'), fill('M-21 14h42v6h-42Z')],
    police: [
      fill('M-22 -4h22v-6a4 4 0 0 1 8 0v4h7a6 6 0 0 1 6 6v8a8 8 0 0 1 -8 8h-11a8 8 0 0 1 -8 -8v-4h-16a4 4 0 0 1 0 -8Z'),
      second(star(6, 4, 8).replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${Number(x) - 13} ${Number(y) - 14}`)),
      shine('M3 4v6M9 4v6'),
    ],
  },
} satisfies Kit
