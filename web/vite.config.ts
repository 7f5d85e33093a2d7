import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { inventoryOf, shareOf } from '../papers/inventory.ts'
import { LANGS, WHOLE } from '../papers/tongues.ts'
import { offline } from './offline.ts'
import { WORKER } from './src/offline/name.ts'

/** How much each language says that is not finished. */
const shares: Record<string, number> = {}
for (const lang of LANGS)
  if (!WHOLE.includes(lang)) shares[lang] = shareOf(await inventoryOf(join(import.meta.dirname, '..'), lang))

export default defineConfig({
  define: { 'import.meta.env.SHARES': JSON.stringify(shares) },
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), offline()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { page: 'index.html', worker: 'src/offline/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/bot/[name]-[hash].js', chunkFileNames: 'assets/bot/[name]-[hash].js' },
    },
  },
})
