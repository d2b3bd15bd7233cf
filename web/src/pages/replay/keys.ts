// By which keys one goes through a game.
import type { Film } from './film.svelte.ts'

const STEPS: Record<string, (film: Film) => Promise<void>> = {
  ArrowLeft: (film) => film.go(film.at - 1),
  ArrowRight: (film) => film.go(film.at + 1),
  ArrowUp: (film) => film.turn(-1),
  ArrowDown: (film) => film.turn(1),
  PageUp: (film) => film.turn(-1),
  PageDown: (film) => film.turn(1),
  Home: (film) => film.go(0),
  End: (film) => film.go(film.count),
}

/** Fields that need these keys themselves. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('dialog, select, textarea, [role=tablist]')) return true
  return target instanceof HTMLInputElement && target.type !== 'range'
}

export function followKey(film: Film, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return
  const step = STEPS[event.key]
  if (step) {
    event.preventDefault()
    void film.play(false)
    void step(film)
  } else if (event.key === ' ' && !(event.target instanceof Element && event.target.closest('button, a, summary'))) {
    event.preventDefault()
    void film.play()
  }
}
