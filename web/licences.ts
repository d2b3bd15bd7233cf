// What of others is in the built page, and under which licence: a file beside it, made from what the bundler has put there.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Named {
  name: string
  version: string
  license: string
}

/** Whose file a module is: the innermost package it is in. */
const PACKAGE = /^(.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/
/** What the tools write into a page themselves, by how they call it. */
const BY_TOOLS = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' }
const FILE = /^licen[cs]e(\.\w+)?$/i
/** Where the licences of what a tool itself is made of begin: that stays in the tool. */
const NO_PART = '\n# Licenses of bundled dependencies'
const RULE = `\n\n${'='.repeat(80)}\n\n`

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const parts = Object.values(bundle).flatMap((made) =>
        made.type === 'chunk' ? made.moduleIds : made.originalFileNames,
      )
      const styles = [...this.getModuleIds()].filter((id) => /\.css(\?|$)/.test(id))
      const folders = new Set([...parts, ...styles].map(folderOf).filter((folder) => folder !== undefined))
      const told = await Promise.all([...folders].map(licenceOf))
      const ours = await readFile('../LICENSE', 'utf8')
      const source = [`Case Départ\n\n${ours.trim()}`, ...told.sort()].join(RULE) + '\n'
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

function folderOf(id: string): string | undefined {
  const tool = Object.entries(BY_TOOLS).find(([begins]) => id.startsWith(begins))
  return tool === undefined ? PACKAGE.exec(id)?.[1] : join('node_modules', tool[1])
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Named
  const own = (await readdir(folder)).find((file) => FILE.test(file))
  // Some say which it is, and leave its text out.
  const text = await readFile(own ? join(folder, own) : `licences/${license}.txt`, 'utf8').catch(() => {
    throw new Error(
      `${name} ${version} is in the page, and has no text of its licence: add web/licences/${license}.txt`,
    )
  })
  const [part = ''] = text.replaceAll('\r', '').split(NO_PART)
  return `${name} ${version} (${license})\n\n${part.trim()}`
}
