// Checks the dice beside the page, so that the page stays alive meanwhile.
import { check } from './check.ts'
import type { Asked, Told } from './checking.ts'

const tell = (told: Told) => self.postMessage(told)

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  const checking = check(data.record, data.edition, data.noted, data.heard)
  let step = checking.next()
  while (!step.done) {
    tell({ progress: step.value })
    step = checking.next()
  }
  tell({ result: step.value })
}
