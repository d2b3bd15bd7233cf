// Constellations that stand up; marble, chains and the sea.
import { circle, dot, fill, line, second, shine, star } from '../strokes.ts'
import type { Kit } from './kit.ts'

export default {
  figures: {
    'Phoenix Ikki': {
      body: `M0 -4C4 -13 11 -19 21 -20C20 -9 15 1 6 5L11 20L4 14L0 21L-4 14L-11 20L-6 5C-15 1 -20 -9 -21 -20C-11 -19 -4 -13 0 -4Z${circle(0, -9, 4.5)}M-3 -12L-4 -21L0 -16L4 -21L3 -12Z`,
      line: 'M-15 -12C-10 -8 -7 -4 -5 1M15 -12C10 -8 7 -4 5 1',
    },
    'Dragon Shiryū': {
      body: 'M-21 0L-14 -9L-6 -10L-11 -20L1 -12L5 -21L8 -9C18 -4 22 8 16 15C12 20 4 21 -2 19C6 15 7 8 1 6L-8 9L-18 8L-13 5Z',
      cut: circle(-4, -4, 2.2),
      line: 'M9 -3C14 3 14 10 10 15M-17 2L-9 2',
    },
    'Cygnus Hyōga': {
      body: 'M-20 -9L-13 -18C-6 -21 -1 -15 -4 -8C-6 -3 -8 0 -5 3C3 -9 14 -6 21 -12C22 5 14 19 -1 19C-15 19 -18 7 -11 -2C-8 -6 -9 -10 -12 -11Z',
      cut: circle(-10, -14, 1.7),
      line: 'M-2 10C6 10 13 5 16 -2M1 14C7 14 12 11 15 7',
    },
    'Pegasus Seiya': {
      body: 'M-16 3L-20 -1C-18 -9 -11 -16 -5 -17L-4 -22L1 -17C8 -13 8 -4 5 2L3 20H-12C-12 11 -7 7 -7 0L-12 4ZM5 8C12 3 17 -7 21 -17C23 -2 21 14 4 20Z',
      cut: circle(-8, -9, 1.9),
      line: 'M9 12C14 8 17 2 18 -4M9 17C13 15 16 12 17 9M0 -13C3 -8 2 -3 0 2',
    },
    'Andromeda Shun': {
      body: `${circle(-9, 9, 11)}${circle(6, -4, 11)}M8 -12L20 -21L18 -6Z`,
      cut: `${circle(-9, 9, 5.5)}${circle(6, -4, 5.5)}`,
      line: 'M-2 1L0 4',
    },
    Athena: {
      body: 'M-16 -20L-6 -15H6L16 -20C19 -6 18 14 0 21C-18 14 -19 -6 -16 -20Z',
      cut: circle(-7, -6, 5.2) + circle(-7, -6, 2.2) + circle(7, -6, 5.2) + circle(7, -6, 2.2) + 'M0 -2L3 4L0 8L-3 4Z',
      line: 'M-6 12l3 2l3 -2l3 2l3 -2',
    },
  },
  corners: {
    go: [
      fill(
        'M-22 6C-14 -14 4 -20 22 -16C18 -12 16 -11 12 -9L20 -7C14 -3 12 -3 7 -2L14 2C6 6 -2 4 -8 6C-12 8 -14 12 -16 18Z',
      ),
      shine('M-10 -2C-4 -8 2 -11 8 -12'),
      second(circle(-16, 14, 4)),
    ],
    jail: [
      second('M-22 18C-18 6 -10 12 -8 -4C-4 -16 8 -16 10 -4C12 12 18 6 22 18Z'),
      fill('M-24 14q6 -6 12 0t12 0t12 0t12 0v7h-48Z'),
    ],
    parking: [
      fill('M0 -21L22 -9H-22Z'),
      second('M-17 -7h6v21h-6ZM-3 -7h6v21h-6ZM11 -7h6v21h-6Z'),
      fill('M-21 15h42v6h-42Z'),
    ],
    police: [
      line('M0 -4V22M-13 -10V-2a13 9 0 0 0 26 0V-10'),
      fill('M0 -23L6 -12H-6ZM-13 -20L-8 -9H-18ZM13 -20L18 -9H8Z'),
      second(circle(0, 12, 3.5)),
      dot(star(4, 1, 3)),
    ],
  },
} satisfies Kit
