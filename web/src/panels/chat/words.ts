// What somebody said, or the sign that they made, in words.
import type { Emote, Said } from '../../protocol/types.ts'
import { t } from '../../words/words.svelte.ts'

export type Sign = Emote['emote']
export const SIGNS: readonly Sign[] = ['hello', 'well-played', 'thanks', 'oops', 'hurry', 'laugh', 'cry', 'wow']

export function saidText({ seat, text, emote }: Said, players: readonly string[]): string {
  return t('log-said', { who: players[seat] ?? '', text: emote ? t(`log-emote-${emote}`) : text })
}
