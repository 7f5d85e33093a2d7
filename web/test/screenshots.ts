// npm run screenshots [-- game …]: pictures of the lobby and of each game at the start, in the middle and at the end, kept in
// docs/screenshots, and the page docs/guide/pictures.md that shows them. CHANTIER_PNG names a folder for lossless copies.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { bots } from '../../bots/index.ts'
import { findMind, findTitle, findWords, gameIds } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import { view } from '../../kernel/zones.ts'
import { type Match, openMatch, playIn } from '../../match/match.ts'
import type { Lang } from '../../papers/texts.ts'
import { LAUNCH } from './chromium.ts'
import { keepOn } from './kept.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDER = join(ROOT, 'docs', 'screenshots')
const LOSSLESS = process.env.CHANTIER_PNG
const MOST_BYTES = 8_000_000
/** How many people a picture's table seats. */
const SEATS = 4

interface Screen {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly quality: number
}
const SCREENS: readonly Screen[] = [
  { id: 'wide', width: 1440, height: 900, scale: 1, quality: 0.25 },
  { id: 'laptop', width: 1280, height: 800, scale: 1, quality: 0.25 },
  { id: 'small', width: 1024, height: 768, scale: 1, quality: 0.25 },
  { id: 'phone', width: 390, height: 844, scale: 1.25, quality: 0.25 },
  { id: 'lying', width: 844, height: 390, scale: 1.5, quality: 0.25 },
  { id: 'tablet', width: 820, height: 1180, scale: 1, quality: 0.25 },
  { id: 'large', width: 2560, height: 1440, scale: 0.625, quality: 0.25 },
]
type Theme = 'dark' | 'light'
interface Shot {
  readonly screen: string
  readonly lang: Lang
  readonly theme: Theme
}
const each = (screens: readonly string[], langs: readonly Lang[], themes: readonly Theme[]): Shot[] =>
  screens.flatMap((screen) => langs.flatMap((lang) => themes.map((theme) => ({ screen, lang, theme }))))
const one = (screen: string, lang: Lang, theme: Theme): Shot => ({ screen, lang, theme })
/** In the middle of a match there is most to see: every size, several languages, both themes. All of it stays under 8 MB. */
const MIDDLE = [
  ...each(['wide'], ['fr', 'en'], ['dark', 'light']),
  one('laptop', 'en', 'dark'),
  one('small', 'fr', 'light'),
  one('phone', 'fr', 'dark'),
  one('phone', 'en', 'light'),
  one('lying', 'en', 'light'),
  one('lying', 'de', 'dark'),
  one('tablet', 'fr', 'light'),
  one('tablet', 'en', 'dark'),
  one('large', 'en', 'light'),
  one('large', 'fr', 'dark'),
]
const ENDS = [one('wide', 'fr', 'dark'), one('wide', 'en', 'light'), one('phone', 'fr', 'light')]

/** Variants that change what lies on the table, beside the game as it comes. */
const VARIANTS: Readonly<Record<string, { readonly id: string; readonly options: Readonly<Record<string, string>> }>> =
  {
    castle: { id: 'winter', options: { season: 'winter' } },
    nehemiah: { id: 'foremen', options: { foremen: 'on' } },
  }
const VARIANT_MIDDLE = [one('wide', 'en', 'light'), one('laptop', 'fr', 'dark'), one('phone', 'fr', 'light')]

/** A match played by opponents up to a part of its length, where the person in the first seat is asked. */
async function played(game: string, part: number, options: Readonly<Record<string, string>> = {}): Promise<Match> {
  const title = await findTitle(game)
  const mind = await findMind(game)
  if (title === null || mind === null) throw new Error(game)
  const open = () => {
    const opened = openMatch(title, {
      seats: Math.min(SEATS, title.game.players[1]),
      seed: 'a picture',
      options,
      players: ['Ana'],
    })
    if (!('match' in opened)) throw new Error(game)
    return opened.match
  }
  const match = open()
  const rng = rngOf('a picture')
  while (!isOver(match.state)) {
    const seat = deciders(match.game, match.state)[0] as number
    playIn(match, seat, bots.greedy?.choose(mind, view(match.game, match.state, seat), seat, rng))
  }
  if (part === 1) return match
  const again = open()
  for (const entry of match.log) {
    if (again.log.length >= part * match.log.length && deciders(again.game, again.state)[0] === 0) break
    if ('choice' in entry) playIn(again, entry.seat, entry.choice)
  }
  return again
}

/** The browser itself compresses the picture. */
async function asWebp(page: Page, picture: Buffer, quality: number): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ png, quality }) => {
      const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = document.createElement('canvas')
      canvas.width = bitmap.width
      canvas.height = bitmap.height
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    { png: picture.toString('base64'), quality },
  )
  return Buffer.from(data, 'base64')
}

async function shoot(browser: Browser, name: string, shot: Shot, lay: (page: Page) => Promise<void>): Promise<void> {
  const screen = SCREENS.find((s) => s.id === shot.screen) as Screen
  const context = await browser.newContext({
    baseURL: process.env.CHANTIER_ADDRESS ?? '',
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale,
    serviceWorkers: 'block',
    hasTouch: ['phone', 'lying', 'tablet'].includes(shot.screen),
  })
  const page = await context.newPage()
  const settings = { lang: shot.lang, theme: shot.theme, pace: 0, motion: false, name: 'Ana' }
  await page.addInitScript((kept) => localStorage.setItem('chantier.settings', kept), JSON.stringify(settings))
  await page.goto('./#/learn')
  await lay(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // On a small screen what matters now is said for a moment, over the board.
  await page.waitForSelector('.goal.small', { state: 'detached' })
  await page.waitForTimeout(350)
  const file = `${name}-${shot.screen}-${shot.lang}-${shot.theme}`
  const picture = await page.screenshot()
  if (LOSSLESS) writeFileSync(join(LOSSLESS, `${file}.png`), picture)
  writeFileSync(join(FOLDER, `${file}.webp`), await asWebp(page, picture, screen.quality))
  await context.close()
}

const wished = process.argv.slice(2)
const wants = (what: string) => wished.length === 0 || wished.includes(what)
mkdirSync(FOLDER, { recursive: true })
if (LOSSLESS) mkdirSync(LOSSLESS, { recursive: true })
const TITLES: Readonly<Record<string, string>> = { start: 'the start', middle: 'the middle', end: 'the end' }
if (wished.length === 0) for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file))
const browser = await chromium.launch(LAUNCH)
const middles = new Map<string, Match>()
for (const game of gameIds()) {
  if (!wants(game) && !wants('lobby')) continue
  middles.set(game, await played(game, 0.55))
}
if (wants('lobby'))
  for (const shot of MIDDLE)
    await shoot(browser, 'lobby', shot, async (page) => {
      for (const [game, match] of [...middles].slice(0, 3)) await keepOn(page, game, match)
      await page.goto('./#/')
      await page.reload()
      await page.waitForSelector('.shelf')
      await page.waitForLoadState('networkidle')
    })
for (const game of gameIds()) {
  if (!wants(game)) continue
  const variant = VARIANTS[game]
  const varied = async (part: number) => (variant === undefined ? null : played(game, part, variant.options))
  const moments: [string, Match | null, readonly Shot[]][] = [
    ['start', await played(game, 0), ENDS],
    ['middle', middles.get(game) as Match, MIDDLE],
    ['end', await played(game, 1), ENDS],
    [`${variant?.id}-start`, await varied(0), [one('wide', 'fr', 'light')]],
    [`${variant?.id}-middle`, await varied(0.55), VARIANT_MIDDLE],
    [`${variant?.id}-end`, await varied(1), [one('wide', 'en', 'dark')]],
  ]
  for (const [moment, match, shots] of moments)
    for (const shot of match === null ? [] : shots)
      await shoot(browser, `${game}-${moment}`, shot, async (page) => {
        await keepOn(page, 'picture', match as Match)
        await page.goto('./#/table/picture')
        await page.waitForSelector('.piece.can, .decision .buttons button, .numbers, .end', { timeout: 60_000 })
        await page.waitForLoadState('networkidle')
      })
  process.stdout.write(`${game}: done\n`)
}
await browser.close()

/** The page of pictures: a row of small pictures a moment, each the way to the large one. */
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.webp'))
const cell = (file: string, width: number) =>
  `<a href="../screenshots/${file}"><img src="../screenshots/${file}" width="${width}" alt="${file.slice(0, -5).replaceAll('-', ' ')}"></a>`
const rows = (name: string) => {
  const found = files.filter((file) => file.startsWith(`${name}-`)).sort()
  const are = (...screens: string[]) => found.filter((file) => screens.some((id) => file.includes(`-${id}-`)))
  const shown = [
    ...are('wide', 'laptop', 'small', 'large').map((f) => cell(f, 260)),
    ...are('lying').map((f) => cell(f, 230)),
    ...are('tablet').map((f) => cell(f, 150)),
    ...are('phone').map((f) => cell(f, 110)),
  ]
  return `${shown.join('\n')}\n`
}
const parts = [`## The lobby\n\n${rows('lobby')}`]
for (const game of gameIds()) {
  const title = (await (await findWords(game))?.texts('en'))?.title ?? game
  const variant = VARIANTS[game]
  const kinds = [{ name: game, what: '' }]
  if (variant !== undefined) kinds.push({ name: `${game}-${variant.id}`, what: `, ${variant.id}` })
  const shown = kinds.flatMap(({ name, what }) =>
    Object.keys(TITLES).map((moment) => `At ${TITLES[moment]}${what}:\n\n${rows(`${name}-${moment}`)}`),
  )
  parts.push(`## ${title}\n\n${shown.join('\n')}`)
}
writeFileSync(
  join(ROOT, 'docs', 'guide', 'pictures.md'),
  `# Pictures\n\nThe lobby and each game as they are drawn: wide (1440×900), laptop (1280×800), small (1024×768), large (2560×1440), phone (390×844), the phone lying (844×390) and tablet (820×1180); in French, English and German; dark and light. Press one to see it large. \`npm run screenshots\` takes them anew.\n\n${parts.join('\n')}`,
)
const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)
process.stdout.write(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`)
if (bytes > MOST_BYTES) {
  process.stderr.write(`more than ${MOST_BYTES / 1e6} MB: lower the quality in web/test/screenshots.ts\n`)
  process.exit(1)
}
