// Moves the tokens of the page: transforms only, so that the browser can do it without drawing anything anew.
import { SIZE, type Point } from './geometry.ts'
import type { Actors } from './stage.ts'

interface Seen {
  token(seat: number): HTMLElement | undefined
  /** Where sums rise. */
  layer(): HTMLElement | undefined
  roll(dice: [number, number], face: string, rolling: boolean): void
  print(amount: number): string
  motion(): number
}

const SHIFT_MS = 180
const SUM_MS = 1500
/** How far from its token, towards the middle of the board, a sum begins and ends: it covers no square. */
const [SUM_FROM, SUM_TO] = [42, 62]
const HURRY = 3
/** How high a token hops, and how large it is then. */
const HOP = 2.4
const GROWN = 1.16

/** Where a point of the board is, in hundredths of its width. */
const percent = (units: number): string => `${((units / SIZE) * 100).toFixed(2)}cqw`
const put = ({ x, y }: Point, lift = 0, grown = 1): string =>
  `translate(${percent(x)}, calc(${percent(y)} - ${lift}cqw)) scale(${grown})`

/** So far from a point straight towards the middle of the board. */
export function inward({ x, y }: Point, by: number): Point {
  const [right, down] = [SIZE / 2 - x, SIZE / 2 - y]
  return Math.abs(down) >= Math.abs(right) ? { x, y: y + Math.sign(down) * by } : { x: x + Math.sign(right) * by, y }
}

export function pageActors(seen: Seen): Actors {
  const places = new Map<number, Point>()
  let current: Animation | null = null
  let timer: { end: () => void } | null = null

  function keep(seat: number, spot: Point): void {
    places.set(seat, spot)
    const token = seen.token(seat)
    if (token) token.style.transform = put(spot)
  }

  async function played(
    seat: number,
    end: Point,
    frames: Keyframe[],
    duration: number,
    easing = 'linear',
  ): Promise<void> {
    const token = seen.token(seat)
    if (!token) return
    const animation = token.animate(frames, { duration, easing })
    current = animation
    keep(seat, end)
    token.classList.add('moving')
    await animation.finished.catch(() => undefined)
    token.classList.remove('moving')
    if (current === animation) current = null
  }

  return {
    place(seat, spot, softly) {
      const token = seen.token(seat)
      const before = places.get(seat)
      if (token) token.hidden = spot === null
      if (spot === null) return void places.delete(seat)
      keep(seat, spot)
      const moved = before && Math.hypot(before.x - spot.x, before.y - spot.y) > 0.5
      if (!softly || !moved || seen.motion() === 0) return
      token?.animate([{ transform: put(before) }, { transform: put(spot) }], {
        duration: SHIFT_MS * seen.motion(),
        easing: 'ease-out',
      })
    },

    walk(seat, way, ms) {
      const from = places.get(seat) ?? way[0]!
      const frames: Keyframe[] = [{ transform: put(from), easing: 'ease-out' }]
      let last = from
      for (const next of way) {
        const middle = { x: (last.x + next.x) / 2, y: (last.y + next.y) / 2 }
        frames.push(
          { transform: put(middle, HOP, GROWN), easing: 'ease-in' },
          { transform: put(next), easing: 'ease-out' },
        )
        last = next
      }
      return played(seat, last, frames, ms)
    },

    leap(seat, to, ms) {
      const from = places.get(seat) ?? to
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      const frames = [{ transform: put(from) }, { transform: put(middle, HOP, GROWN * 1.2) }, { transform: put(to) }]
      return played(seat, to, frames, ms, 'ease-in-out')
    },

    async roll(dice, face, ms) {
      seen.roll(dice, face, true)
      await new Promise<void>((resolve) => {
        const wait = setTimeout(resolve, ms)
        timer = { end: () => (clearTimeout(wait), resolve()) }
      })
      timer = null
      seen.roll(dice, face, false)
    },

    sum(seat, amount) {
      const [layer, spot] = [seen.layer(), places.get(seat)]
      if (!layer || !spot) return
      const sum = document.createElement('span')
      sum.className = amount < 0 ? 'sum loss' : 'sum gain'
      sum.textContent = (amount > 0 ? '+' : '') + seen.print(amount)
      layer.append(sum)
      const [low, high] = [SUM_FROM, SUM_TO].map((by) => `${put(inward(spot, by))} translate(-50%, -50%)`) as [
        string,
        string,
      ]
      const frames = [
        { transform: low, opacity: 0 },
        { transform: low, opacity: 1, offset: 0.15 },
        { transform: high, opacity: 1, offset: 0.7 },
        { transform: high, opacity: 0 },
      ]
      const rising = sum.animate(frames, { duration: SUM_MS * seen.motion(), easing: 'ease-out' })
      void rising.finished.catch(() => undefined).then(() => sum.remove())
    },

    hurry() {
      if (current) current.playbackRate = HURRY
      timer?.end()
    },

    stop() {
      current?.finish()
      timer?.end()
      seen.layer()?.replaceChildren()
    },
  }
}
