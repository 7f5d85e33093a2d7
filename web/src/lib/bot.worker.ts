// Where opponents think: beside the page, on views only.

import { hints as advise, type Hint } from '../../../bots/hint.ts'
import { bots } from '../../../bots/index.ts'
import { MASTER_MS } from '../../../bots/levels.ts'
import { newMemory } from '../../../bots/search/memory.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { Choice, Seat, State } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { withSheet } from '../../../title/title.ts'
import { findTitle } from './titles.ts'

/** A game that will be played: its rules are fetched before anybody asks. */
export interface Warming {
  readonly warm: string
}

export interface Thought {
  readonly id: number
  /** When it was asked (milliseconds): a worker that starts slowly thinks the less. */
  readonly asked: number
  readonly game: string
  readonly sheet: Sheet | null
  readonly view: State
  readonly seat: Seat
  readonly bot: string
  readonly seed: string
  /** A hint is wanted, not a move: how long it may take, in milliseconds. */
  readonly hints?: number
}

export interface Answer {
  readonly id: number
  readonly choices: readonly { readonly choice: Choice; readonly value: number }[]
  readonly hints?: readonly Hint[]
  readonly failed?: string
}

const SHORTEST_MS = 50
const memory = newMemory()

addEventListener('message', async (message: MessageEvent<Thought | Warming>) => {
  if ('warm' in message.data) return void (await findTitle(message.data.warm).catch(() => null))
  const { id, asked, game: name, sheet, view, seat, bot, seed, hints } = message.data
  try {
    const title = await findTitle(name)
    if (title === null) throw new Error(`no game ${name}`)
    const game = sheet === null ? title.game : withSheet(title, sheet)
    const rng = rngOf(seed)
    if (hints !== undefined) {
      const found = advise(title, game, view, seat, { ms: hints }, rng)
      const choices = found.map(({ choice, chance }) => ({ choice, value: chance }))
      postMessage({ id, choices, hints: found } satisfies Answer)
      return
    }
    const ms = Math.max(SHORTEST_MS, MASTER_MS - (Date.now() - asked))
    const choice = (bots[bot] ?? bots.greedy)?.choose(title, game, view, seat, rng, { ms }, memory) as Choice
    const choices = [{ choice, value: 0 }]
    postMessage({ id, choices } satisfies Answer)
  } catch (error) {
    postMessage({ id, choices: [], failed: String(error) } satisfies Answer)
  }
})
