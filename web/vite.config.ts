import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    svelte(),
    VitePWA({
      registerType: 'autoUpdate',
      includeAssets: ['icon.svg', '*.png'],
      workbox: {
        // Shows notices that the house pushes.
        importScripts: ['push.js'],
        // What the server answers is never taken from the device.
        navigateFallbackDenylist: [/\/(api|live|metrics|healthz|readyz|mail)(\/|\?|$)/],
        globPatterns: ['**/*.{js,css,html,svg,woff2,json,md}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Chantier',
        short_name: 'Chantier',
        description: 'Five builder board games on one table.',
        start_url: './',
        display: 'standalone',
        background_color: '#15141b',
        theme_color: '#15141b',
        id: './',
        lang: 'en',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/bot/[name]-[hash].js', chunkFileNames: 'assets/bot/[name]-[hash].js' },
    },
  },
})
