// The battery every game passes, in one line: contract(plan, import.meta.dirname).

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { at as item } from '../kernel/lists.ts'
import type { State } from '../kernel/words.ts'
import { readMatch, writeMatch } from '../match/file.ts'
import { sheetProblems } from '../papers/sheet.ts'
import type { Texts } from '../papers/texts.ts'
import { mindOf } from '../title/mind.ts'
import { attemptsAt } from './attempts.ts'
import { fuzzTable, violationLine } from './fuzz.ts'
import {
  endSum,
  open,
  type PerftRow,
  perft,
  perftStart,
  playOut,
  playthrough,
  type Recorded,
  replayMatch,
} from './keep.ts'
import { type Plan, tableName, toldTables } from './plan.ts'
import { faultOfReport } from './reported.ts'

const linesOf = (path: string) => readFileSync(path, 'utf8').trim().split('\n')

export function contract<S extends State, B>(given: Plan<S, B>, folder: string, games = 2): void {
  const plan = given as unknown as Plan
  played(plan, games)
  kept(plan, folder)
  written(plan)
}

/** Matches played anew: the laws, an opponent, the file. */
function played(plan: Plan, games: number): void {
  const { title } = plan
  const id = title.game.id

  describe(`${id}: the laws`, () => {
    for (const table of plan.tables)
      it(`hold after every choice: ${tableName(table)}`, async () => {
        const report = await fuzzTable(plan, table, games, 'battery')
        expect(report.violations.map(violationLine)).toEqual([])
        expect(report.games).toBe(games)
      })
  })

  describe(`${id}: refusals`, () => {
    const clauses = new Set<string>()
    const unruled = new Set<string>()
    for (const table of plan.tables)
      it(`name the clause that forbids: ${tableName(table)}`, () => {
        const found = attemptsAt(plan, table, games)
        for (const clause of found.clauses) clauses.add(clause)
        for (const kind of found.unruled) unruled.add(kind)
        expect(Object.fromEntries(found.vague)).toEqual({})
      })
    it('are all met with, or it is known why not', async () => {
      const known = new Set(Object.keys((await plan.words.texts('en')).refusal))
      const seldom = Object.keys(plan.seldom ?? {})
      expect([...known].filter((clause) => !clauses.has(clause) && !seldom.includes(clause))).toEqual([])
      expect(seldom.filter((clause) => clauses.has(clause) || !known.has(clause))).toEqual([])
      expect(Object.keys(plan.unruled ?? {}).filter((kind) => !unruled.has(kind))).toEqual([])
    })
  })

  describe(`${id}: opponents`, () => {
    for (const table of plan.tables)
      it(`greedy plays to the end: ${tableName(table)}`, () => {
        const match = open(title, table, 'greedy')
        for (const _ of playOut(match, 'greedy', mindOf(match.game, plan.insight)));
        expect(match.game.winners(match.state, match.game.box).length).toBeGreaterThan(0)
      })
  })

  describe(`${id}: the match file`, () => {
    for (const table of plan.tables)
      it(`opens as it was saved: ${tableName(table)}`, async () => {
        const match = open(title, table, 'file')
        for (const _ of playOut(match, 'random'));
        const opened = await readMatch(writeMatch(match), async () => title)
        expect('match' in opened ? endSum(opened.match.state) : opened.problem).toBe(endSum(match.state))
      })
  })
}

/** What the game keeps beside its tests. */
function kept(plan: Plan, folder: string): void {
  const { title } = plan
  const id = title.game.id

  describe(`${id}: recorded matches`, () => {
    const recorded = linesOf(join(folder, 'recorded.jsonl')).map((line) => JSON.parse(line) as Recorded)
    it('are at least 20 for each player count', () => {
      const [min, max] = title.game.players
      for (let seats = min; seats <= max; seats++)
        expect(recorded.filter((r) => r.table.seats === seats).length).toBeGreaterThanOrEqual(20)
    })
    for (const table of plan.tables)
      it(`end as they ended: ${tableName(table)}`, () => {
        const mine = recorded.filter((r) => JSON.stringify(r.table) === JSON.stringify(table))
        expect(mine.length).toBeGreaterThan(0)
        for (const r of mine) expect(replayMatch(title, r)).toEqual({ scores: r.scores, end: r.end })
      })
  })

  const reported = join(folder, 'reported')
  if (existsSync(reported))
    describe(`${id}: matches that players have reported`, () => {
      for (const file of readdirSync(reported))
        it(`opens, and ends as it says: ${file}`, async () => {
          expect(await faultOfReport(title, readFileSync(join(reported, file), 'utf8'))).toBeNull()
        })
    })

  describe(`${id}: perft`, () => {
    const rows = JSON.parse(readFileSync(join(folder, 'perft.json'), 'utf8')) as PerftRow[]
    for (const row of rows)
      it(`${tableName(row.table)}, after ${row.after}`, () => {
        const { game, state } = perftStart(title, row)
        expect(row.nodes.map((_, d) => perft(game, state, d + 1))).toEqual(row.nodes)
      })
  })

  describe(`${id}: playthroughs`, () => {
    const golden = join(folder, 'golden')
    const files = toldTables(plan).flatMap(({ table, name }) =>
      WHOLE.map((lang) => ({ table, lang, file: `${name}.${lang}.txt` })),
    )
    it('are those of the plan, in every language', () =>
      expect(readdirSync(golden).sort()).toEqual(files.map(({ file }) => file).sort()))
    for (const { table, lang, file } of files)
      it(`read as they did: ${file}`, async () => {
        expect(await playthrough(plan, table, 'golden', lang)).toBe(readFileSync(join(golden, file), 'utf8'))
      })
  })
}

/** Its papers: the card sheet and the texts. */
function written(plan: Plan): void {
  const { title, words } = plan
  const id = title.game.id

  describe(`${id}: the card sheet`, () => {
    it('fits its form', () => expect(sheetProblems(id, title.form, title.sheet)).toEqual([]))
    it('is refused with the place and the form expected', () => {
      const problems = sheetProblems(id, title.form, { ...title.sheet, tables: {} })
      expect(problems.map((p) => p.at)).toEqual(Object.keys(title.form.tables).map((name) => `tables.${name}`))
    })
  })

  describe(`${id}: texts`, () => {
    it('name every option and each of its values, in every language', async () => {
      for (const lang of WHOLE) {
        const texts: Texts = await words.texts(lang)
        for (const [option, variant] of Object.entries(title.game.variants)) {
          expect(texts.variants[option]?.name, `${lang} ${option}`).toBeTruthy()
          if (variant.kind !== 'whole')
            for (const value of variant.values)
              expect(texts.variants[option]?.values[value], `${lang} ${option} ${value}`).toBeTruthy()
        }
      }
    })
    it('name every line of the score sheet', async () => {
      const match = open(title, item(plan.tables, 0), 'texts')
      for (const lang of WHOLE) {
        const texts = await words.texts(lang)
        for (const { from } of match.game.breakdown(match.state, 0, match.game.box))
          expect(texts.points[from]).toBeTruthy()
      }
    })
  })
}
