// A table that is being thought up: its settings, and who plays on this device.
import { preferences, prefer } from '../../../preferences.svelte.ts'
import { get } from '../../../protocol/http.ts'
import type { BotsView, EditionView, HouseNumber, Look } from '../../../protocol/types.ts'
import { Price } from '../../../panels/house/price.svelte.ts'
import { queryOf, spelledOut, type FullSettings } from '../editions.ts'
import { openTable, usualName } from '../opening.ts'
import { toldBy } from '../../../words/faults.ts'
import { said, t } from '../../../words/words.svelte.ts'
import { kept } from './numbers.ts'
import { withOption } from './options.ts'

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
  /** What the house rules cost that are chosen. */
  readonly price = new Price()
  /** The list of house rules is unfolded. */
  looksAtHouse = $state(false)
  /** Numbers of house rules for which something was written that cannot be played. */
  private bad: readonly HouseNumber[] = []

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
    this.takeOptions(this.settings.options.filter((option) => known.includes(option)))
  }

  takeOption(option: string, on: boolean): void {
    this.takeOptions(withOption(this.settings.options, option, on, this.edition.house))
  }

  /** Take up just these; the numbers of a rule go with it. */
  private takeOptions(options: string[]): void {
    this.settings.options = options
    this.takeNumbers(this.settings.numbers)
    const on = this.edition.house.filter((rule) => options.includes(rule.name)).flatMap((rule) => rule.numbers)
    this.bad = this.bad.filter((number) => on.includes(number))
  }

  private takeNumbers(numbers: Record<string, number>): void {
    this.settings.numbers = kept(numbers, this.settings.options, this.edition.house)
  }

  /** Another number of a house rule; null: what is written cannot be one, and nothing is opened until it is mended. */
  takeNumber(number: HouseNumber, value: number | null): void {
    const others = this.bad.filter((other) => other.name !== number.name)
    this.bad = value === null ? [...others, number] : others
    if (value !== null && number.setting) this.takeSetting(number.name, value)
    else if (value !== null) this.takeNumbers({ ...this.settings.numbers, [number.name]: value })
  }

  /** What a number of a house rule is now. */
  numberOf({ name, setting, usual }: HouseNumber): number {
    return setting ? Number(this.settings[name as keyof FullSettings]) : (this.settings.numbers[name] ?? usual)
  }

  private takeSetting(name: string, value: number): void {
    Object.assign(this.settings, { [name]: value })
  }

  /** Back to the booklet: no house rule, and no number of one's own. */
  takeBooklet(): void {
    const house = this.edition.house.map((rule) => rule.name)
    this.takeOptions(this.settings.options.filter((option) => !house.includes(option) || this.options.includes(option)))
    this.settings.numbers = {}
  }

  /** Ask what the chosen house rules cost, until it is firm; an edition of one's own is measured at its table. */
  followPrice(): (() => void) | undefined {
    const taken = this.edition.house.some((rule) => this.settings.options.includes(rule.name))
    if (this.own || !(taken || this.looksAtHouse)) return undefined
    const { edition, ruleset, mode, options, numbers, seats, minutes } = this.settings
    return this.price.follow(`/api/price?${queryOf({ edition, ruleset, mode, options, numbers, seats, minutes })}`)
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
    const [wrong] = this.bad
    if (wrong) {
      this.told = t('house-fix', { label: said(wrong.label) })
      return ''
    }
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
