// Dresses the page in an edition: its colours, as far as they can be read, and its pieces.
import { untrack } from 'svelte'
import { layOut, packUp } from '../board/kits/kits.svelte.ts'
import { worldOf } from '../board/worlds.ts'
import type { Look } from '../protocol/types.ts'
import { mixed, readable, textOn } from './colour.ts'

/** What --paper and --paper-raised are in each theme. */
const PAPER = { light: '#f4efe4', dark: '#161a1d' }
const RAISED = { light: '#fffdf8', dark: '#20262a' }
/** How much of the board's ground the page around it takes on. */
const BREATH = { light: 0.3, dark: 0.45 }

const worn = new Set<string>()

export function dress(look: Pick<Look, 'id' | 'colours' | 'tokens'>, dark: boolean): void {
  const theme = dark ? 'dark' : 'light'
  const raised = RAISED[theme]
  const world = worldOf(look.id, look.colours)
  const { accent: wanted, ground, second } = dark ? world.night : world.day
  const soft = mixed(readable(wanted, raised), raised, dark ? 0.78 : 0.86)
  // It is written on both, and what can be read on the softer one can be read on paper.
  const accent = readable(wanted, soft, 4.7)
  wear('--accent', accent)
  wear('--on-accent', textOn(accent))
  wear('--accent-soft', soft)
  wear('--paper', mixed(PAPER[theme], ground, BREATH[theme]))
  wear('--edition-accent', world.day.accent)
  wear('--edition-second', second)
  untrack(() => void layOut(look))
}

export function undress(): void {
  for (const name of worn) document.documentElement.style.removeProperty(name)
  worn.clear()
  packUp()
}

function wear(name: string, value: string): void {
  worn.add(name)
  document.documentElement.style.setProperty(name, value)
}
