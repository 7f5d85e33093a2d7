// For each game, player count and variant: a whole match by pointing, no error, and the same end as the engine's.
import { expect, test } from '@playwright/test'
import type { Plan } from '../../contract/plan.ts'
import { tableName } from '../../contract/plan.ts'
import { gameIds } from '../../games/shelf.ts'
import { layTable, listen, playToEnd, prefer, QUICK, sameAsEngine } from './match.ts'

for (const game of gameIds()) {
  const { plan } = (await import(`../../games/${game}/test/plan.ts`)) as { plan: Plan }
  for (const [i, { seats, options = {} }] of plan.tables.entries())
    test(`${game}: ${tableName({ seats, options })}`, { tag: i === 0 ? '@quick' : '@long' }, async ({ page }) => {
      const heard = listen(page)
      await prefer(page, QUICK)
      const given = Object.fromEntries(Object.entries(options).map(([k, v]) => [k, String(v)]))
      await layTable(page, { game, seats, options: given })
      await playToEnd(page, `${game} ${seats}`)
      await sameAsEngine(page)
      expect(heard).toEqual([])
    })
}
