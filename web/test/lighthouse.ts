// npm run lighthouse [-- lobby | game …]: Lighthouse on the lobby and on a table in play, as a desk and as a phone with a slow
// processor and line see them; below the bar is a failure. Scores mean little while the machine does other things.
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { gameIds } from '../../games/shelf.ts'
import { LAUNCH } from './chromium.ts'

const PORT = 9400 + (process.pid % 500)
const BAR: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, 'best-practices': 100 }
/** How fast each is on a phone. */
const PHONE = { lobby: 97, table: 90 } as const
const address = process.env.CHANTIER_ADDRESS ?? ''
const wished = process.argv.slice(2)

const browser = await chromium.launch({ ...LAUNCH, args: [`--remote-debugging-port=${PORT}`, ...LAUNCH.args] })
let failed = 0

/** A machine that does other things besides only makes a page look slower: the best of a few looks counts. */
const LOOKS = 3

async function look(url: string, desk: boolean) {
  const flags = { port: PORT, output: 'json' as const, logLevel: 'error' as const, onlyCategories: Object.keys(BAR) }
  const result = await lighthouse(url, flags, desk ? desktopConfig : undefined)
  return result?.lhr
}

/** A page that breaks while it is laid is quick, and no table: one has more elements than this. */
const TABLE = 500
function elementsOf(details: unknown): number {
  const [, found = '0'] = /"value":\{[^}]*"value":(\d+)/.exec(JSON.stringify(details ?? '')) ?? []
  return Number(found)
}

async function measure(what: string, url: string, desk: boolean, fast: number): Promise<void> {
  const bar: Readonly<Record<string, number>> = { ...BAR, performance: fast }
  let best: Awaited<ReturnType<typeof look>>
  for (let k = 0; k < LOOKS; k++) {
    const lhr = await look(url, desk)
    if ((lhr?.categories.performance?.score ?? 0) >= (best?.categories.performance?.score ?? 0)) best = lhr
    if ((best?.categories.performance?.score ?? 0) * 100 >= fast) break
  }
  const { categories = {}, audits = {} } = best ?? {}
  const scores = Object.keys(bar).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)] as const)
  const stands = what.startsWith('lobby') || elementsOf(audits['dom-size-insight']?.details) > TABLE
  const good = stands && scores.every(([id, score]) => score >= (bar[id] ?? 0))
  if (!good) failed++
  const said = scores.map(([id, score]) => `${id} ${score}`).join(', ')
  process.stdout.write(`${what.padEnd(24)}${said}${good ? '' : '  BELOW THE BAR'}\n`)
  if (good) return
  if (!stands) process.stdout.write('    there is no table\n')
  for (const [id, category] of Object.entries(categories))
    for (const { id: audit, weight } of category.auditRefs) {
      const { score = 1, title = '', displayValue = '' } = audits[audit] ?? {}
      if (weight > 0 && score !== null && score < 0.95) process.stdout.write(`    ${id}: ${title} ${displayValue}\n`)
    }
}

const pages: [string, string][] = [['lobby', '']]
for (const game of gameIds())
  pages.push([game, `#/new/${game}/${encodeURIComponent('seats=3&bot=random&seed=lighthouse')}`])
for (const [what, hash] of pages) {
  if (wished.length > 0 && !wished.includes(what)) continue
  for (const desk of [true, false])
    await measure(
      `${what}, ${desk ? 'desk' : 'phone'}`,
      address + hash,
      desk,
      desk ? (BAR.performance ?? 0) : PHONE[what === 'lobby' ? 'lobby' : 'table'],
    )
}
await browser.close()
process.exit(failed === 0 ? 0 : 1)
