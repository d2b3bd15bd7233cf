// Universes by their numbers, each with a silhouette of its own; clouds, domes and jars.
import { circle, dot, fill, line, second, shine, star } from '../strokes.ts'
import type { Kit } from './kit.ts'

export default {
  figures: {
    'Universe 2': {
      body: 'M0 20C-28 2 -21 -18 -9 -17C-4 -17 0 -13 0 -10C0 -13 4 -17 9 -17C21 -18 28 2 0 20Z',
      text: '2',
    },
    'Universe 3': { body: star(9, 15.5, 20), text: '3' },
    'Universe 4': {
      body: 'M-13 18C-24 16 -23 3 -14 3C-16 -8 -4 -14 1 -7C6 -16 18 -10 15 1C24 3 23 17 13 18Z',
      text: '4',
    },
    'Universe 6': {
      body: `${circle(0, 1, 15)}M-21 9C-26 3 -12 -4 0 -7C12 -10 24 -12 21 -5C24 -1 12 6 0 9C-12 12 -22 13 -21 9Z`,
      text: '6',
    },
    'Universe 7': {
      body: 'M0 20C-14 20 -19 11 -17 1L-21 -8L-13 -6L-13 -17L-5 -11L0 -22L5 -11L13 -17L13 -6L21 -8L17 1C19 11 14 20 0 20Z',
      text: '7',
    },
    'Universe 9': { body: 'M-18 -20L-7 -12H7L18 -20L19 0C18 8 8 14 0 21C-8 14 -18 8 -19 0Z', text: '9' },
    'Universe 10': { body: 'M-12 -19H12L22 1L12 20H-12L-22 1Z', text: '10' },
    'Universe 11': { body: 'M0 -21L19 -15V0C19 10 11 17 0 21C-11 17 -19 10 -19 0V-15Z', text: '11' },
  },
  corners: {
    go: [
      fill(
        'M-22 6a7 7 0 0 1 6 -10a10 10 0 0 1 18 -5a9 9 0 0 1 15 6a8 8 0 0 1 4 11c-4 6 -12 2 -14 2c-4 4 -10 4 -13 1c-5 4 -12 2 -16 -5Z',
      ),
      shine('M-10 -2a7 7 0 0 1 8 -4'),
      line('M24 16H10M18 20H8'),
    ],
    jail: [
      second('M-7 -20h14v5l5 3c6 6 6 24 -2 32h-20c-8 -8 -8 -26 -2 -32l5 -3Z'),
      fill('M-5 0h10v14h-10Z'),
      dot('M-9 -22h18v4h-18Z'),
    ],
    parking: [
      fill('M-20 12a20 20 0 0 1 40 0Z'),
      second('M-22 12h44v7h-44Z'),
      shine(circle(-7, 0, 2.5)),
      dot('M2 12v-8h8v8Z'),
    ],
    police: [second(star(8, 13, 21)), fill(circle(0, 0, 10)), line('M-5 -4l4 3M5 -4l-4 3M-4 6q4 -4 8 0')],
  },
} satisfies Kit
