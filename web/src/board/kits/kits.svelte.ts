// The kit of the edition that is shown: fetched once, for the board, the cards and every mark of a seat.
import type { Look } from '../../protocol/types.ts'
import type { Figure, Kit } from './kit.ts'

const KITS: Record<string, () => Promise<{ default: Kit }>> = {
  classic: () => import('./classic.ts'),
  pokemon: () => import('./pokemon.ts'),
  'saint-seiya': () => import('./saint-seiya.ts'),
  'dragon-ball-super': () => import('./dragon-ball-super.ts'),
  'duel-masters': () => import('./duel-masters.ts'),
  'sore-losers': () => import('./sore-losers.ts'),
}

/** What is shown now: the figure of each seat, and the edition whose kit it is. */
interface Laid {
  edition: string
  kit: Kit | null
  figures: (Figure | undefined)[]
}

const NONE: Laid = { edition: '', kit: null, figures: [] }
let laid = $state.raw<Laid>(NONE)

/** The kit of an edition of the catalogue; null for any other. */
export async function kitOf(edition: string): Promise<Kit | null> {
  const load = KITS[edition]
  return load ? (await load()).default : null
}

type Named = Pick<Look, 'id' | 'tokens'>

/** By seat: the drawings of an edition's tokens; undefined where we have none, as for someone's own. */
export async function figuresOf({ id, tokens }: Named): Promise<(Figure | undefined)[]> {
  const loaders = KITS[id] ? [KITS[id]] : Object.values(KITS)
  const kits = await Promise.all(loaders.map(async (load) => (await load()).default))
  const known = Object.assign({}, ...kits.map(({ figures }) => figures)) as Record<string, Figure>
  return tokens.map((token) => known[String(token['en'] ?? '')])
}

/** Lay out the pieces of an edition. */
export async function layOut(look: Named): Promise<void> {
  if (laid.edition === look.id) return
  laid = { ...NONE, edition: look.id }
  const [figures, kit] = await Promise.all([figuresOf(look), kitOf(look.id)])
  if (laid.edition === look.id) laid = { edition: look.id, kit, figures }
}

/** Put them away. */
export function packUp(): void {
  laid = NONE
}

export const figureOf = (seat: number): Figure | undefined => laid.figures[seat]
/** The corners of the edition that is shown; null: it has none of its own, or they are on their way. */
export const cornersOf = (edition: string): Kit['corners'] | null =>
  laid.edition === edition ? (laid.kit?.corners ?? null) : null
