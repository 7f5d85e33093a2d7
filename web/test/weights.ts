// npm run weights: what the lobby and each game's table load, compressed, that no page has words of a language nobody reads, and
// that opponents' worker has none; the report is kept in bench/weights.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Request } from '@playwright/test'
import { LANGS } from '#tongues'
import { findTitle, findWords, gameIds } from '../../games/shelf.ts'
import type { CoverWords } from '../../look/cover.ts'
import { USUAL } from '../../papers/texts.ts'
import type { Words } from '../src/texts/words.ts'
import { LAUNCH } from './chromium.ts'
import { layTable, prefer, QUICK } from './match.ts'

const BUILT = process.env.CHANTIER_WEB ?? ''
const ROOT = join(import.meta.dirname, '..', '..')
const REPORT = join(ROOT, 'bench', 'weights.json')
/**
 * Budgets in kB, compressed: JavaScript until the lobby can be used, with the table that it fetches ahead, and of a game's table
 * beyond that; opponents' worker is told apart.
 */
const FIRST = 70
const LOBBY = 120
const TABLE = 80
/** A game's art comes once its table can be used: the sprite, and what draws the scenes of its cards. */
const ART = 120
const IS_ART = /\.svg$|\/art-[^/]*\.js$/

const kB = (bytes: number) => Math.round(bytes / 100) / 10
const sizes = new Map<string, number>()
function size(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const file = readFileSync(join(BUILT, path))
  const n = /\.woff2?$/.test(path) ? file.length : gzipSync(file, { level: 9 }).length
  sizes.set(path, n)
  return n
}

const browser = await chromium.launch(LAUNCH)

interface Visit {
  readonly page: Set<string>
  readonly worker: Set<string>
}

/** The files a visit loads, as paths below the site; those of a worker apart. */
async function visit(then: (page: Page, anew: () => void) => Promise<void>): Promise<Visit> {
  const context = await browser.newContext({ baseURL: process.env.CHANTIER_ADDRESS ?? '', serviceWorkers: 'block' })
  const page = await context.newPage()
  const loaded = { page: new Set<string>(), worker: new Set<string>() }
  const { origin } = new URL(process.env.CHANTIER_ADDRESS ?? '')
  context.on('request', (request) => {
    if (!request.url().startsWith(origin)) return
    const path = new URL(request.url()).pathname.slice(1) || 'index.html'
    const own = path.includes('/bot/')
    ;(own ? loaded.worker : loaded.page).add(path)
  })
  await prefer(page, QUICK)
  await then(page, () => {
    loaded.page.clear()
    loaded.worker.clear()
  })
  await page.waitForLoadState('networkidle')
  await context.close()
  return loaded
}
const kind = (paths: Iterable<string>, ends: RegExp) => [...paths].filter((path) => ends.test(path))
const sum = (paths: readonly string[]) => kB(paths.reduce((all, path) => all + size(path), 0))

const first = new Set<string>()
const { page: lobby } = await visit(async (page) => {
  const hear = (request: Request) => first.add(new URL(request.url()).pathname.slice(1) || 'index.html')
  page.on('request', hear)
  // The table's own code comes a moment after the lobby stands: it is part of this load.
  const ahead = page.waitForRequest(/\/table-.*\.js$/)
  await page.goto('./')
  await page.waitForSelector('main h1')
  page.off('request', hear)
  await ahead
  await page.waitForTimeout(1000)
})
const report: Record<string, unknown> = {
  lobby: {
    first: sum(kind(first, /\.js$/)),
    js: sum(kind(lobby, /\.js$/)),
    css: sum(kind(lobby, /\.css$/)),
    fonts: sum(kind(lobby, /\.woff2?$/)),
    art: sum(kind(lobby, /\.svg$/)),
  },
}
const over: string[] = []
if (sum(kind(first, /\.js$/)) > FIRST) over.push(`lobby: more than ${FIRST} kB of JavaScript before it can be used`)
if (sum(kind(lobby, /\.js$/)) > LOBBY) over.push(`lobby: more than ${LOBBY} kB of JavaScript`)
/** Sentences by which a language that is not the reader's (English, in these visits) is known in a file. */
const foreign = new Map<string, readonly string[]>()
for (const lang of LANGS.filter((one) => one !== USUAL)) {
  const { texts }: { texts: Words } = await import(join(ROOT, 'web', 'src', 'texts', lang, 'index.ts'))
  const said = [texts['error.part']]
  for (const game of gameIds()) {
    const { cover }: { cover: CoverWords } = await import(join(ROOT, 'games', game, 'words', lang, 'cover.ts'))
    said.push(cover.blurb)
  }
  foreign.set(lang, said)
}
function strange(where: string, path: string): void {
  const text = readFileSync(join(BUILT, path), 'utf8')
  for (const [lang, said] of foreign)
    if (said.some((sentence) => text.includes(sentence))) over.push(`${where}: ${basename(path)} speaks ${lang}`)
}
for (const path of kind(lobby, /\.js$/)) strange('lobby', path)
for (const game of gameIds()) {
  const title = await findTitle(game)
  const loaded = await visit(async (page, anew) => {
    await layTable(page, { game, seats: title?.game.players[1] ?? 4 })
    const address = page.url()
    await page.goto('about:blank')
    anew()
    await page.goto(address)
    await page.waitForSelector('.piece.can, .decision .buttons button')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.querySelector<HTMLElement>('.piece.can, .decision .buttons button')?.click())
    await page.waitForTimeout(1500)
  })
  for (const path of kind(loaded.page, /\.js$/)) strange(game, path)
  const beyond = [...loaded.page].filter((path) => !lobby.has(path))
  const drawn = kind(beyond, IS_ART)
  const more = beyond.filter((path) => !drawn.includes(path))
  const js = sum(kind(more, /\.js$/))
  report[game] = {
    js,
    worker: sum([...loaded.worker]),
    css: sum(kind(more, /\.css$/)),
    fonts: sum(kind(more, /\.woff2?$/)),
    art: sum(drawn),
  }
  if (sum(drawn) > ART) over.push(`${game}: more than ${ART} kB of art`)
  if (js > TABLE) {
    const heavy = kind(more, /\.js$/).sort((a, b) => size(b) - size(a))
    over.push(`${game}: ${js} kB of JavaScript: ${heavy.map((p) => `${basename(p)} ${kB(size(p))}`).join(', ')}`)
  }
}
await browser.close()
/** In one line, as the formatter has it. */
const inLine = (weights: unknown) => JSON.stringify(weights, null, 1).replace(/\s+/g, ' ')
const lines = Object.entries(report).map(([what, weights]) => `  ${JSON.stringify(what)}: ${inLine(weights)}`)
writeFileSync(REPORT, `{\n  "unit": "kB, gzip",\n${lines.join(',\n')}\n}\n`)
for (const [what, weights] of Object.entries(report))
  process.stdout.write(`${what.padEnd(16)}${JSON.stringify(weights)}\n`)
const thinking = readdirSync(join(BUILT, 'assets', 'bot')).map((file) => join(BUILT, 'assets', 'bot', file))
const thought = thinking.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'))
for (const game of gameIds())
  for (const lang of LANGS) {
    const { blurb } = (await (await findWords(game))?.texts(lang)) ?? { blurb: '' }
    if (thought.some((text) => text.includes(blurb))) over.push(`the worker has the words of ${game} in ${lang}`)
  }
for (const line of over) process.stderr.write(`too heavy: ${line}\n`)
process.exit(over.length === 0 ? 0 : 1)
