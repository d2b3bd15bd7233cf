// Rents that may be claimed, for the screen that everyone looks at.
import type { GameView } from '../protocol/types.ts'

export interface Due {
  owner: number
  visitor: number
  /** As far as it is known; 0: it is yet to be rolled for. */
  sum: number
  /** It lapses with the next throw. */
  lapses: boolean
}

/** What may be claimed, once for each owner and visitor, with the sum that the server says. */
export function duesOfAll({ claims, options }: GameView): Due[] {
  const first = claims.filter(
    ({ owner, visitor }, at) => claims.findIndex((one) => one.owner === owner && one.visitor === visitor) === at,
  )
  return first.map(({ owner, visitor }) => {
    const { answers, free, sums } = options[owner]!
    const at = (answers.claims ?? free.claims ?? []).indexOf(visitor)
    const lapses = claims.some((one) => one.owner === owner && one.visitor === visitor && !!one.lapses)
    return { owner, visitor, sum: sums.claims?.[at] ?? 0, lapses }
  })
}
