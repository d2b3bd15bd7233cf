// Keeps the focus in the bar when its buttons change, so that a whole game can be played by keyboard.

export class FocusKeeper {
  private within = false
  private last: Element | null = null

  /** Before the buttons change: is the focus here? */
  before(bar: HTMLElement | undefined): void {
    this.within = bar?.contains(document.activeElement) ?? false
  }

  /** After: to the obvious answer, or to the bar itself until there is one. Whoever types goes on typing. */
  after(bar: HTMLElement): void {
    const active = document.activeElement
    if (!this.within || (active instanceof HTMLInputElement && bar.contains(active))) return
    const place =
      bar.querySelector<HTMLElement>('[data-question] .primary') ??
      bar.querySelector<HTMLElement>('[data-question] button') ??
      bar
    place.focus({ preventScroll: true })
  }

  /** Watch the bar for a button that goes away while it has the focus; returns how to stop. */
  watch(bar: HTMLElement): () => void {
    const note = (event: FocusEvent) => {
      this.last = event.target instanceof Element && bar.contains(event.target) ? event.target : null
    }
    const observer = new MutationObserver(() => {
      if (this.last === null || this.last.isConnected || document.activeElement !== document.body) return
      this.last = null
      this.within = true
      this.after(bar)
    })
    document.addEventListener('focusin', note)
    observer.observe(bar, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }
}
