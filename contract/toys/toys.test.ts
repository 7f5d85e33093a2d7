import { describe, expect, it } from 'vitest'
import { fuzzTable, violationLine } from '../fuzz.ts'
import { type Plan, tableName } from '../plan.ts'
import { bidsPlan } from './bids.ts'
import { lotsPlan } from './lots.ts'
import { walksPlan } from './walks.ts'

describe('the toys obey every law', () => {
  for (const plan of [lotsPlan, bidsPlan, walksPlan] as unknown as Plan[])
    for (const table of plan.tables)
      it(`${plan.title.game.id}: ${tableName(table)}`, async () => {
        const report = await fuzzTable(plan, table, 30, 'toys')
        expect(report.violations.map(violationLine)).toEqual([])
      })
})
