// The world of each edition in colours, by day and by night. An edition that has none here gets one from its own colours.
import type { ColoursLook } from '../protocol/types.ts'
import { mixed, readable } from '../style/colour.ts'

/** What a board is painted with. */
export interface Tones {
  /** The middle of the board. */
  ground: string
  /** The squares. */
  field: string
  ink: string
  accent: string
  /** A second accent beside it. */
  second: string
}

export interface World {
  day: Tones
  night: Tones
}

const tones = (ground: string, field: string, ink: string, accent: string, second: string): Tones => ({
  ground,
  field,
  ink,
  accent,
  second,
})

const WORLDS: Record<string, World> = {
  // A green felt, brass lamps.
  classic: {
    day: tones('#d3e6d0', '#fcfaf0', '#22302a', '#b3261e', '#2f7d5b'),
    night: tones('#0d2219', '#173126', '#eef3e4', '#ff7d69', '#e3b450'),
  },
  // A bright morning on the road; a clear night in the grass.
  pokemon: {
    day: tones('#c4e3f7', '#fbfdff', '#16283d', '#e3350d', '#f2b705'),
    night: tones('#0a1a36', '#132849', '#eaf3ff', '#ff6f5b', '#ffd24a'),
  },
  // Marble and gold; the sky over the sanctuary.
  'saint-seiya': {
    day: tones('#e0d6f0', '#fcfaff', '#231a36', '#b8860b', '#5b3fa0'),
    night: tones('#100a28', '#1c143c', '#f2edff', '#f0c24b', '#a48cff'),
  },
  // A desert noon; an arena lit by fires.
  'dragon-ball-super': {
    day: tones('#ffdfa8', '#fffaf0', '#2a1c10', '#e8590c', '#2457a6'),
    night: tones('#2a120c', '#3a1d14', '#fff1df', '#ff9a45', '#63b8ff'),
  },
  // Old parchment; embers.
  'duel-masters': {
    day: tones('#e9dab2', '#fdf8e8', '#2b1d0e', '#c4371c', '#1f6f6b'),
    night: tones('#14100e', '#221a16', '#f7ead3', '#ff7448', '#4fc3b5'),
  },
  // A wet afternoon; a wet street at night.
  'sore-losers': {
    day: tones('#dfd9e8', '#fdfafc', '#2c1a1a', '#8e2a6b', '#3b6a90'),
    night: tones('#151d29', '#202b3a', '#eef1f7', '#ea8bc8', '#80bce6'),
  },
}

const BLACK = '#0b0d10'
const WHITE = '#ffffff'

/** By day as its file says; by night dark, with a breath of its own accent. */
function derived(colours: ColoursLook): World {
  const { background, text, accent } = colours
  const ground = mixed(mixed(accent, background, 0.25), BLACK, 0.84)
  const field = mixed(ground, WHITE, 0.07)
  return {
    day: tones(background, mixed(background, WHITE, 0.6), text, accent, mixed(accent, text, 0.5)),
    night: tones(
      ground,
      field,
      mixed(background, WHITE, 0.5),
      readable(accent, field, 4),
      mixed(accent, background, 0.6),
    ),
  }
}

/** `id`: the edition's; one of someone's own may have any. */
export const worldOf = (id: string, colours: ColoursLook): World => WORLDS[id] ?? derived(colours)
