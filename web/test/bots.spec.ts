// On a slow device: a master answers in time, and the page does not wait for it.
import { expect, type Page, test } from '@playwright/test'
import { rngOf } from '../../kernel/random.ts'
import { layTable, listen, prefer, pressAny, QUICK } from './match.ts'

/** A device four times slower than this one. */
const SLOWER = 4
const MOST_MS = 2000
/** Choices of masters to be seen before the check ends. */
const ENOUGH = 6

interface Seen {
  /** Milliseconds of every answer of the worker. */
  answers: number[]
  /** The longest time between two frames while a worker was thinking, after its first answer. */
  gap: number
  thinking: number
}

/** Listens to the worker that thinks, before the page makes one. */
async function watchThinking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { answers: [], gap: 0, thinking: 0 }
    Object.assign(window, { seen })
    const asked = new Map<number, number>()
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, message: { id?: number }, ...rest: never[]) {
      if (typeof message?.id === 'number') {
        const { id } = message
        asked.set(id, performance.now())
        seen.thinking++
        const heard = (answer: MessageEvent<{ id: number }>) => {
          if (answer.data.id !== id) return
          seen.answers.push(performance.now() - (asked.get(id) as number))
          seen.thinking--
          this.removeEventListener('message', heard)
        }
        this.addEventListener('message', heard)
      }
      return post.call(this, message, ...rest)
    } as typeof post
    let last = performance.now()
    const frame = (now: number) => {
      // The first thought falls together with the first drawing of the table.
      if (seen.thinking > 0 && seen.answers.length > 0) seen.gap = Math.max(seen.gap, now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** Plays on until the masters have answered often enough. */
async function playAgainstMasters(page: Page): Promise<Seen> {
  const rng = rngOf('slow')
  for (let presses = 0; presses < 200; presses++) {
    const seen = await seenOn(page)
    if (seen.answers.length >= ENOUGH || !(await pressAny(page, rng))) return seen
  }
  return seenOn(page)
}

for (const game of ['castle', 'master-builder', 'nehemiah', 'pillars', 'spyrium'])
  test(`a master of ${game} answers within ${MOST_MS} ms at ${SLOWER}× slow-down, and the page goes on`, async ({
    page,
  }) => {
    test.slow()
    const heard = listen(page)
    await prefer(page, QUICK)
    await watchThinking(page)
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await layTable(page, { game, seats: 3, bot: 'master' })
    const { answers, gap } = await playAgainstMasters(page)
    const figures = `${answers.map(Math.round).join(', ')} ms; longest frame ${Math.round(gap)} ms`
    test.info().annotations.push({ type: 'figures', description: figures })
    expect(answers.length).toBeGreaterThanOrEqual(ENOUGH)
    expect(Math.max(...answers), figures).toBeLessThanOrEqual(MOST_MS)
    // A frame may take long when pieces are laid; one that lasts as long as a thought would mean that the page thinks.
    expect(gap, figures).toBeLessThan(400)
    expect(heard).toEqual([])
  })
