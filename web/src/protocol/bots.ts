// The kinds of bots that this server has, asked for once.
import { get } from './http.ts'
import type { BotsView } from './types.ts'

let asked: Promise<BotsView> | null = null

export function bots(): Promise<BotsView> {
  asked ??= get<BotsView>('/api/bots').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** The characters that a level may have; none: it has no such thing. */
export function charactersOf({ names, characters }: BotsView, level: string): string[] {
  return characters.filter((character) => names.includes(`${level}:${character}`))
}
