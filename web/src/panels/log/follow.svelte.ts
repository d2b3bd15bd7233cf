// Keeps a growing list at its end, unless the reader has scrolled up.
import { tick } from 'svelte'

/** How far from the end still counts as the end, in pixels. */
const NEAR = 48

export class Follow {
  atEnd = $state(true)
  private list: HTMLElement | null = null

  attach = (list: HTMLElement): (() => void) => {
    this.list = list
    const look = () => (this.atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR)
    const resized = new ResizeObserver(() => this.atEnd && this.toEnd())
    list.addEventListener('scroll', look, { passive: true })
    resized.observe(list)
    this.toEnd()
    return () => {
      list.removeEventListener('scroll', look)
      resized.disconnect()
      this.list = null
    }
  }

  /** The list has grown: stay at its end, if that is where one was. */
  grown(): void {
    if (this.atEnd) void tick().then(() => this.toEnd())
  }

  toEnd(): void {
    if (this.list) this.list.scrollTop = this.list.scrollHeight
    this.atEnd = true
  }
}
