// All that this browser keeps of one's games, as one text: to a file, or to another device by a code, and back.
import { heldTables, isHeld, mergeHeld, type Held } from '../../protocol/keys.ts'
import { keepDays, keptDays, type Kept } from '../daily/kept.ts'
import { isPlayed, keepPlayed, playedGames, type Played } from './played.ts'

const KIND = 'own games'
const FORMAT = 1

interface Bundle {
  casedepart: typeof KIND
  format: number
  tables: Held[]
  played: Played[]
  daily: Record<string, Kept>
}

/** How many were new here. */
export interface Brought {
  tables: number
  played: number
}

/** Why a text is no such bundle: the end of a text's key. */
export class BundleError extends Error {
  constructor(readonly why: 'json' | 'kind' | 'newer') {
    super(why)
  }
}

export function bundled(): string {
  const bundle: Bundle = {
    casedepart: KIND,
    format: FORMAT,
    tables: heldTables(),
    played: playedGames(),
    daily: keptDays(),
  }
  return JSON.stringify(bundle)
}

/** Add what a bundle holds to what is here: nothing that is here is lost. */
export function bring(text: string): Brought {
  const { tables, played, daily } = read(text)
  const before = { tables: heldTables().length, played: playedGames().length }
  mergeHeld(tables)
  keepPlayed(played)
  keepDays(daily)
  return { tables: heldTables().length - before.tables, played: playedGames().length - before.played }
}

function read(text: string): Pick<Bundle, 'tables' | 'played' | 'daily'> {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new BundleError('json')
  }
  const bundle = (typeof found === 'object' && found !== null ? found : {}) as Partial<Bundle>
  if (bundle.casedepart !== KIND || !Array.isArray(bundle.tables)) throw new BundleError('kind')
  if (typeof bundle.format !== 'number' || bundle.format > FORMAT) throw new BundleError('newer')
  const daily = typeof bundle.daily === 'object' && bundle.daily !== null ? bundle.daily : {}
  const played = Array.isArray(bundle.played) ? bundle.played.filter(isPlayed) : []
  return { tables: bundle.tables.filter(isHeld), played, daily }
}
