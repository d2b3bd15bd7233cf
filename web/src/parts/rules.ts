// Where the rules stand that a table is played by.
interface Played {
  id: string
  look: { id: string } | null
}

/** The rules of a table, with what it has taken up; at one of them, where it is named. */
export function rulesAddress({ id, look }: Played, rule = ''): string {
  return `/rules/${look?.id ?? ''}?table=${id}${rule ? `#${rule}` : ''}`
}
