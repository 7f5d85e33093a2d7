// What a language says of all that English says, file by file and sentence by sentence: found by listing, like the
// languages themselves, and whether or not the house speaks the language yet.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../kernel/record.ts'
import { filled, gapsIn } from './fill.ts'
import type { Sheet } from './sheet.ts'
import { type Lang, USUAL } from './texts.ts'

/** A room of the house, or a game: how much of it the language says. A document counts by its lines. */
export interface Stock {
  readonly room: string
  readonly of: number
  readonly said: number
  /** Files that nobody has written yet. */
  readonly files: readonly string[]
  /** Sentences that are missing in files that are there: "cli/texts/pl/index.ts: file.missing". */
  readonly keys: readonly string[]
}

/** Files of texts, by how an English one is written and what it exports. */
const TEXTS: readonly (readonly [pattern: string, name: string])[] = [
  ['papers/tongues/en.ts', 'tongue'],
  ['{server,cli}/texts/en/index.ts', 'texts'],
  ['web/src/**/texts/en/index.ts', 'texts'],
  ['{games,templates}/*/words/en/index.ts', 'texts'],
  ['{games,templates}/*/words/en/cover.ts', 'cover'],
  ['{games,templates}/*/lessons/en.json', ''],
]
/** Files that are read as a whole. */
const DOCUMENTS = [
  '{games,templates}/*/RULES.md',
  'games/*/rulebook/en/*.md',
  'cli/texts/en/*.txt',
  'web/src/rules/lookup/en.ts',
  'papers/slips/en.ts',
]

/** The same file in another language. */
const fileIn = (lang: Lang, file: string): string =>
  lang === USUAL
    ? file
    : file
        .replace(/\/en\//, `/${lang}/`)
        .replace(/\/en\.(ts|json)$/, `/${lang}.$1`)
        .replace(/\/RULES\.md$/, `/RULES.${lang}.md`)

const roomOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^(games|templates)\//.test(file) ? 2 : 1)
    .join('/')

type Table = Readonly<Record<string, unknown>>

/** The paths of all sentences of a table. */
function pathsIn(x: unknown, at = ''): string[] {
  if (!isRecord(x)) return [at]
  return Object.entries(x).flatMap(([key, said]) => pathsIn(said, at === '' ? key : `${at}.${key}`))
}

/** What a file says; of a game's texts also what is fetched later, and the names of cards. */
async function tableIn(root: string, file: string, name: string, lang: Lang): Promise<Table> {
  const path = join(root, file)
  if (file.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'))
  const exported: Readonly<Record<string, Table>> = await import(path)
  const said = exported[name] ?? {}
  if (!/words\/[^/]+\/index\.ts$/.test(file)) return said
  return {
    ...said,
    ...(typeof said.sheet === 'function' ? { sheet: await said.sheet() } : {}),
    ...(typeof said.fits === 'function' ? { fits: await said.fits() } : {}),
    cardNames: namesOfCards(root, file, lang, said),
  }
}

/** What the entries of a game's card sheet are called: on the sheet, or by the language's texts. */
function namesOfCards(root: string, file: string, lang: Lang, said: Table): Table {
  const sheet = join(root, roomOf(file), 'sheet', 'sheet.json')
  if (!existsSync(sheet)) return {}
  const { tables }: Sheet = JSON.parse(readFileSync(sheet, 'utf8'))
  const texts = { ...(isRecord(said.names) ? said.names : {}), ...(isRecord(said.cardNames) ? said.cardNames : {}) }
  return Object.fromEntries(
    Object.values(tables)
      .flat()
      .flatMap(({ id, names }) => {
        const name = names?.[lang] ?? texts[id]
        return names === undefined || name === undefined ? [] : [[id, name]]
      }),
  )
}

/** The language's own name is its own, and "unfinished" is said of it, not by it. */
const isAsked = (path: string): boolean => path !== 'unfinished'

async function textsStock(root: string, lang: Lang, file: string, name: string): Promise<Stock> {
  const own = fileIn(lang, file)
  const english = await tableIn(root, file, name, USUAL)
  const paths = pathsIn(english).filter(isAsked)
  const stock = { room: roomOf(file), of: paths.length }
  if (!existsSync(join(root, own))) return { ...stock, said: 0, files: [own], keys: [] }
  const gaps = gapsIn(filled(english, await tableIn(root, own, name, lang)))
  const missing = paths.filter((path) => gaps.some((gap) => path === gap || path.startsWith(`${gap}.`)))
  return { ...stock, said: paths.length - missing.length, files: [], keys: missing.map((path) => `${own}: ${path}`) }
}

function documentStock(root: string, lang: Lang, file: string): Stock {
  const own = fileIn(lang, file)
  const lines = file.endsWith('.ts')
    ? 1
    : readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '').length
  const there = existsSync(join(root, own))
  return { room: roomOf(file), of: lines, said: there ? lines : 0, files: there ? [] : [own], keys: [] }
}

/** What a language says, room by room in the order of the alphabet. `root` is the folder of the house. */
export async function inventoryOf(root: string, lang: Lang): Promise<Stock[]> {
  const found: Stock[] = []
  for (const [pattern, name] of TEXTS)
    for (const file of globSync(pattern, { cwd: root }).sort()) found.push(await textsStock(root, lang, file, name))
  for (const pattern of DOCUMENTS)
    for (const file of globSync(pattern, { cwd: root }).sort()) found.push(documentStock(root, lang, file))
  return [...new Set(found.map(({ room }) => room))].sort().map((room) => {
    const own = found.filter((stock) => stock.room === room)
    return {
      room,
      of: own.reduce((sum, { of }) => sum + of, 0),
      said: own.reduce((sum, { said }) => sum + said, 0),
      files: own.flatMap(({ files }) => files),
      keys: own.flatMap(({ keys }) => keys),
    }
  })
}

/** The share that is said, from 0 to 1; never 1 where something is missing. */
export function shareOf(stocks: readonly Stock[]): number {
  const of = stocks.reduce((sum, stock) => sum + stock.of, 0)
  const said = stocks.reduce((sum, stock) => sum + stock.said, 0)
  return of === 0 ? 1 : Math.floor((100 * said) / of) / 100
}
