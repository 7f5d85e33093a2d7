// Writes a game's sprite: npm run sprite -- <game>. Its look/sprite.ts names the icons and gives what was drawn for it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawn } from '../look/sprite.ts'
import { coarsened } from './coarse.ts'

interface Wanted {
  readonly icons: readonly string[]
  readonly own?: Readonly<Record<string, Drawn>>
}

const root = join(import.meta.dirname, '..')
/** Every table sets points in a laurel. */
const HOUSE = ['laurels']

/** The sprite as markup: a symbol an icon. */
export function spriteOf({ icons, own = {} }: Wanted): string {
  const set = JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as {
    icons: Record<string, { body: string }>
  }
  const taken = [...new Set([...HOUSE, ...icons])].sort().map((id) => {
    const body = set.icons[id]?.body
    if (body === undefined) throw new Error(`the set has no icon "${id}"`)
    // The fill is inherited, so that a table can set an icon in one colour or in a gradient.
    return `<symbol id="${id}" viewBox="0 0 512 512">${coarsened(body.replaceAll(' fill="currentColor"', ''))}</symbol>`
  })
  const drawn = Object.entries(own).map(([id, { viewBox, body, stretched }]) => {
    const fit = stretched ? ' preserveAspectRatio="none"' : ''
    return `<symbol id="${id}" viewBox="${viewBox}"${fit}>${body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...taken, ...drawn].join('\n')}\n</svg>\n`
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(root, 'games', process.argv[2] ?? '', 'look')
  const markup = spriteOf((await import(join(folder, 'sprite.ts'))) as Wanted)
  writeFileSync(join(folder, 'sprite.svg'), markup)
  console.log(`${(markup.length / 1024).toFixed(1)} KiB`)
}
