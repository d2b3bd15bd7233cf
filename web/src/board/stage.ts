// Shows steps one after the other, and ends with exactly what the view says, whatever comes in between.
import { stepOf, type Point } from './geometry.ts'
import { after, hurried, lengthOf, type Step } from './plan.ts'
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
  private steps: Step[] = []
  private running = false
  private shown: Standings = []
  private view: Standings = []
  /** Counts the performances: an old one that wakes up late does nothing. */
  private performance = 0

  constructor(
    private actors: Actors,
    private jail: number,
  ) {}

  /** The view is this now; these steps lead to it. */
  show(view: Standings, steps: readonly Step[]): void {
    this.view = view
    if (steps.length === 0 && this.running) return
    if (steps.length === 0) return this.settle(true)
    if (this.running) {
      this.actors.hurry()
      this.steps = hurried(this.steps, BACKLOG_MS)
    }
    this.steps = hurried([...this.steps, ...steps], Math.max(MOST_MS, lengthOf(steps)))
    if (!this.running) void this.perform()
  }

  /** At once, without any steps. */
  cut(view: Standings): void {
    this.view = view
    this.performance += 1
    this.steps = []
    this.running = false
    this.actors.stop()
    this.settle(false)
  }

  private async perform(): Promise<void> {
    const performance = this.performance
    this.running = true
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      await this.act(step)
      if (performance !== this.performance) return
    }
    this.running = false
    this.settle(true)
  }

  private async act(step: Step): Promise<void> {
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
