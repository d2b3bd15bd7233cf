// Keeps a tap from answering what it was not meant for: the second half of a double tap, a key held down, a hand that was too quick.

/** For so long after the answers have changed none is taken. */
const CHANGED_MS = 600
/** For so long nothing that ends or refuses is taken where something else was pressed. */
const SAME_SPOT_MS = 1500
const FINGER = 44

interface Press {
  clientX: number
  clientY: number
  /** 0: by the keyboard, which has no place. */
  detail: number
  /** When it was pressed: a page that is busy hears of it later. */
  timeStamp: number
}

export class TapGuard {
  private answers: string | null = null
  private changed = -Infinity
  private last: Press | null = null

  constructor(
    private on: () => boolean,
    private now: () => number = () => performance.now(),
  ) {}

  /** What may be answered now, in words that differ when it differs. */
  show(answers: string): void {
    if (this.answers !== null && this.answers !== answers) this.changed = this.now()
    this.answers = answers
  }

  /** The same is asked in another way. */
  change(): void {
    this.changed = this.now()
  }

  /** May this press answer? `closing`: the answer refuses something or ends something. */
  takes(press: Press, closing: boolean): boolean {
    const at = press.timeStamp
    if (this.on() && (at - this.changed < CHANGED_MS || (closing && this.sameSpot(press, at)))) return false
    this.last = press
    return true
  }

  private sameSpot({ clientX, clientY, detail }: Press, at: number): boolean {
    if (this.last === null || at - this.last.timeStamp >= SAME_SPOT_MS || detail === 0 || this.last.detail === 0)
      return false
    return Math.hypot(clientX - this.last.clientX, clientY - this.last.clientY) < FINGER
  }
}
