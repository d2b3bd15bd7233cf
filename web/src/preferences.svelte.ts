// How this person likes the page: theme, text size, animation, sound. Kept in the browser.

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'

export interface Preferences {
  theme: Theme
  /** The size of text, in percent. */
  text: number
  animation: Speed
  /** Taps are ignored for a moment when the answers change. */
  guard: boolean
  sound: boolean
  volume: number
  /** Show a notice when it is one's turn and the page is in the background. */
  notices: boolean
  vibration: boolean
  /** It has been asked whether sound and notices are wanted. */
  offered: boolean
  /** The name one last sat down with. */
  name: string
}

const SHELF = 'casedepart.preferences'
const USUAL: Preferences = {
  theme: 'auto',
  text: 100,
  animation: 'normal',
  guard: true,
  sound: false,
  volume: 60,
  notices: false,
  vibration: false,
  offered: false,
  name: '',
}
const SPEEDS: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 }

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

export const preferences = $state<Preferences>({ ...USUAL, ...stored() })

const darkness = matchMedia('(prefers-color-scheme: dark)')
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
/** What the system asks for, which may change by the hour. */
const asked = $state({ dark: darkness.matches, still: stillness.matches })

for (const question of [darkness, stillness]) {
  question.addEventListener('change', () => {
    Object.assign(asked, { dark: darkness.matches, still: stillness.matches })
    applyPreferences()
  })
}

export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change)
  applyPreferences()
  try {
    localStorage.setItem(SHELF, JSON.stringify(preferences))
  } catch {
    // Then they hold until the page is closed.
  }
}

/** Put on the page what style sheets need to know. */
export function applyPreferences(): void {
  const root = document.documentElement
  root.dataset.theme = isDark() ? 'dark' : 'light'
  root.dataset.motion = motion() === 0 ? 'off' : 'on'
  root.style.setProperty('--text-scale', String(preferences.text / 100))
}

/** What the table that is shown asks for: animations are so many times as fast; 0: there are none. */
const table = $state({ tempo: 1 })

export function followTempo(tempo: number): void {
  table.tempo = tempo
  applyPreferences()
}

/** How long animations take, as a factor; 0: there are none. */
export function motion(): number {
  if (table.tempo === 0 || (preferences.animation === 'normal' && asked.still)) return 0
  return SPEEDS[preferences.animation] / table.tempo
}

/** Is the page dark now, by choice or because the system is? */
export function isDark(): boolean {
  return preferences.theme === 'dark' || (preferences.theme === 'auto' && asked.dark)
}
