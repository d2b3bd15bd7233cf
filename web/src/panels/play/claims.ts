// The rents that the seats of this device may claim now.
import type { GameView } from '../../protocol/types.ts'

export interface Due {
  /** Whose rent it is. */
  owner: number
  visitor: number
  /** As far as it is known; 0: it is yet to be rolled for. */
  sum: number
  squares: number[]
}

/** What may be claimed, by owner and visitor, as the server lists it. */
export function duesOf(game: GameView, mine: readonly number[]): Due[] {
  return mine.flatMap((owner) => {
    const options = game.options[owner]
    const visitors = options?.answers.claims ?? options?.free.claims ?? []
    return visitors.map((visitor, at) => ({
      owner,
      visitor,
      sum: options?.sums.claims?.[at] ?? 0,
      squares: game.claims
        .filter((claim) => claim.owner === owner && claim.visitor === visitor)
        .map((claim) => claim.square),
    }))
  })
}
