// The house was down: the clocks of a table in memory stood still meanwhile, and everybody there sees it.
import { writeDocument } from './runtime/keep.ts'
import { ensureCurrent } from './runtime/load.ts'
import { withOutages } from './runtime/outages.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { tellInfo } from './runtime/tell.ts'

/** Within the table's queue. */
export async function standStill(runtime: Runtime, t: LoadedTable): Promise<void> {
  await ensureCurrent(runtime, t)
  const time = withOutages(t.doc.time, runtime.outages)
  if (time === t.doc.time) return
  t.doc.time = time
  tellInfo(t)
  await writeDocument(runtime, t)
}
