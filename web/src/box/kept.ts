// The boxes that this browser knows: what each prints on its squares and cards, and who last played with it.

export interface KeptBox {
  /** The edition that the box is of. */
  edition: string
  /** The file that the server made: an edition that extends ours. */
  text: string
}

const SHELF = 'casedepart.boxes'
const NAMES = 'casedepart.boxes.names'

export function keptBoxes(): KeptBox[] {
  return listed(SHELF).filter(isKept)
}

export function keptBox(edition: string): KeptBox | undefined {
  return keptBoxes().find((box) => box.edition === edition)
}

/** Keep a box for next time, in place of what was known of it. */
export function keepBox(box: KeptBox): void {
  store(SHELF, [box, ...keptBoxes().filter(({ edition }) => edition !== box.edition)])
}

/** Who sat around the box the last time, in their order. */
export function lastNames(): string[] {
  return listed(NAMES).filter((name): name is string => typeof name === 'string')
}

export function keepNames(names: readonly string[]): void {
  store(NAMES, names)
}

function listed(shelf: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(shelf) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function store(shelf: string, things: readonly unknown[]): void {
  try {
    localStorage.setItem(shelf, JSON.stringify(things))
  } catch {
    // Where nothing is stored, the file can still be downloaded.
  }
}

function isKept(value: unknown): value is KeptBox {
  if (typeof value !== 'object' || value === null) return false
  const { edition, text } = value as Partial<KeptBox>
  return typeof edition === 'string' && typeof text === 'string'
}

/** The text of a box file as a link carries it: UTF-8 in base64url, without padding. */
export function fromLink(carried: string): string {
  const bytes = atob(carried.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}

/** The edition that a box file extends, which is the one to choose next time. */
export function extended(text: string): string {
  return /^extends\s*=\s*"([^"]+)"/m.exec(text)?.[1] ?? ''
}
