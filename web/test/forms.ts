// npm run forms [-- game …] [--largest]: every game at every table of its plan (counts and variants) in windows of every form, before every
// kind of decision and at the end; languages and themes take turns. Printed as a table of what does not fit, window by window.
// --largest: only the tables of the largest count, with every variant they have.
// --smaller: all others. --window 768x900 and --step pay, each as often as wished: only these windows, only these decisions (or
// "the start", "the end"); languages and themes stay those of the whole run. --pictures FOLDER keeps a picture of each window in which
// something does not fit, and says at once what.
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { WHOLE } from '#tongues'
import { anyChoice } from '../../bots/random.ts'
import { type Plan, type Table, tableName } from '../../contract/plan.ts'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import { type Match, openMatch, playIn } from '../../match/match.ts'
import type { Title } from '../../title/title.ts'
import { LAUNCH } from './chromium.ts'
import { keepOn } from './kept.ts'
import { QUICK } from './match.ts'
import { MISFITS } from './misfits.ts'
import { OVERFLOWS } from './overflow.ts'
import { inFigures, WINDOWS } from './windows.ts'

const THEMES = ['dark', 'light'] as const
/** Kinds of faults that are printed for each game. */
const MOST = 60
const A_DAY = 86_400_000
/** Tables that are looked at side by side: a page waits half of the time. */
const PAGES = Math.min(4, 2 * availableParallelism())

const { values: wished, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    largest: { type: 'boolean', default: false },
    smaller: { type: 'boolean', default: false },
    window: { type: 'string', multiple: true, default: [] },
    step: { type: 'string', multiple: true, default: [] },
    pictures: { type: 'string' },
  },
})
const windows = WINDOWS.filter((size) => wished.window.length === 0 || wished.window.includes(inFigures(size, 'x')))
const isWished = ({ seats }: Table, most: number) => (seats === most ? !wished.smaller : !wished.largest)
const isLooked = (step: string) => wished.step.length === 0 || wished.step.includes(step)
const column = (text: string | number) => String(text).padStart(10)

/** Faults of one kind differ in words and figures only. */
const kindOf = (fault: string): string => fault.replace(/“[^”]*”|: .*$|\d+/g, '')

interface Moment {
  readonly step: string
  readonly match: Match
}

function opened(title: Title, { seats, options = {} }: Table): Match {
  const open = openMatch(title, { seats, seed: 'forms', options, players: ['Ana'] })
  if (!('match' in open)) throw new Error(`${title.game.id} for ${seats}`)
  return open.match
}

/** A match of dice: the first decision of the first seat, the last of each kind, and the end; in the order they come. */
function* momentsOf(title: Title, table: Table): Generator<Moment> {
  const diced = opened(title, table)
  const rng = rngOf('forms')
  const last = new Map<string, number>()
  let first: number | null = null
  while (!isOver(diced.state)) {
    const seat = deciders(diced.game, diced.state)[0] as number
    if (seat === 0) {
      first ??= diced.log.length
      last.set(diced.state.agenda.at(-1)?.do ?? '', diced.log.length)
    }
    playIn(diced, seat, anyChoice(diced.game, diced.state, seat, rng))
  }
  const steps: (readonly [string, number])[] = [['the start', first ?? 0], ...last, ['the end', diced.log.length]]
  const match = opened(title, table)
  for (let at = 0; at <= diced.log.length; at++) {
    for (const [step] of steps.filter(([, when]) => when === at)) yield { step, match }
    const entry = diced.log[at]
    if (entry !== undefined && 'choice' in entry) playIn(match, entry.seat, entry.choice)
  }
}

/** Loads the page once, with the match and the settings on its device. */
async function lay(page: Page, match: Match, id: string, lang: string, theme: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  // On a slow machine nobody was away either.
  await keepOn(page, id, match, Date.now() + A_DAY)
  await page.evaluate(
    ({ kept, id }) => {
      localStorage.setItem('chantier.settings', kept)
      localStorage.setItem('chantier.learning', '{"offered":true}')
      history.replaceState(null, '', `#/table/${id}`)
    },
    { kept: JSON.stringify({ ...QUICK, pace: 1600, lang, theme, chosen: true }), id },
  )
  await page.reload()
  await page.waitForSelector('.piece.can, .decision .buttons button, .numbers, .end', { timeout: 120_000 })
  await page.waitForLoadState('networkidle')
}

/** Letters have come, lines are fitted, and parts have found their places. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 120))
  await document.fonts.ready
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** All is asked for at once: a busy machine answers slowly, however little is asked. */
const LOOK = `(async () => { await (${settled})(); return [...${MISFITS}, ...${OVERFLOWS}] })()`

/** What does not fit at a table: each fault with its window, and where it was met. */
interface Found {
  readonly window: number
  readonly where: string
  readonly fault: string
}

async function lookAt(
  page: Page,
  title: Title,
  table: Table,
  first: number,
): Promise<{ found: Found[]; looked: number }> {
  const found: Found[] = []
  let looked = 0
  let turn = first
  for (const { step, match } of momentsOf(title, table)) {
    const lang = WHOLE[turn % WHOLE.length] ?? 'en'
    const theme = THEMES[Math.floor(turn / WHOLE.length) % THEMES.length] ?? 'dark'
    turn++
    if (!isLooked(step)) continue
    await page.mouse.move(1, 1)
    await lay(page, match, `form-${first}-${turn}`, lang, theme)
    for (const [window, size] of windows.entries()) {
      await page.setViewportSize(size)
      const faults = await page.evaluate<string[]>(LOOK)
      const where = `${tableName(table)}, ${step}, ${lang} ${theme}`
      found.push(...faults.map((fault) => ({ window, where, fault })))
      looked++
      if (wished.pictures === undefined || faults.length === 0) continue
      const file = join(
        wished.pictures,
        `${title.game.id} ${where} ${inFigures(size, 'x')}.png`.replace(/[^\w.-]+/g, '-'),
      )
      await page.screenshot({ path: file })
      process.stderr.write(`${file}\n${faults.map((fault) => `  ${fault}\n`).join('')}`)
    }
  }
  return { found, looked }
}

/** A row a table, then each kind of fault: how often, where first, and in which windows. */
async function report(browser: Browser, game: string, title: Title): Promise<{ wrong: number; looked: number }> {
  const { plan } = (await import(`../../games/${game}/test/plan.ts`)) as { plan: Plan }
  const most = Math.max(...plan.tables.map(({ seats }) => seats))
  const waiting = [...plan.tables.entries()].filter(([, table]) => isWished(table, most))
  const all: Found[] = []
  let sum = 0
  process.stdout.write(`\n${game.padEnd(40)}${windows.map((size) => column(inFigures(size))).join('')}\n`)
  const work = async () => {
    const context = await browser.newContext({ baseURL: process.env.CHANTIER_ADDRESS ?? '', serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto('./#/learn')
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [number, table] = next
      const { found, looked } = await lookAt(page, title, table, number)
      const row = windows.map((_, i) => found.filter(({ window }) => window === i).length)
      process.stdout.write(
        `  ${tableName(table).slice(0, 37).padEnd(38)}${row.map((n) => column(n === 0 ? '·' : n)).join('')}\n`,
      )
      all.push(...found)
      sum += looked
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  for (const [, faults] of [...Map.groupBy(all, ({ fault }) => kindOf(fault))].slice(0, MOST)) {
    const where = new Set(
      faults.flatMap(({ window }) => windows.slice(window, window + 1)).map((size) => inFigures(size)),
    )
    const [first] = faults
    process.stdout.write(
      `    ${String(faults.length).padStart(4)} × ${[...where].join(' ')}: ${first?.where}: ${first?.fault}\n`,
    )
  }
  return { wrong: all.length, looked: sum }
}

if (wished.pictures !== undefined) mkdirSync(wished.pictures, { recursive: true })
const browser = await chromium.launch(LAUNCH)
const total = { wrong: 0, looked: 0 }
for (const game of gameIds().filter((id) => named.length === 0 || named.includes(id))) {
  const title = await findTitle(game)
  if (title === null) continue
  const { wrong, looked } = await report(browser, game, title)
  process.stdout.write(`    ${looked} looked at, ${wrong} that do not fit\n`)
  total.wrong += wrong
  total.looked += looked
}
await browser.close()
process.stdout.write(`\n${total.looked} tables looked at, ${total.wrong} things that do not fit\n`)
process.exit(total.wrong === 0 ? 0 : 1)
