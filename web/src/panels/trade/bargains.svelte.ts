// What becomes of offers: the answer to one's own, and which offer another one answers. The server tells each only once.
import { getContext, setContext, untrack } from 'svelte'
import type { Open } from '../../pages/table/open.ts'
import type { OfferView, State } from '../../protocol/types.ts'
import type { TableStore } from '../../table/table.svelte.ts'
import { answersTo, type OfferAnswer } from './answered.ts'

/** For how many turns an answer is shown, unless it is put away before. */
const TURNS = 2

export class Bargains {
  /** The last answer to an offer of this device. */
  answer = $state.raw<(OfferAnswer & { turns: number }) | null>(null)
  /** The offers of the state that is shown. */
  private standing: readonly OfferView[] = []
  /** The last offer of each to each, also of states that were shown together with the answer to it. */
  private made: readonly OfferView[] = []
  private countered = $state.raw<{ offer: OfferView; answers: OfferView }[]>([])

  /** `show` opens a sheet of the table: an offer, or a trade. */
  constructor(
    table: TableStore,
    readonly show: (open: Open) => void,
  ) {
    $effect(() => {
      const offers = table.newest?.game?.offers ?? []
      untrack(() => (this.made = [...this.made.filter((old) => !offers.some((one) => isBetween(one, old))), ...offers]))
    })
    $effect(() => {
      const state = table.state
      if (state?.game) untrack(() => this.see(state))
    })
  }

  /** The offer that this one answers; null: it comes of itself. */
  before(offer: OfferView): OfferView | null {
    return this.countered.find((one) => isSame(one.offer, offer))?.answers ?? null
  }

  /** The answer has been read. */
  dismiss(): void {
    this.answer = null
  }

  private see({ game, answers, you }: State): void {
    const { offers, turns } = game!
    const found = answersTo(this.made, answers)
    const mine = found.filter(({ offer }) => you.seats.includes(offer.by)).at(-1)
    const sent = offers.some((one) => you.seats.includes(one.by) && !this.standing.some((old) => isSame(old, one)))
    if (mine) this.answer = { ...mine, turns }
    else if (sent || (this.answer && (turns > this.answer.turns + TURNS || isOver(this.answer, offers))))
      this.answer = null
    const fresh = found.flatMap(({ kind, offer }) => {
      const counter = offers.find((one) => isBetween(one, { by: offer.to, to: offer.by }))
      return kind === 'countered' && counter ? [{ offer: counter, answers: offer }] : []
    })
    this.countered = [...this.countered, ...fresh].filter(({ offer }) => offers.some((one) => isSame(one, offer)))
    this.standing = offers
  }
}

/** Do the same two bargain, in the same direction? */
function isBetween(one: OfferView, { by, to }: { by: number; to: number }): boolean {
  return one.by === by && one.to === to
}

/** Has the offer in return been answered, or taken back? */
function isOver({ kind, offer }: OfferAnswer, offers: readonly OfferView[]): boolean {
  return kind === 'countered' && !offers.some((one) => isBetween(one, { by: offer.to, to: offer.by }))
}

/** Is it the same offer, in another state? */
function isSame(one: OfferView, other: OfferView): boolean {
  return (
    JSON.stringify([one.by, one.to, one.give, one.get]) === JSON.stringify([other.by, other.to, other.give, other.get])
  )
}

const CONTEXT = Symbol('bargains')

export function provideBargains(bargains: Bargains): Bargains {
  return setContext(CONTEXT, bargains)
}

export function useBargains(): Bargains {
  return getContext<Bargains>(CONTEXT)
}
