// A table against masters, and what the page does while they think: for the test in the browser and for the measurement.
import type { Page } from '@playwright/test'
import { rngOf } from '../../kernel/random.ts'
import { layTable, pressAny } from './match.ts'

/** Choices of masters to be seen before the watching ends. */
export const ENOUGH = 6

export interface Seen {
  /** Milliseconds of every answer of the worker. */
  answers: number[]
  /** The longest time between two frames while a worker was thinking, after its first answer. */
  gap: number
  /** Frames that were drawn while a worker was thinking. */
  frames: number
  thinking: number
}

/** Listens to the worker that thinks, before the page makes one. */
async function watchThinking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { answers: [], gap: 0, frames: 0, thinking: 0 }
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
      if (seen.thinking > 0) seen.frames++
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

/** Plays against two grandmasters, who think longest, on a device so many times slower than this one. */
export async function watchMasters(page: Page, game: string, slower: number): Promise<Seen> {
  await watchThinking(page)
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await layTable(page, { game, seats: 3, bot: 'grandmaster' })
  return playAgainstMasters(page)
}
