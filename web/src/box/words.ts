// What the box says, in sentences: what to do on the board, whose dice, what a card does.
import { NOBODY } from '../protocol/numbers.ts'
import type { BoxCard, BoxDeckCard, BoxView, Look } from '../protocol/types.ts'
import type { Names } from '../words/names.ts'
import { hasText, money, said, t } from '../words/words.svelte.ts'
import type { Task } from './tasks.ts'

/** What the token of a seat is called; empty where only we call it so, for the box has another. */
export function tokenOf(look: Look, seat: number): string {
  const token = look.tokens[seat]
  return token && !token['ours'] ? said(token) : ''
}

export function taskText({ what, seat, other, square, n }: Task, names: Names, look: Look): string {
  return t(`box-do-${what}`, {
    who: names.player(seat),
    other: other === NOBODY ? '' : names.player(other),
    token: tokenOf(look, seat) || 'none',
    square: names.square(square),
    at: String(square),
    n,
  })
}

/** Whose dice or card are waited for; `bot`: someone moves for them. */
export function wantedText({ wanted, by, deck }: BoxView, names: Names, bot: boolean): string {
  if (!wanted) return ''
  const who = names.player(by)
  return t(`box-${wanted}-${bot ? 'for' : 'by'}`, { who, deck: names.deck(deck) })
}

/** What a card does, in a few words of our own. */
export function effectText({ effect, n = 0, m = 0 }: Pick<BoxCard, 'effect' | 'n' | 'm'>, names: Names): string {
  const key = `box-card-${effect}`
  if (!hasText(key)) return effectName(effect)
  return t(key, { amount: money(n), second: money(m), square: names.square(n), n })
}

/** What a kind of card is called. */
export function effectName(effect: string): string {
  return hasText(`box-effect-${effect}`) ? t(`box-effect-${effect}`) : effect
}

/** What stands on a card: the edition's words, the box's own, or what it does. */
export function cardText(card: BoxCard | BoxDeckCard, deck: 'chance' | 'chest', look: Look, names: Names): string {
  const printed = look.decks[deck].cards[card.name]
  if (printed) return said(printed)
  return ('text' in card && card.text) || effectText(card, names)
}
