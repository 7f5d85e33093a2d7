// Vite's part of a page that speaks one language: what is known of all of them, one file of first words for each, and the
// script that fetches the reader's beside the page.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { inventoryOf, shareOf } from '../papers/inventory.ts'
import { LANGS, ownName, WHOLE } from '../papers/tongues.ts'

/** The name of the script as an input of the build. */
export const HEAD = 'head'

/** The languages by name, and how much each says that is not finished: what src/lib/listed.ts reads. */
export async function listTongues(): Promise<Record<string, { name: string; share?: number }>> {
  const listed: Record<string, { name: string; share?: number }> = {}
  for (const lang of LANGS) {
    const name = ownName(lang)
    listed[lang] = WHOLE.includes(lang)
      ? { name }
      : { name, share: shareOf(await inventoryOf(join(import.meta.dirname, '..'), lang)) }
  }
  return listed
}

/** Files whose sentences are said from the first moment on (src/lib/firstTexts.ts), by their language. */
const FIRST = [
  /\/web\/src\/texts\/([^/]+)\/[^/]+\.ts$/,
  /\/papers\/tongues\/([^/]+)\.ts$/,
  /\/games\/[^/]+\/words\/([^/]+)\/cover\.ts$/,
]

const langOf = (module: string): string | null => {
  for (const pattern of FIRST) {
    const [, lang] = pattern.exec(module.replaceAll('\\', '/')) ?? []
    if (lang !== undefined) return lang
  }
  return null
}

/** One file a language. What their modules share is nobody's language, and stays where it is. */
export const firstWords = {
  name: (module: string): string | null => {
    const lang = langOf(module)
    return lang === null ? null : `words-${lang}`
  },
  includeDependenciesRecursively: false,
}

/** Puts the script before the page's own: a module that need not wait for the rest runs as soon as it is here. */
export function first(): Plugin {
  return {
    name: 'chantier:first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const head = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === HEAD)
        if (head === undefined) throw new Error(`the build has no ${HEAD}`)
        const attrs = { type: 'module', async: true, crossorigin: true, src: `./${head.fileName}` }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
