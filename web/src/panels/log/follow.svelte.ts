// Keeps a growing list at its end, unless the reader has scrolled up.
import { tick } from 'svelte'

/** How far from the end still counts as the end, in pixels. */
const NEAR = 48

export class Follow {
  atEnd = $state(true)
  private list: HTMLElement | null = null

  attach = (list: HTMLElement): (() => void) => {
    this.list = list
    let before = [list.scrollTop, list.scrollHeight, list.clientHeight] as const
    // A list that grows or shrinks moves by itself: who reads has scrolled up only where its size is as it was.
    const look = () => {
      const now = [list.scrollTop, list.scrollHeight, list.clientHeight] as const
      if (now[1] - now[0] - now[2] < NEAR) this.atEnd = true
      else if (now[0] < before[0] && now[1] === before[1] && now[2] === before[2]) this.atEnd = false
      before = now
    }
    const resized = new ResizeObserver(() => (this.atEnd ? this.toEnd() : look()))
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
