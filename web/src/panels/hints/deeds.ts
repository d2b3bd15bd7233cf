// Something that could be done, in words: as its button says it, and an offer with its terms.
import type { Deed, Goods } from '../../protocol/types.ts'
import type { TableStore } from '../../table/table.svelte.ts'
import { t } from '../../words/words.svelte.ts'
import { labelOf } from '../play/wording.ts'
import { wholeGoods } from '../trade/goods.ts'
import { goodsText } from '../trade/words.ts'

export function deedText(deed: Deed, table: Pick<TableStore, 'game' | 'hand' | 'names' | 'look'>): string {
  const { verb, n = -1, give, get } = deed
  const { game, names, look, hand } = table
  if (!game || !names || !look) return ''
  if (verb !== 'offers' || !give || !get) return labelOf({ verb, n }, game, hand, names)
  const side = (goods: Goods) => goodsText(wholeGoods(goods), names, look)
  return t('hint-offers', { who: names.player(n), give: side(give), get: side(get) })
}
