// The rents that the seats of this device may claim now, and those that they have lost.
import type { AnswerView, GameView } from '../../protocol/types.ts'

export interface Due {
  /** Whose rent it is. */
  owner: number
  visitor: number
  /** As far as it is known; 0: it is yet to be rolled for. */
  sum: number
  squares: number[]
  /** The rule by which it lapses when the player in turn rolls; empty: it does not. */
  lapses: string
  /** When the bot in turn rolls and it lapses; 0: none is about to. */
  until: number
}

/** What may be claimed, by owner and visitor, as the server lists it. */
export function duesOf(game: GameView, mine: readonly number[]): Due[] {
  return mine.flatMap((owner) => {
    const options = game.options[owner]
    const visitors = options?.answers.claims ?? options?.free.claims ?? []
    return visitors.map((visitor, at) => {
      const claims = game.claims.filter((claim) => claim.owner === owner && claim.visitor === visitor)
      return {
        owner,
        visitor,
        sum: options?.sums.claims?.[at] ?? 0,
        squares: claims.map((claim) => claim.square),
        lapses: claims.find((claim) => claim.lapses)?.lapses ?? '',
        until: Math.max(0, ...claims.map((claim) => claim.until ?? 0)),
      }
    })
  })
}

/** A rent that was not claimed in time. */
export interface Lapsed {
  /** The answer by which it lapsed. */
  n: number
  owner: number
  visitor: number
  square: number
  /** 0: it was yet to be rolled for, or fell due before this page was there. */
  sum: number
  rule: string
}

/** The rents of these seats that lapsed, oldest first, with what they would have brought. */
export function lapsedIn(answers: readonly AnswerView[], mine: readonly number[]): Lapsed[] {
  const sums = new Map<string, number>()
  const lost: Lapsed[] = []
  for (const { n, events } of answers) {
    for (const { kind, seat: visitor = -2, other: owner = -2, square = -1, sum = 0, rule = '' } of events) {
      const key = `${visitor} ${owner} ${square}`
      if (kind === 'rent-due') sums.set(key, sum)
      if (kind !== 'lapsed' || !mine.includes(owner)) continue
      lost.push({ n, owner, visitor, square, sum: sums.get(key) ?? 0, rule })
    }
  }
  return lost
}
