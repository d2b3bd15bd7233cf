// Cards by what they do: which kinds there are, which numbers a box's list has for them, and which card of the list is meant.
import type { BoxCard, BoxDeckCard, BoxEffect, BoxView, Deck } from '../protocol/types.ts'

/** What a card does to whom draws it: a few kinds at a time are found at a glance. */
export type Family = 'brings' | 'costs' | 'moves' | 'else'

const FAMILIES: Readonly<Record<string, Family>> = {
  collect: 'brings',
  'collect-each': 'brings',
  coin: 'brings',
  pay: 'costs',
  'pay-each': 'costs',
  repairs: 'costs',
  'pay-or-draw': 'costs',
  advance: 'moves',
  back: 'moves',
  'back-to': 'moves',
  'nearest-station': 'moves',
  'nearest-utility': 'moves',
  jail: 'moves',
}

export const IN_ORDER: readonly Family[] = ['brings', 'costs', 'moves', 'else']

/** The kinds of cards of one family; what a variant of someone's own brings has no family. */
export function effectsOf(box: BoxView, family: Family): BoxEffect[] {
  return box.effects.filter(({ name }) => (FAMILIES[name] ?? 'else') === family)
}

/** Does a number of this kind of card mean a square? */
export const takesSquare = ({ numbers }: BoxEffect): boolean => numbers[0] === 'to'

export interface Numbers {
  n: number
  m: number
}

const sameNumbers = (a: Numbers, b: Numbers): boolean => a.n === b.n && a.m === b.m

/** The edition's and the box's own cards of a deck. */
export function cardsOf(box: BoxView, deck: Deck): (BoxDeckCard | BoxCard)[] {
  return [...(box.decks[deck] ?? []), ...box.cards.filter((card) => card.deck === deck)]
}

/** The numbers that a kind of card has in this box, those of the deck that is drawn from first; sums of like kinds after them. */
export function numbersOf(box: BoxView, deck: Deck, effect: BoxEffect): Numbers[] {
  const other: Deck = deck === 'chance' ? 'chest' : 'chance'
  const listed = [...cardsOf(box, deck), ...cardsOf(box, other)]
  const alike = (card: BoxDeckCard | BoxCard) => {
    const kind = box.effects.find(({ name }) => name === card.effect)
    return kind !== undefined && kind.numbers.join() === effect.numbers.join()
  }
  const own = listed.filter((card) => card.effect === effect.name)
  const rest = listed.filter((card) => card.effect !== effect.name && alike(card))
  const all = [...sorted(own), ...sorted(rest)].map(({ n = 0, m = 0 }) => ({ n, m }))
  return all.filter((numbers, at) => all.findIndex((one) => sameNumbers(one, numbers)) === at)
}

function sorted(cards: (BoxDeckCard | BoxCard)[]): (BoxDeckCard | BoxCard)[] {
  return [...cards].sort((a, b) => (a.n ?? 0) - (b.n ?? 0))
}

/** The card of a deck's list that does just this; empty: none does. */
export function listedName(box: BoxView, deck: Deck, effect: string, numbers: Numbers): string {
  const card = cardsOf(box, deck).find(
    ({ effect: other, n = 0, m = 0 }) => other === effect && sameNumbers({ n, m }, numbers),
  )
  return card?.name ?? ''
}

/** Is every word that was typed in what stands on a card? Accents and capitals do not matter. */
export function isFound(text: string, typed: string): boolean {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const shown = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => shown.includes(word))
}
