// What is to be known of a player beside money and deeds: short signs, the weightiest first.
import type { GameView, PlayerView, SeatView } from '../../protocol/types.ts'

export interface Sign {
  /** The text is `players-sign-NAME`. */
  name: string
  n?: number
  tone: 'bad' | 'good' | 'warn' | 'plain'
}

/** Who plays the seat: a bot, a bot in someone's place, a person who is there or not. */
export function presenceOf({ person, bot, here }: SeatView): 'bot' | 'sits-in' | 'here' | 'away' {
  if (bot) return person ? 'sits-in' : 'bot'
  return here ? 'here' : 'away'
}

/** The signs of a seat. */
export function signsOf(player: PlayerView, seat: SeatView | undefined, game: GameView, at: number): Sign[] {
  const signs: (Sign | false)[] = [
    player.out && { name: 'out', tone: 'bad' },
    game.winners.includes(at) && { name: 'won', tone: 'good' },
    player.jail >= 0 && { name: 'jail', tone: 'warn' },
    player.trapped && { name: 'trapped', tone: 'bad' },
    game.figure === at && { name: 'figure', tone: 'good' },
    player.home && { name: 'home', tone: 'good' },
    player.cards.length > 0 && { name: 'cards', n: player.cards.length, tone: 'plain' },
    player.coins > 0 && { name: 'coins', n: player.coins, tone: 'plain' },
    !!seat?.conceded && { name: 'conceded', tone: 'warn' },
    !!seat?.wishes_count && { name: 'count', tone: 'warn' },
    !!seat?.wishes_pause && { name: 'pause', tone: 'warn' },
  ]
  return signs.filter((sign): sign is Sign => sign !== false)
}
