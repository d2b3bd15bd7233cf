// Keeps the focus in the bar when its buttons change, so that a whole game can be played by keyboard.

export class FocusKeeper {
  private within = false

  /** Before the buttons change: was the focus here? */
  before(bar: HTMLElement | undefined): void {
    this.within = bar?.contains(document.activeElement) ?? false
  }

  /** After: to the first answer, or to the bar itself until there is one. Whoever types goes on typing. */
  after(bar: HTMLElement): void {
    const active = document.activeElement
    if (!this.within || (active instanceof HTMLInputElement && bar.contains(active))) return
    const first = bar.querySelector<HTMLElement>('[data-question] button')
    const place = first ?? bar
    place.focus({ preventScroll: true })
  }
}
