// Something that could be done, in words: as its button says it, and an offer with its terms.
import type { ActTerms, GameView, Goods, Verb } from '../../protocol/types.ts'
import type { TableStore } from '../../table/table.svelte.ts'
import { t } from '../../words/words.svelte.ts'
import { VERBS, takenBy, type Taken } from '../../words/verbs.ts'
import { labelOf } from '../play/wording.ts'
import { wholeGoods } from '../trade/goods.ts'
import { goodsText } from '../trade/words.ts'

export function actText(act: ActTerms, table: Pick<TableStore, 'game' | 'hand' | 'names' | 'look'>): string {
  const { verb, n = -1, give, get, word = '' } = act
  const { game, names, look, hand } = table
  if (!game || !names || !look) return ''
  if (verb !== 'offers' || !give || !get)
    return labelOf({ verb, n, word, takes: takes(verb, word, game, hand) }, game, hand, names)
  const side = (goods: Goods) => goodsText(wholeGoods(goods), names, look)
  return t('hint-offers', { who: names.player(n), give: side(give), get: side(get) })
}

/** What a verb takes; one of someone's own says so in the options. */
function takes(verb: Verb, word: string, game: GameView, hand: number): Taken {
  const own = game.options[hand]?.own?.find((option) => option.word === word)
  return own ? takenBy(own.aim) : VERBS[verb].takes
}
