// `chantier record --states --canonical --json` prints for other programs: what 0.1.0 printed, to the letter. Only what is
// known of a sheet may grow: where a figure was found, what a card is called. Its figures stay.
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

/** The lines that 0.1.0 printed first for a game; the first of them holds the sheet it had. */
const linesThen = (game: string): string[] => unpacked(`records/${game}.jsonl`).toString().split('\n')

const figuresOf = (sheet: unknown): unknown =>
  JSON.parse(JSON.stringify(sheet, (key, value) => (key === 'source' || key === 'names' ? undefined : value)))

/** What is printed now, with the sheet as 0.1.0 had it once its figures are seen to be the same. */
async function printed(game: string, args: readonly string[]): Promise<string> {
  const { code, out, err } = await runHere(args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [first = '', ...rest] = out.split('\n')
  const { setup, ...more } = JSON.parse(first)
  const { sheet } = JSON.parse(linesThen(game)[0] ?? '').setup
  expect(figuresOf(setup.sheet)).toEqual(figuresOf(sheet))
  expect(first).toBe(JSON.stringify({ setup, ...more }))
  return [JSON.stringify({ setup: { ...setup, sheet }, ...more }), ...rest].join('\n')
}

describe('a record of 0.1.0', () => {
  for (const game of GAMES_THEN) {
    const rows = kept.filter(({ args }) => args[1] === game)

    // Kept whole, so that a difference shows itself.
    it(`is printed line by line as it was: ${game}`, async () => {
      const was = linesThen(game)
      const is = (await printed(game, rows[0]?.args ?? [])).split('\n')
      for (const [i, line] of is.entries())
        if (line !== was[i]) expect(JSON.parse(line)).toEqual(JSON.parse(was[i] ?? ''))
      expect(is).toEqual(was)
    })

    for (const { args, lines, sum } of rows)
      it(`is the same: ${args.slice(1, -3).join(' ')}`, async () => {
        const out = await printed(game, args)
        expect(out.split('\n').length - 1).toBe(lines)
        expect(createHash('sha256').update(out).digest('hex')).toBe(sum)
      })
  }
})
