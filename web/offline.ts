// Vite's part of play without a network: the list of files the service worker keeps, and the manifest of the installed app.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { KeptFile } from './src/offline/files.ts'
import { WORKER } from './src/offline/name.ts'

const MANIFEST = 'manifest.webmanifest'
/** Names that change with their contents. */
const HASHED = /^assets\//

const manifest = {
  name: 'Chantier',
  short_name: 'Chantier',
  description: 'Builder board games on one table.',
  start_url: './',
  scope: './',
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
}

const markOf = (contents: string | Uint8Array) => createHash('sha256').update(contents).digest('hex').slice(0, 12)

export function offline(): Plugin {
  let folder = ''
  return {
    name: 'chantier:offline',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' }],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = JSON.stringify(manifest)
        this.emitFile({ type: 'asset', fileName: MANIFEST, source })
        const laid = readdirSync(folder).map((path) => ({ path, mark: markOf(readFileSync(join(folder, path))) }))
        laid.push({ path: MANIFEST, mark: markOf(source) })
        const built = Object.values(bundle).map((part): KeptFile => {
          const path = part.fileName
          return HASHED.test(path) ? { path } : { path, mark: markOf(part.type === 'chunk' ? part.code : part.source) }
        })
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`)
        // It is registered as a plain script: with an import in it, no browser would run it, and nobody would be told.
        if (worker.imports.length > 0) throw new Error(`${WORKER} shares ${worker.imports.join(', ')} with the page`)
        const files = [...laid, ...built.filter(({ path }) => path !== WORKER && path !== MANIFEST)]
        worker.code = worker.code.replaceAll('__FILES__', () => JSON.stringify(files))
      },
    },
  }
}
