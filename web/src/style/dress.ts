// Dresses the page in an edition's colours, as far as they can be read.
import type { Look } from '../protocol/types.ts'
import { mixed, readable, textOn } from './colour.ts'

const WORN = ['--accent', '--on-accent', '--accent-soft', '--edition-background', '--edition-accent', '--edition-text']

/** What --paper-raised is in each theme. */
const RAISED = { light: '#fffdf8', dark: '#20262a' }

export function dress(colours: Look['colours'], dark: boolean): void {
  const raised = dark ? RAISED.dark : RAISED.light
  const soft = mixed(readable(colours.accent, raised), raised, dark ? 0.78 : 0.86)
  // It is written on both, and what can be read on the softer one can be read on paper.
  const accent = readable(colours.accent, soft, 4.7)
  wear('--accent', accent)
  wear('--on-accent', textOn(accent))
  wear('--accent-soft', soft)
  wear('--edition-background', colours.background)
  wear('--edition-accent', colours.accent)
  wear('--edition-text', colours.text)
}

export function undress(): void {
  for (const name of WORN) document.documentElement.style.removeProperty(name)
}

function wear(name: string, value: string): void {
  document.documentElement.style.setProperty(name, value)
}
