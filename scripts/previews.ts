// npm run previews [-- <game> …] [--choices 20000]: compares what every preview promises with what then happens, over
// random matches of every table of each game's plan, and says how many choices it compared.
import { parseArgs } from 'node:util'
import { gameIds } from '../games/shelf.ts'
import { nothingTried, type Proof, tryPreviews } from '../look/battery/previews.ts'
import { drawnFor } from '../look/battery/spoken.ts'
import type { Planned } from '../look/battery/trial.ts'
import type { GameLook } from '../look/scene.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { choices: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'previews' } },
})
const choices = Number(values.choices)
let wrong = 0
for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const { plan }: { plan: Planned } = await import(`../games/${id}/test/plan.ts`)
  const { proof }: { proof: Proof } = await import(`../games/${id}/test/witness.ts`)
  const { look }: { look: GameLook } = await import(`../games/${id}/look/index.ts`)
  const drawn = await drawnFor(plan, look)
  const tried = nothingTried()
  const each = Math.ceil(choices / plan.tables.length)
  for (const table of plan.tables) tryPreviews(plan.title.game, drawn, proof, table, each, values.seed, tried)
  wrong += tried.wrong.length
  const said = [...tried.said].sort().map(([say, n]) => `${say} ${n}`)
  console.log(
    `${id}: ${tried.choices} choices at ${plan.tables.length} tables, ${tried.changes} changes and ${tried.statements} statements compared, ${tried.wrong.length} false (${said.join(', ')})`,
  )
  for (const line of tried.wrong) console.log(`  ${line}`)
}
process.exit(wrong === 0 ? 0 : 1)
