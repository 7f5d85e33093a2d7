// Somebody at a club's evening with a real browser: comes, sits down, plays by pressing what is offered, organises and reads the standings.
import { type Browser, chromium, type Page } from '@playwright/test'
import { LAUNCH } from './chromium.ts'
import { playOn, somebodyAt } from './round.ts'

export const launch = (): Promise<Browser> => chromium.launch(LAUNCH)

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
/** How long one step may take before it is tried again: nodes are killed meanwhile. */
const STEP = 30_000

export class BrowserGuest {
  readonly name: string
  readonly id: string
  /** How often something was pressed at tables. */
  presses = 0
  readonly #page: Page
  #tournament = ''

  private constructor(page: Page, name: string, id: string) {
    this.#page = page
    this.name = name
    this.id = id
  }

  static async enter(browser: Browser, address: string, name: string): Promise<BrowserGuest> {
    const page = await somebodyAt(`${address}/`, browser, name)
    await page.addInitScript(() => localStorage.setItem('chantier.known', '1'))
    await page.request.post('api/me', { data: { name } })
    const me = (await (await page.request.get('api/me')).json()) as { id: string }
    return new BrowserGuest(page, name, me.id)
  }

  /** What the page has no need to press for here: founding, joining, announcing. */
  async post<T>(path: string, data: unknown = {}): Promise<T> {
    const reply = await this.#page.request.post(`api/${path}`, { data })
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
    return reply.json()
  }

  /** Tries a step again until it works. */
  async #until(until: number, step: () => Promise<boolean>): Promise<void> {
    while (Date.now() < until) {
      const done = await step().catch(() => false)
      if (done) return
      await pause(300)
    }
    throw new Error(`${this.name} is too late`)
  }

  async #home(): Promise<void> {
    await this.#page.goto(`./#/tournament/${this.#tournament}`, { timeout: STEP })
  }

  async come(tournament: string): Promise<void> {
    this.#tournament = tournament
    await this.#home()
    await this.#page.getByRole('button', { name: 'I come', exact: true }).click()
    await this.#page.getByRole('button', { name: 'I come', exact: true, pressed: true }).waitFor()
  }

  /** As the organiser: draws the round and starts it. */
  async startRound(n: number, until: number): Promise<void> {
    const page = this.#page
    const [prepare, start] = ['Prepare', 'Start'].map((word) =>
      page.getByRole('button', { name: `${word} round ${n}` }),
    )
    const runs = page.getByRole('button', { name: 'Call the round back' })
    await this.#until(until, async () => {
      await this.#home()
      if (await prepare?.isVisible()) await prepare?.click({ timeout: STEP })
      if (await start?.isVisible()) await start?.click({ timeout: STEP })
      return runs.isVisible()
    })
  }

  async finish(): Promise<void> {
    const page = this.#page
    await this.#until(Date.now() + 3 * STEP, async () => {
      await this.#home()
      const button = page.getByRole('button', { name: 'Finish the tournament' })
      if (!(await button.first().isVisible())) return page.getByText('finished the tournament').first().isVisible()
      await button.first().click({ timeout: STEP })
      await page.getByRole('dialog').getByRole('button', { name: 'Finish the tournament' }).click({ timeout: STEP })
      await page.getByText('finished the tournament').first().waitFor({ timeout: STEP })
      return true
    })
  }

  /** Goes to the table by the page's own link, and presses whatever goes on until the match is over. */
  async attend(isOver: () => Promise<boolean>, until: number): Promise<void> {
    const page = this.#page
    await this.#until(until, async () => {
      if (await isOver()) return true
      // Whoever is on the way to the table goes on waiting for it there.
      if (!page.url().includes('#/at/')) {
        await this.#home()
        await page.getByRole('link', { name: 'To my table' }).click({ timeout: STEP })
      }
      await page.waitForSelector('.table .room', { timeout: STEP })
      return true
    })
    const count = () => page.evaluate(() => (window as { presses?: number }).presses ?? -1).catch(() => -1)
    let before = await count()
    while (Date.now() < until && !(await isOver())) {
      // A page that was loaded anew has nobody who presses.
      if ((await count()) < 0) {
        await playOn(page, 7 + this.presses).catch(() => {})
        before = 0
      }
      await pause(1000)
    }
    this.presses += Math.max(0, (await count()) - Math.max(0, before))
    await this.#home()
  }

  /** The own place as the page tells it once a round is over. */
  async placeAfter(round: number, until: number): Promise<number> {
    const page = this.#page
    let place = 0
    await this.#until(Math.min(until, Date.now() + 3 * STEP), async () => {
      await page.getByRole('heading', { name: `Standings after round ${round}` }).waitFor({ timeout: STEP })
      const row = page.locator('tr.own td').first()
      place = Number(await row.textContent({ timeout: STEP }))
      return place > 0
    })
    return place
  }
}
