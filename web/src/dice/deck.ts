// A deck as the table knows it: cards that nobody has seen, and those put back, which come round in that order (C1, S7).
import type { Numbers } from './draws.ts'
import type { Printed } from './edition.ts'

type Cards = Printed['decks']['chance']

export class Deck {
  private readonly unseen: number[]
  private readonly pile: number[] = []

  constructor(private readonly cards: Cards) {
    this.unseen = cards.map((_, place) => place)
  }

  /** The name of the card that comes next; undefined when all are in players' hands. */
  next(numbers: Numbers): string | undefined {
    const place = this.unseen.length > 0 ? this.unseen[numbers.below(this.unseen.length)] : this.pile[0]
    return place === undefined ? undefined : this.cards[place]?.name
  }

  /** A card of this name was drawn, and put back unless it is one to keep; false: none can be on top. */
  take(name: string): boolean {
    const from = this.unseen.length > 0 ? this.unseen : this.pile.slice(0, 1)
    const place = from.find((place) => this.cards[place]?.name === name)
    if (place === undefined) return false
    if (this.unseen.length > 0) this.unseen.splice(this.unseen.indexOf(place), 1)
    else this.pile.shift()
    if (!this.cards[place]!.kept) this.pile.push(this.first(name))
    return true
  }

  /** The card that was kept goes under the deck. */
  giveBack(): void {
    const place = this.cards.findIndex((card) => card.kept)
    if (place >= 0) this.pile.push(place)
  }

  /** Of cards of the same name, the first stands for all. */
  private first(name: string): number {
    return this.cards.findIndex((card) => card.name === name)
  }
}
