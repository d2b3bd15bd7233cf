// A trade in words.
import { STATIONS, UTILITIES } from '../../protocol/numbers.ts'
import type { GoodsView, Look } from '../../protocol/types.ts'
import type { Names } from '../../words/names.ts'
import { money, said, t } from '../../words/words.svelte.ts'
import type { Change } from './changes.ts'
import type { Effect } from './families.ts'

/** What one side gives, thing by thing. */
export function goodsText({ cash, squares, cards, coins }: GoodsView, names: Names, look: Look): string {
  const things = squares.map((square) => names.square(square))
  if (cash > 0) things.unshift(money(cash))
  for (const deck of cards) things.push(t('trade-card', { deck: names.deck(deck) }))
  if (coins > 0) things.push(coinsText(coins, look))
  return things.length > 0 ? things.join(', ') : t('trade-nothing')
}

/** So many coins, under the edition's own name. */
export function coinsText(n: number, look: Look): string {
  const name = n === 1 ? look.coin : look.coins
  return name ? t('trade-coins-named', { n, name: said(name) }) : t('trade-coins', { n })
}

export function familyText(family: number, names: Names): string {
  if (family === STATIONS) return t('trade-stations')
  if (family === UTILITIES) return t('trade-utilities')
  return t('trade-group', { group: names.group(family) })
}

/** What a trade does to someone's group: “Bruno completes orange”. */
export function effectText(effect: Effect, names: Names, mine: readonly number[]): string {
  const { seat, family, after, of, kind } = effect
  return t(`trade-effect-${kind}`, {
    who: names.player(seat),
    you: mine.includes(seat) ? 'yes' : 'no',
    what: familyText(family, names),
    kind: family === STATIONS ? 'stations' : family === UTILITIES ? 'utilities' : 'group',
    group: names.group(family),
    after,
    of,
  })
}

/** What a counter-offer changes: “You give: + Gare du Nord”. */
export function changeText(change: Change, names: Names, look: Look, mine: readonly number[]): string {
  const seat = { who: names.player(change.seat), you: mine.length === 1 && mine.includes(change.seat) ? 'yes' : 'no' }
  if (change.what === 'cash') {
    return t('trade-change-sum', { ...seat, from: money(change.from), to: money(change.to) })
  }
  if (change.what === 'coins') {
    return t('trade-change-sum', { ...seat, from: coinsText(change.from, look), to: coinsText(change.to, look) })
  }
  const thing =
    change.what === 'square' ? names.square(change.square) : t('trade-card', { deck: names.deck(change.deck) })
  return t(`trade-change-${change.kind === 'added' ? 'added' : 'removed'}`, { ...seat, thing })
}
