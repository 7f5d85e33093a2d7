// What reading and searching the rules weighs in the page: ours and libraries, packed as the page is.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
const ENTRY = 'virtual:entry'

/** Kilobytes of a module that exports this, minified and compressed; null where the library is not installed. */
async function weightOf(code: string): Promise<number | null> {
  try {
    const built = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
      },
      plugins: [
        { name: 'entry', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? code : null) },
      ],
    })
    const [bundle] = [built].flat()
    if (bundle === undefined || !('output' in bundle)) return null
    const text = bundle.output.map((part) => ('code' in part ? part.code : '')).join('')
    return gzipSync(text, { level: 9 }).length / 1000
  } catch {
    return null
  }
}

async function weights(codes: Readonly<Record<string, string>>): Promise<string> {
  const parts: string[] = []
  for (const [name, code] of Object.entries(codes)) {
    const kB = await weightOf(code)
    parts.push(`${name} ${kB === null ? 'not installed' : `${kB.toFixed(1)} kB`}`)
  }
  return `packed: ${parts.join(', ')}`
}

const ours = (file: string) => `export * from ${JSON.stringify(join(ROOT, 'web', 'src', 'rules', file))}`

export const markdown = (): Promise<string> =>
  weights({
    ours: ours('markdown.ts'),
    marked: "export { lexer } from 'marked'",
    micromark: "export { micromark } from 'micromark'",
    'markdown-it': "export { default } from 'markdown-it'",
  })

export const search = (): Promise<string> =>
  weights({
    ours: ours('search.ts'),
    minisearch: "export { default } from 'minisearch'",
    'fuse.js': "export { default } from 'fuse.js'",
    flexsearch: "export { Document } from 'flexsearch'",
  })
