// npm run forms [-- game …] [--largest]: every game at every table of its plan (counts and variants) in windows of every form, before every
// kind of decision and at the end; languages and themes take turns. Printed as a table of what does not fit, window by window.
// --largest: only the tables of the largest count, with every variant they have.
// --smaller: all others. --window 768x900 and --step pay, each as often as wished: only these windows, only these decisions (or
// "the start", "the end"); languages and themes stay those of the whole run.
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
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
import { misfits } from './misfits.ts'
import { overflows } from './overflow.ts'
import { hiddenTitles } from './titles.ts'
import { inFigures, settleIn, WINDOWS } from './windows.ts'

const THEMES = ['dark', 'light'] as const
/** Kinds of faults that are printed for each game. */
const MOST = 60

/** Faults of one kind differ in words and figures only. */
const kindOf = (fault: string): string => fault.replace(/“[^”]*”|: .*$|\d+/g, '')

/** A match of dice at a table, up to an entry. */
function played(title: Title, { seats, options = {} }: Table, until: (match: Match) => boolean): Match {
  const opened = openMatch(title, { seats, seed: 'forms', options, players: ['Ana'] })
  if (!('match' in opened)) throw new Error(`${title.game.id} for ${seats}`)
  const { match } = opened
  const rng = rngOf('forms')
  while (!isOver(match.state) && !until(match)) {
    const seat = deciders(match.game, match.state)[0] as number
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return match
}

/** The first decision of the first seat, the last of each kind, and the end: entry by entry, with what is decided there. */
function momentsOf(title: Title, table: Table): { step: string; at: number }[] {
  const last = new Map<string, number>()
  let first: number | null = null
  const { log } = played(title, table, ({ game, state, log }) => {
    if (deciders(game, state)[0] === 0) {
      first ??= log.length
      last.set(state.agenda.at(-1)?.do ?? '', log.length)
    }
    return false
  })
  const kinds = [...last].map(([step, at]) => ({ step, at }))
  return [{ step: 'the start', at: first ?? 0 }, ...kinds, { step: 'the end', at: log.length }]
}

async function lay(page: Page, match: Match, lang: string, theme: string): Promise<void> {
  await page.goto('./#/learn')
  await page.evaluate(
    (kept) => {
      localStorage.setItem('chantier.settings', kept)
      localStorage.setItem('chantier.learning', '{"offered":true}')
    },
    JSON.stringify({ ...QUICK, pace: 1600, lang, theme, chosen: true }),
  )
  await keepOn(page, 'form', match)
  await page.goto('./#/table/form')
  await page.reload()
  await page.waitForSelector('.piece.can, .decision .buttons button, .numbers, .end', { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
}

const browser = await chromium.launch(LAUNCH)
const { values: wished, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    largest: { type: 'boolean', default: false },
    smaller: { type: 'boolean', default: false },
    window: { type: 'string', multiple: true, default: [] },
    step: { type: 'string', multiple: true, default: [] },
  },
})
const windows = WINDOWS.filter((size) => wished.window.length === 0 || wished.window.includes(inFigures(size, 'x')))
const isWished = ({ seats }: Table, most: number) => (seats === most ? !wished.smaller : !wished.largest)
const games = gameIds().filter((id) => named.length === 0 || named.includes(id))
const column = (text: string | number) => String(text).padStart(10)
let wrong = 0
let looked = 0
for (const game of games) {
  const title = await findTitle(game)
  const { plan } = (await import(`../../games/${game}/test/plan.ts`)) as { plan: Plan }
  if (title === null) continue
  const context = await browser.newContext({ baseURL: process.env.CHANTIER_ADDRESS ?? '', serviceWorkers: 'block' })
  const page = await context.newPage()
  const details = new Map<string, { first: string; times: number }>()
  process.stdout.write(`\n${game.padEnd(40)}${windows.map((size) => column(inFigures(size))).join('')}\n`)
  let turn = 0
  const most = Math.max(...plan.tables.map(({ seats }) => seats))
  for (const table of plan.tables.filter((one) => isWished(one, most))) {
    const counts = windows.map(() => 0)
    for (const { step, at } of momentsOf(title, table)) {
      const lang = WHOLE[turn % WHOLE.length] ?? 'en'
      const theme = THEMES[Math.floor(turn / WHOLE.length) % THEMES.length] ?? 'dark'
      turn++
      if (wished.step.length > 0 && !wished.step.includes(step)) continue
      await page.setViewportSize({ width: 1280, height: 800 })
      await lay(
        page,
        played(title, table, ({ log }) => log.length >= at),
        lang,
        theme,
      )
      for (const [i, size] of windows.entries()) {
        await settleIn(page, size)
        const found = [...(await misfits(page)), ...(await overflows(page)), ...(await hiddenTitles(page))]
        looked++
        counts[i] = (counts[i] ?? 0) + found.length
        for (const fault of found) {
          const kind = kindOf(fault)
          const where = `${inFigures(size)} ${tableName(table)}, ${step}, ${lang} ${theme}: ${fault}`
          details.set(kind, { first: where, ...details.get(kind), times: (details.get(kind)?.times ?? 0) + 1 })
        }
      }
    }
    wrong += counts.reduce((sum, n) => sum + n, 0)
    process.stdout.write(
      `  ${tableName(table).slice(0, 37).padEnd(38)}${counts.map((n) => column(n === 0 ? '·' : n)).join('')}\n`,
    )
  }
  for (const { first, times } of [...details.values()].slice(0, MOST))
    process.stdout.write(`    ${String(times).padStart(4)} × ${first}\n`)
  await context.close()
}
await browser.close()
process.stdout.write(`\n${looked} tables looked at, ${wrong} things that do not fit\n`)
process.exit(wrong === 0 ? 0 : 1)
