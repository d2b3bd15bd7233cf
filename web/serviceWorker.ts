// Builds the service worker: it keeps the few files that are shown without a network, under a name that changes with them.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** What is shown when the server cannot be reached. */
const KEPT = ['offline.html', 'offline.css', 'offline.js', 'favicon.svg']

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const source = await readFile('worker.js', 'utf8')
      const kept = await Promise.all(KEPT.map((name) => readFile(`public/${name}`)))
      const version = createHash('sha256').update(source)
      for (const file of kept) version.update(file)
      const named = source
        .replace('VERSION', version.digest('hex').slice(0, 12))
        .replace('[]', JSON.stringify(KEPT.map((name) => `/${name}`)))
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: named })
    },
  }
}
