// Shows steps one after the other, and ends with exactly what the view says, whatever comes in between.
import { stepOf, type Point } from './geometry.ts'
import { after, hurried, lengthOf, type Cue, type Step } from './plan.ts'
import { spotsOf, type Standings } from './standing.ts'

/** Those who move what is seen. Each promise ends when the motion does, or when it is cut short. */
export interface Actors {
  /** Put a token somewhere, softly when it was elsewhere; null: it leaves the board. */
  place(seat: number, spot: Point | null, softly: boolean): void
  walk(seat: number, way: Point[], ms: number): Promise<void>
  leap(seat: number, to: Point, ms: number): Promise<void>
  roll(dice: [number, number], face: string, ms: number): Promise<void>
  sum(seat: number, amount: number): void
  /** Whatever is moving ends sooner. */
  hurry(): void
  /** Whatever is moving ends now. */
  stop(): void
}

/** What is still to be shown when something new comes is shown in this time. */
const BACKLOG_MS = 700
const MOST_MS = 5000

export class Stage {
  private steps: (Step | Cue)[] = []
  private running = false
  private begun = 0
  private shown: Standings = []
  private view: Standings = []
  /** Counts the performances: an old one that wakes up late does nothing. */
  private performance = 0

  constructor(
    private actors: Actors,
    private jail: number,
  ) {}

  /** The view is this now; these steps lead to it. `seen` is called once they have been shown, or were cut short. */
  show(view: Standings, steps: readonly Step[], seen: () => void = () => {}): void {
    this.view = view
    const cue: Cue = { kind: 'cue', seen, ms: 0 }
    if (steps.length === 0 && this.running) return void this.steps.push(cue)
    if (steps.length === 0) {
      this.settle(true)
      return seen()
    }
    // Money that changes hands is no reason to hurry; another roll is.
    if (this.running && lengthOf(steps) > 0) this.hurry()
    this.steps = hurried([...this.steps, ...steps, cue], Math.max(MOST_MS, lengthOf(steps)))
    if (!this.running) void this.perform()
  }

  /** The game goes on: what is still to be shown takes less time. */
  hurry(): void {
    if (!this.running) return
    this.actors.hurry()
    this.steps = hurried(this.steps, BACKLOG_MS)
  }

  /** How many milliseconds something has been moving; 0: nothing is. */
  get busy(): number {
    return this.running ? Math.max(1, performance.now() - this.begun) : 0
  }

  /** What is moving is there at once. */
  skip(): void {
    if (this.running) this.cut(this.view)
  }

  /** At once, without any steps. */
  cut(view: Standings): void {
    const cues = this.steps.filter((step) => step.kind === 'cue')
    this.view = view
    this.performance += 1
    this.steps = []
    this.running = false
    this.actors.stop()
    this.settle(false)
    for (const cue of cues) cue.seen()
  }

  private async perform(): Promise<void> {
    const number = this.performance
    this.running = true
    this.begun = performance.now()
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      await this.act(step)
      if (number !== this.performance) return
    }
    this.running = false
    this.settle(true)
  }

  private async act(step: Step | Cue): Promise<void> {
    if (step.kind === 'cue') return step.seen()
    if (step.kind === 'dice') return this.actors.roll(step.dice, step.face, step.ms)
    if (step.kind === 'sum') return this.actors.sum(step.seat, step.amount)
    if (!this.shown[step.seat]) return
    const shown = this.shown.map((standing, seat) => (seat === step.seat ? after(step) : standing))
    const spots = spotsOf(shown, this.jail)
    const end = spots[step.seat]!
    this.shown = shown
    for (const [seat, spot] of spots.entries()) if (seat !== step.seat) this.actors.place(seat, spot, true)
    if (step.kind === 'leap') return this.actors.leap(step.seat, end, step.ms)
    return this.actors.walk(step.seat, [...step.way.slice(0, -1).map(stepOf), end], step.ms)
  }

  private settle(softly: boolean): void {
    this.shown = this.view
    for (const [seat, spot] of spotsOf(this.view, this.jail).entries()) this.actors.place(seat, spot, softly)
  }
}
