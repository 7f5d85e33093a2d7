import { globSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { sharedFiles } from './chunks.ts'
import { first, firstWords, HEAD, listTongues } from './first.ts'
import { offline } from './offline.ts'
import { WORKER } from './src/offline/name.ts'

/** Games whose opponents have learned a net. */
const learned = globSync('*/mind/net.json', { cwd: join(import.meta.dirname, '..', 'games') }).map(
  (path) => path.split(/[\\/]/)[0],
)

export default defineConfig({
  // What src/lib/listed.ts reads.
  define: {
    'import.meta.env.TONGUES': JSON.stringify(await listTongues()),
    'import.meta.env.LEARNED': JSON.stringify(learned),
  },
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), first(), offline()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Every browser that this build is for fetches what a page names ahead.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { page: 'index.html', [HEAD]: 'src/head.ts', worker: 'src/offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [firstWords, sharedFiles()] },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/bot/[name]-[hash].js', chunkFileNames: 'assets/bot/[name]-[hash].js' },
    },
  },
})
