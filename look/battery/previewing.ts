// The battery of previews, in one line: previews(plan, look, proof).
import { describe, expect, it } from 'vitest'
import type { Choice, State } from '../../kernel/words.ts'
import type { GameLook } from '../scene.ts'
import { type Proof, tryPreviews } from './previews.ts'
import { drawnFor } from './spoken.ts'
import type { Planned } from './trial.ts'

/** Choices of each table that are compared in the quick version; `npm run previews` compares many more. */
const QUICK = 300

/** Compares what a game's previews promise with what then happens, at every table of its plan. */
export function previews<S extends State, C extends Choice, B>(
  plan: Planned,
  look: GameLook,
  proof: Proof<S, C, B>,
): void {
  const { game } = plan.title
  describe(`${game.id}: what is foretold comes true`, () => {
    for (const table of plan.tables)
      it(`${table.seats} seats ${JSON.stringify(table.options ?? {})}`, async () => {
        const drawn = await drawnFor(plan, look)
        const tried = tryPreviews(game, drawn, proof, table, QUICK, 'quick')
        expect(tried.wrong).toEqual([])
        expect(tried.choices).toBeGreaterThanOrEqual(QUICK)
      })
  })
}
