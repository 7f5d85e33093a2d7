import { describe, expect, it } from 'vitest'
import type { Row } from '../columns.ts'
import type { EntryRow } from '../store.ts'
import { appenderOf } from './append.ts'
import type { Queries } from './queries.ts'

const entry = (table: string, seq: number): EntryRow => ({
  table,
  seq,
  command: null,
  at: 1,
  entry: { seat: 0, undo: true },
})

/** A database that answers as told, and remembers what it was asked. */
function answering(answers: { rows: Row[]; broke: boolean }[], ours: Row[] = []) {
  const asked: unknown[][] = []
  const queries = {
    attempt: async (_: string, values: unknown[]) => {
      asked.push(values[0] as unknown[])
      return answers.shift() ?? { rows: [], broke: false }
    },
    query: async () => ours,
  } as unknown as Queries
  return { append: appenderOf(queries), asked }
}

describe('appending', () => {
  it('asks once for all of one moment', async () => {
    const { append, asked } = answering([{ rows: [{ table_id: 'a', seq: 1 }], broke: false }])
    expect(await Promise.all([append(entry('a', 1)), append(entry('b', 4))])).toEqual(['kept', 'taken'])
    expect(asked).toEqual([['a', 'b']])
  })
  it('knows its own entry again where the answer was lost on the way', async () => {
    const { append } = answering([{ rows: [], broke: true }], [{ table_id: 'a', seq: 1 }])
    expect(await Promise.all([append(entry('a', 1)), append(entry('b', 4))])).toEqual(['kept', 'taken'])
  })
  it('takes an equal entry for another’s where nothing was lost', async () => {
    const { append } = answering([{ rows: [], broke: false }], [{ table_id: 'a', seq: 1 }])
    expect(await append(entry('a', 1))).toBe('taken')
  })
  it('fails alone where the database refuses a value, and others of its moment are kept', async () => {
    const asked: unknown[][] = []
    const append = appenderOf({
      attempt: async (_: string, [tables = [], seqs = []]: unknown[][]) => {
        asked.push(tables)
        if (tables.includes('bad')) throw Object.assign(new Error('invalid byte sequence'), { code: '22021' })
        return { rows: tables.map((table_id, i) => ({ table_id, seq: seqs[i] })), broke: false }
      },
    } as unknown as Queries)
    const answers = await Promise.allSettled(['a', 'b', 'bad', 'c', 'd'].map((table) => append(entry(table, 1))))
    expect(answers.map((a) => a.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(asked.slice(1)).toEqual([['a', 'b'], ['bad', 'c', 'd'], ['bad'], ['c', 'd']])
  })
  it('fails together where the database cannot be reached, and is not asked again for each', async () => {
    let asked = 0
    const append = appenderOf({
      attempt: async () => {
        asked++
        throw Object.assign(new Error('the disk is full'), { code: '53100' })
      },
    } as unknown as Queries)
    const answers = await Promise.allSettled([append(entry('a', 1)), append(entry('b', 1))])
    expect(answers.map((a) => a.status)).toEqual(['rejected', 'rejected'])
    expect(asked).toBe(1)
  })
  it('gives a number once even where two of one moment want it', async () => {
    const { append } = answering([{ rows: [{ table_id: 'a', seq: 1 }], broke: false }])
    expect(await Promise.all([append(entry('a', 1)), append(entry('a', 1))])).toEqual(['kept', 'taken'])
  })
})
