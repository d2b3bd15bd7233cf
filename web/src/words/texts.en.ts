// All texts in one language: the engine's own sentences, and the page's.
import { bundled } from './fluent.ts'

const engine = import.meta.glob<string>('../../../src/casedepart/texts/en/{events,actions,reasons}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const page = import.meta.glob<string>('../../texts/en/*.ftl', { query: '?raw', import: 'default', eager: true })

export const bundle = (more: string) => bundled('en', [...Object.values(engine), ...Object.values(page)], more)
