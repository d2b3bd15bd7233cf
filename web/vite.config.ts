/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { licences } from './licences.ts'
import { precompress } from './precompress.ts'
import { serviceWorker } from './serviceWorker.ts'

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), serviceWorker(), licences(), precompress()],
  build: {
    outDir: '../src/casedepart/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy allows neither fonts nor scripts that are written into a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.CASEDEPART_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  // Tests share what they load: nothing of theirs outlives them, and each file would load it all anew.
  test: { include: ['src/**/*.test.ts'], setupFiles: ['texts.setup.ts'], isolate: false },
})
