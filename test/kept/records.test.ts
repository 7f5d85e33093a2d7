// `chantier record --states --canonical --json` prints for other programs: what 0.1.0 printed, to the letter.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runHere } from '../../cli/test/run.ts'
import { GAMES_THEN, keptJson, unpacked } from './kept.ts'

interface KeptRecord {
  readonly args: readonly string[]
  readonly lines: number
  /** SHA-256 of all that was printed. */
  readonly sum: string
}

const kept = keptJson('records.json') as readonly KeptRecord[]

async function printed(args: readonly string[]): Promise<string> {
  const { code, out, err } = await runHere(args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

describe('a record of 0.1.0', () => {
  for (const game of GAMES_THEN) {
    const rows = kept.filter(({ args }) => args[1] === game)

    // Kept whole, so that a difference shows itself.
    it(`is printed line by line as it was: ${game}`, async () => {
      const was = unpacked(`records/${game}.jsonl`).toString().split('\n')
      const is = (await printed(rows[0]?.args ?? [])).split('\n')
      for (const [i, line] of is.entries())
        if (line !== was[i]) expect(JSON.parse(line)).toEqual(JSON.parse(was[i] ?? ''))
      expect(is).toEqual(was)
    })

    for (const { args, lines, sum } of rows)
      it(`is the same: ${args.slice(1, -3).join(' ')}`, async () => {
        const out = await printed(args)
        expect(out.split('\n').length - 1).toBe(lines)
        expect(createHash('sha256').update(out).digest('hex')).toBe(sum)
      })
  }
})
