// What is heard and felt at a table, and what its tab says: a move that is shown, one's own turn, the end.
import { untrack } from 'svelte'
import { attendTable, signal } from '../lib/attention.svelte.ts'
import type { Model } from './model.svelte.ts'
import type { Table } from './table.ts'
import { cueOf } from './teller.ts'

/** Within a component: follows the table for as long as that is there. */
export function signalsOf(of: () => { readonly table: Table; readonly model: Model }): void {
  let heard = -1
  $effect(() => {
    const { table, model } = of()
    const { moment } = table
    const own = table.story.at(-1)?.seat === model.eyes
    if (heard >= 0 && moment !== heard && !model.replaying)
      signal(
        moment < heard
          ? 'undo'
          : cueOf({ over: table.over, mine: model.mine, own, scored: untrack(() => model.scoredAt(moment)) }),
      )
    heard = moment
  })
  $effect(() => {
    const { table, model } = of()
    return attendTable(model.title, model.mine && !table.over)
  })
}
