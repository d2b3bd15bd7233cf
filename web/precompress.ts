// The built files, compressed once: the server only has to choose what a browser can read.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|json|txt|wasm)$/
const TOO_SMALL = 300

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle(options) {
      if (options.dir === undefined) return
      const entries = await readdir(options.dir, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
      await Promise.all(files.map((entry) => compressed(join(entry.parentPath, entry.name))))
    },
  }
}

async function compressed(file: string): Promise<void> {
  const whole = await readFile(file)
  if (whole.length < TOO_SMALL) return
  const most = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const found = { br: await asBrotli(whole, most), gz: await asGzip(whole, { level: 9 }) }
  for (const [ending, smaller] of Object.entries(found)) {
    if (smaller.length < whole.length) await writeFile(`${file}.${ending}`, smaller)
  }
}
