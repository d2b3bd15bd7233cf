// The motif in the middle of each edition's board, loaded when that board is shown; other editions have a plain one.
import type { Component } from 'svelte'

type Motif = Component<{ size: number }>

const MOTIFS: Record<string, () => Promise<{ default: Motif }>> = {
  classic: () => import('./motifs/Skyline.svelte'),
  pokemon: () => import('./motifs/Balls.svelte'),
  'saint-seiya': () => import('./motifs/Stars.svelte'),
  'dragon-ball-super': () => import('./motifs/Orbs.svelte'),
  'duel-masters': () => import('./motifs/Shards.svelte'),
  'sore-losers': () => import('./motifs/Rain.svelte'),
}

export async function motifOf(edition: string): Promise<Motif> {
  const load = MOTIFS[edition] ?? (() => import('./motifs/Waves.svelte'))
  return (await load()).default
}
