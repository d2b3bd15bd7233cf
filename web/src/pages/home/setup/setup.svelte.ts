// A table that is being thought up: its settings, and who plays on this device.
import { preferences, prefer } from '../../../preferences.svelte.ts'
import { get } from '../../../protocol/http.ts'
import type { BotsView, EditionView, Look } from '../../../protocol/types.ts'
import { queryOf, spelledOut, type FullSettings } from '../editions.ts'
import { openTable, usualName } from '../opening.ts'
import { toldBy } from '../../../words/faults.ts'
import { t } from '../../../words/words.svelte.ts'

/** An edition from a file of one's own. */
export interface OwnEdition {
  edition: EditionView
  text: string
}

export class Setup {
  settings: FullSettings
  people = $state<string[]>([preferences.name])
  own = $state.raw<OwnEdition | null>(null)
  look = $state.raw<Look | null>(null)
  /** As a link says the settings, once the server has checked them. */
  link = $state('')
  told = $state('')
  waiting = $state(false)

  constructor(
    readonly known: readonly EditionView[],
    readonly bots: BotsView,
    settings: FullSettings,
  ) {
    this.settings = $state(settings)
  }

  get edition(): EditionView {
    const { edition } = this.settings
    if (this.own?.edition.id === edition) return this.own.edition
    return this.known.find((one) => one.id === edition) ?? this.known[0]!
  }

  get modes(): string[] {
    return this.edition.modes[this.settings.ruleset] ?? []
  }

  get options(): string[] {
    return this.edition.options[this.settings.ruleset] ?? []
  }

  take(edition: EditionView, text = ''): void {
    this.own = text ? { edition, text } : null
    this.settings.edition = edition.id
    this.settings.seats = Math.min(this.settings.seats, edition.players)
    this.people = this.people.slice(0, this.settings.seats)
    this.takeRuleset(edition.ruleset)
  }

  /** Another ruleset may not have the mode and the options that were chosen. */
  takeRuleset(ruleset: string): void {
    this.settings.ruleset = ruleset
    if (!this.modes.includes(this.settings.mode)) this.settings.mode = this.modes[0] ?? 'standard'
    const known = [...this.options, ...this.edition.house.map((rule) => rule.name)]
    this.settings.options = this.settings.options.filter((option) => known.includes(option))
  }

  takeOption(option: string, on: boolean): void {
    const others = this.settings.options.filter((other) => other !== option)
    this.settings.options = (on ? [...others, option] : others).sort()
  }

  takeSeats(seats: number): void {
    this.settings.seats = seats
    this.people = this.people.slice(0, seats)
  }

  /** Let the server check the settings and say them as a link. */
  async check(): Promise<void> {
    if (this.own) {
      this.link = this.told = ''
      return
    }
    const query = queryOf(this.settings)
    try {
      const { link } = await spelledOut(query)
      if (query !== queryOf(this.settings)) return
      this.link = link
      this.told = ''
    } catch (error) {
      this.told = toldBy(error)
    }
  }

  /** The names of tokens are in the edition's look; an own edition shows them at the table. */
  async fetchLook(edition: EditionView): Promise<void> {
    this.look = null
    if (this.own) return
    const look = await get<Look>(`/api/editions/${edition.id}/look`).catch(() => null)
    if (this.edition.id === edition.id) this.look = look
  }

  /** Open the table; its id, or nothing when the server said no. */
  async open(start: boolean): Promise<string> {
    this.waiting = true
    this.told = ''
    const names = this.people.map((name, place) => name.trim() || unnamed(place))
    if (this.people[0]?.trim()) prefer({ name: this.people[0].trim() })
    try {
      const people = names.map((name) => ({ name }))
      return await openTable({ settings: this.settings, people, start, edition_file: this.own?.text ?? '' })
    } catch (error) {
      this.told = toldBy(error)
      this.waiting = false
      return ''
    }
  }
}

/** What somebody on this device is called who has not said a name. */
export function unnamed(place: number): string {
  return place === 0 ? usualName() : `${t('home-someone')} ${place + 1}`
}
