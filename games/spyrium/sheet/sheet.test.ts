import { describe, expect, it } from 'vitest'
import { openMatch } from '../../../match/match.ts'
import { type Entry, markOf, sheetProblems } from '../../../papers/sheet.ts'
import { withSheet } from '../../../title/title.ts'
import { title } from '../rules/index.ts'

const { tables } = title.sheet
const entry = (table: string, id: string) => tables[table]?.find((e) => e.id === id) as Entry

/** Id, copies in A B C, price, printed VP: the tables of the rules. */
const BUILDINGS = `mine-i 3 0 0 1 1|mine-ii 2 1 0 4 2|mine-iii 0 1 0 6 3|workshop-i 3 0 0 3 2|workshop-ii 0 1 0 5 3
factory-i 0 2 0 6 4|factory-ii 0 0 1 8 5|laboratory-i 2 0 0 5 2|laboratory-ii 0 2 0 6 3|laboratory-iii 0 0 1 7 5
workers-estate-i 2 0 0 4 1|workers-estate-ii 0 1 1 7 3|residence 2 1 0 3 2|university-i 2 0 0 5 2|university-ii 0 1 1 7 4
town-house 2 0 0 5 6|manor 0 1 0 8 9|palace 0 0 2 11 12`
const CHARACTERS = `miner 2 0 0 1|geologist 0 2 0 2|apprentice 2 0 0 0|engineer 0 1 1 1|bureaucrat 2 0 0 0|adviser 0 1 1 2
banker 1 1 0 1|financier 0 0 1 2|architect 1 1 0 1`
const TECHNIQUES = `automation 1 0 0 5|capitalisation 1 0 0 7|crane 1 0 0 5|trade 1 0 0 4|engineering 0 1 0 6
lobbying 0 1 0 5|taylorism 0 1 0 7`

type Row = Entry & { copies: Record<string, number>; price: number; vp?: number }
const lines = (table: string) =>
  (tables[table] as readonly Row[]).map((e) =>
    [e.id, e.copies.A ?? 0, e.copies.B ?? 0, e.copies.C ?? 0, e.price, ...(table === 'buildings' ? [e.vp] : [])].join(
      ' ',
    ),
  )

describe('the card sheet', () => {
  it('holds the figures of the tables', () => {
    expect(lines('buildings')).toEqual(BUILDINGS.split(/[|\n]/))
    expect(lines('characters')).toEqual(CHARACTERS.split(/[|\n]/))
    expect(lines('techniques')).toEqual(TECHNIQUES.split(/[|\n]/))
  })
  it('says where each figure comes from', () => {
    for (const e of tables.buildings as Entry[]) {
      expect(markOf(e, 'copies'), e.id).toBe('R')
      expect(markOf(e, 'price'), e.id).toBe(e.id === 'factory-i' ? 'D' : 'R')
      expect(markOf(e, 'vp'), e.id).toBe(['town-house', 'manor', 'palace'].includes(e.id) ? 'S' : 'R')
      expect(markOf(e, 'effect1'), e.id).toBe(e.id === 'factory-i' ? 'P' : 'S')
      expect(markOf(e, 'effect2'), e.id).toBe('S')
      expect(markOf(e, 'symbols'), e.id).toBe((e.symbols as string[]).length === 0 ? 'D' : 'S')
    }
    for (const e of tables.characters as Entry[]) {
      expect(markOf(e, 'price'), e.id).toBe(e.id === 'apprentice' ? 'S' : 'R')
      expect([markOf(e, 'copies'), markOf(e, 'token'), markOf(e, 'vp')], e.id).toEqual(['R', 'S', 'S'])
    }
    for (const e of tables.techniques as Entry[]) expect([markOf(e, 'price'), markOf(e, 'copies')]).toEqual(['R', 'R'])
    for (const e of tables.events as Entry[]) {
      expect([markOf(e, 'option1'), markOf(e, 'names')], e.id).toEqual(['S', 'R'])
      expect(markOf(e, 'phase1'), e.id).toBe(e.id === 'overtime' ? 'D' : 'S')
    }
    for (const e of tables.periods as Entry[]) expect(markOf(e, 'cards')).toBe('P')
    expect([markOf(entry('tracks', 'short'), 'spaces'), markOf(entry('tracks', 'long'), 'spaces')]).toEqual(['P', 'R'])
  })
})

/** The shipped sheet with one entry changed. */
function corrected(table: string, id: string, change: Record<string, unknown>) {
  const rows = tables[table] as readonly Entry[]
  return { ...title.sheet, tables: { ...tables, [table]: rows.map((e) => (e.id === id ? { ...e, ...change } : e)) } }
}
const problems = (table: string, id: string, change: Record<string, unknown>) =>
  sheetProblems('spyrium', title.form, corrected(table, id, change)).map((p) => p.at)

describe('a corrected sheet', () => {
  it('is refused where things do not add up, with the place', () => {
    expect(problems('buildings', 'mine-i', { copies: { A: 4 } })).toEqual(['periods.A'])
    expect(problems('rounds', '4', { period: 'A' })).toEqual(['periods.A'])
    expect(problems('techniques', 'crane', { copies: { A: 1, B: 1 } })).toEqual([
      'periods.B',
      'techniques.crane.copies',
    ])
    expect(problems('tracks', 'short', { spaces: [2, 2, 3] })).toEqual(['tracks.short.spaces'])
    expect(problems('tokens', 'token-1', { copies: 0 })).toEqual(['tokens.token-1.copies'])
    expect(problems('figures', 'second-bonus', { value: 8 })).toEqual(['figures.second-bonus'])
    expect(problems('figures', 'start-workers', { value: 0 })).toEqual(['figures.start-workers'])
    expect(problems('figures', 'capitalisation-rate', { value: 0 })).toEqual(['figures.capitalisation-rate'])
    expect(problems('buildings', 'mine-i', { price: -1 })).toEqual(['buildings.mine-i.price'])
    const few = { ...title.sheet, tables: { ...tables, tokens: tables.tokens?.map((t) => ({ ...t, copies: 2 })) } }
    expect(sheetProblems('spyrium', title.form, few).map((p) => p.at)).toEqual(['tokens'])
  })
  it('is played by: the table takes its figures', () => {
    const sheet = corrected('figures', 'start-money', { value: 11 })
    const opened = openMatch(title as never, { seats: 2, seed: 'x', sheet: sheet as never })
    expect('match' in opened && (opened.match.state as unknown as { money: number[] }).money).toEqual([13, 13])
    const game = withSheet(title, corrected('buildings', 'palace', { price: 9 }) as never)
    expect(game.box.cards.find((c) => c.design === 'palace')?.price).toBe(9)
  })
})
