// Where opponents think: beside the page, on views only.

import { ranking } from '../../../bots/greedy.ts'
import { bots } from '../../../bots/index.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { Sheet } from '../../../kernel/sheet.ts'
import { withSheet } from '../../../kernel/title.ts'
import type { Choice, Seat, State } from '../../../kernel/words.ts'
import { findTitle } from './shelf.ts'

export interface Thought {
  readonly id: number
  readonly game: string
  readonly sheet: Sheet | null
  readonly view: State
  readonly seat: Seat
  readonly bot: string
  readonly seed: string
  /** How many of the best choices are wanted: a hint. */
  readonly hints?: number
}

export interface Answer {
  readonly id: number
  readonly choices: readonly { readonly choice: Choice; readonly value: number }[]
  readonly failed?: string
}

addEventListener('message', async (message: MessageEvent<Thought>) => {
  const { id, game: name, sheet, view, seat, bot, seed, hints } = message.data
  try {
    const title = await findTitle(name)
    if (title === null) throw new Error(`no game ${name}`)
    const game = sheet === null ? title.game : withSheet(title, sheet)
    const rng = rngOf(seed)
    const choices =
      hints === undefined
        ? [{ choice: (bots[bot] ?? bots.greedy)?.choose(title, game, view, seat, rng) as Choice, value: 0 }]
        : ranking(title, game, view, seat, rng).slice(0, hints)
    postMessage({ id, choices } satisfies Answer)
  } catch (error) {
    postMessage({ id, choices: [], failed: String(error) } satisfies Answer)
  }
})
