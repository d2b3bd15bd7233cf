// How far a table is from the booklet, and what that costs: asked for until the figures are firm.
import { CallError, get } from '../../protocol/http.ts'
import type { PriceView } from '../../protocol/types.ts'

/** Milliseconds between two questions; the server waits a moment itself when there is nothing new. */
const PAUSE = 250
/** Milliseconds after which one asks again where the server has too much to do. */
const LATER = 5000
/** What may be otherwise a little later. */
const PASSING = ['too-many', 'unreachable']

export class Price {
  view = $state.raw<PriceView | null>(null)

  /** Ask until there is no more to come, or until what is returned is called. */
  follow(path: string, key?: string): () => void {
    const stopped = new AbortController()
    void this.ask(path, key, stopped.signal)
    return () => stopped.abort()
  }

  private async ask(path: string, key: string | undefined, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      let pause = PAUSE
      try {
        const view = await get<PriceView>(path, { key, signal })
        if (signal.aborted) return
        this.view = view
        if (view.ready) return
      } catch (error) {
        if (signal.aborted) return
        // What cannot be played has no price; the settings say why.
        if (!(error instanceof CallError && PASSING.includes(error.code))) return void (this.view = null)
        pause = LATER
      }
      await new Promise((wake) => setTimeout(wake, pause))
    }
  }
}
