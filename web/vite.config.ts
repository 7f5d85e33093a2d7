import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { offline } from './offline.ts'
import { WORKER } from './src/offline/files.ts'

export default defineConfig({
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
