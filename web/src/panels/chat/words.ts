// What somebody said, or the sign that they made, in words.
import type { Emote, Said } from '../../protocol/types.ts'
import { t } from '../../words/words.svelte.ts'

export type Sign = Emote['emote']
export const SIGNS: readonly Sign[] = ['hello', 'well-played', 'thanks', 'oops', 'hurry', 'laugh', 'cry', 'wow']

/** Who said something: a player, or someone who looks on. */
export function speakerOf({ seat, name }: Said, players: readonly string[]): string {
  return players[seat] ?? t('friends-watcher', { name: name ?? '' })
}

export function saidText(said: Said, players: readonly string[]): string {
  const { text, emote } = said
  return t('log-said', { who: speakerOf(said, players), text: emote ? t(`log-emote-${emote}`) : text })
}
