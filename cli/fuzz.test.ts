// `chantier fuzz`: its report, and the file in which it goes on.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run, runHere, scratch } from './test/run.ts'

const folder = scratch()
const json = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('fuzz', () => {
  it('plays every table, shared out among the cores, and finds nothing', async () => {
    const { code, out } = await run(['fuzz', 'pillars', '--games', '7', '--seed', 'f', '--json'])
    expect(code).toBe(0)
    const [report] = json(out)
    expect(report).toMatchObject({ game: 'pillars', games: 7, violations: [] })
    expect(report.tables.map((table: { games: number }) => table.games)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(report.longest).toBeGreaterThan(150)
  })

  it('tells people the same', async () => {
    const { out } = await run(['fuzz', 'pillars', '--games', '1', '--lang', 'fr'])
    const said = out.replaceAll(/[\u00a0\s]+/g, ' ')
    expect(said).toMatch(/1 partie, \d+ décisions : aucune loi n’a été enfreinte/)
    expect(said).toMatch(
      /phrases, des coups et de la reprise à \d+ positions, une sur 20, tirées par la graine\. Temps de processeur : 0:0\d/,
    )
  })

  it('asks every law everywhere where it is told so, and says which it did', async () => {
    const asked = async (...more: string[]) =>
      (await run(['fuzz', 'pillars', '--games', '1', '--seats', '3', ...more])).out.replaceAll(/\s+/g, ' ')
    expect(await asked('--share', '1')).toContain('Every law was checked at every position.')
    const [{ share, asked: everywhere, decisions }] = json(
      (await run(['fuzz', 'pillars', '--games', '1', '--seats', '3', '--share', '1', '--json'])).out,
    )
    expect([share, everywhere]).toEqual([1, decisions + 1])
    expect(await asked('--share', '50')).toMatch(/undo at \d+, one in 50, drawn by the seed/)
  })

  it('goes on where it stopped, and sums up all pieces', async () => {
    const file = join(folder, 'pillars.fuzz')
    const piece = async (games: string) => {
      const { out } = await run(['fuzz', 'pillars', '--games', games, '--resume', file, '--workers', '1', '--json'])
      return json(out)[0]
    }
    const first = await piece('2')
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(1 + 2 + 1)
    const both = await piece('3')
    expect(both).toMatchObject({ games: 3, violations: [] })
    expect(both.decisions).toBeGreaterThan(first.decisions)
    expect(await piece('3')).toEqual(both)
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(1 + 3 + 1)
  })

  it('keeps a broken law in its file, and says how to come to it again', async () => {
    const file = join(folder, 'broken.fuzz')
    await run(['fuzz', 'pillars', '--games', '1', '--resume', file])
    const table = { seats: 3, options: { kingTrickTie: 'nearest-left' } }
    const violation = { table, seed: 'fuzz/4/9/2', decision: 17, law: '5: a dead end' }
    const counts = { ms: 9, games: 3, decisions: 60, asked: 4, longest: 30, mostOptions: 9, undone: 0, interrupts: 0 }
    const line = { row: 4, seed: 'fuzz/4/9', from: 0, ...counts, violations: [violation] }
    appendFileSync(file, `${JSON.stringify(line)}\n{"row":4,"seed`)
    const { code, out } = await run(['fuzz', 'pillars', '--games', '1', '--resume', file])
    expect(code).toBe(1)
    const said = out.replaceAll(/\s+/g, ' ')
    expect(said).toContain('3 seats kingTrickTie=nearest-left, seed fuzz/4/9/2, decision 17: 5: a dead end')
    expect(said).toContain(
      'fuzz pillars --seats 3 --option kingTrickTie=nearest-left --seed fuzz/4/9 --games 3 --share 20',
    )
  })

  it('plays one table alone, by the seeds it is given', async () => {
    const { out } = await run(['fuzz', 'pillars', '--seats', '3', '--seed', 'f/2/9', '--games', '2', '--json'])
    const [{ tables }] = json(out)
    expect(tables).toHaveLength(1)
    expect(tables[0]).toMatchObject({ seats: 3, games: 2 })
  })

  it('refuses a file that is not its own', async () => {
    const other = join(folder, 'other.fuzz')
    for (const text of ['{"arena":1}\n', 'a letter to a friend\n']) {
      writeFileSync(other, text)
      const { code, err } = await runHere(['fuzz', 'pillars', '--resume', other])
      expect([code, err]).toEqual([1, expect.stringContaining('does not belong to this fuzz of “pillars”')])
      expect(readFileSync(other, 'utf8')).toBe(text)
    }
    const mine = join(folder, 'seed.fuzz')
    await run(['fuzz', 'pillars', '--games', '1', '--resume', mine])
    for (const another of [
      ['--seed', 'x'],
      ['--share', '1'],
    ]) {
      const { code, err } = await runHere(['fuzz', 'pillars', ...another, '--resume', mine, '--lang', 'fr'])
      expect(code).toBe(1)
      expect(err.replaceAll('\u00a0', ' ')).toContain('n’est pas le fichier de cette épreuve')
    }
    expect((await runHere(['fuzz', 'pillars', '--resume', folder])).code).toBe(1)
  })
})
