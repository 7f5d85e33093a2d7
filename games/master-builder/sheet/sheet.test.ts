import { describe, expect, it } from 'vitest'
import { type Entry, markOf, type Sheet, sheetProblems } from '../../../papers/sheet.ts'
import { withSheet } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import { box } from '../test/scene.ts'
import { form } from './form.ts'

const rows = (name: string) => title.sheet.tables[name] as readonly (Entry & Record<string, unknown>)[]
/** The shipped sheet with one figure changed. */
function changed(table: string, id: string, field: string, value: unknown): Sheet {
  const entries = rows(table).map((entry) => (entry.id === id ? { ...entry, [field]: value } : entry))
  return { ...title.sheet, tables: { ...title.sheet.tables, [table]: entries } }
}
const places = (sheet: Sheet) => sheetProblems('master-builder', form, sheet).map((problem) => problem.at)

describe('the cards', () => {
  it('40 workers with 70 faults, 14 of each, better types with fewer', () => {
    expect(box.faultCount.reduce((sum, n) => sum + n, 0)).toBe(70)
    for (let bit = 0; bit < 5; bit++) expect(box.faults.filter((faults) => (faults >> bit) & 1).length).toBe(14)
    const mean = box.workers.map(
      (cards) => cards.reduce((sum, card) => sum + (box.faultCount[card] as number), 0) / cards.length,
    )
    expect(mean.map((n) => n.toFixed(2))).toEqual(['2.15', '1.90', '1.44', '1.25'])
    expect(box.faultCount.every((n) => n >= 1 && n <= 3)).toBe(true)
  })
  it('the minimum workforce of each contract and its wages', () => {
    const force = box.requires.map((list) => [0, 1, 2, 3].map((type) => list.filter((r) => r === type).length))
    expect(force).toEqual([
      [4, 2, 0, 0],
      [4, 1, 1, 0],
      [3, 2, 1, 0],
      [3, 1, 1, 1],
      [2, 2, 1, 1],
      [2, 1, 2, 1],
      [2, 2, 1, 1],
      [1, 2, 2, 1],
      [1, 2, 1, 2],
      [1, 1, 2, 2],
      [0, 1, 2, 3],
      [1, 1, 2, 2],
    ])
    const wages = box.requires.map((list) => list.reduce((sum, type) => sum + (box.wageOf[type] as number), 0) / 1000)
    expect(wages).toEqual([10, 11, 13, 15, 17, 18, 17, 20, 21, 22, 26, 22])
    expect(box.number).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(box.kind.flatMap((kind, k) => (kind === 1 ? [k + 1] : []))).toEqual([1, 2, 7, 12])
  })
  it('11 situation cards, two IOUs', () => {
    expect(box.situations.length).toBe(11)
    expect([box.received, box.quick, box.late]).toEqual([
      [10_000, 30_000],
      [13_000, 38_000],
      [15_000, 40_000],
    ])
  })
})

describe('where each figure comes from', () => {
  const marks = (table: string, field: string) =>
    rows(table)
      .map((entry) => markOf(entry, field))
      .join('')
  it('the rulebook, public sources, deduction, or us', () => {
    expect([marks('types', 'wage'), marks('types', 'copies')]).toEqual(['PPPP', 'PPPP'])
    expect(marks('workers', 'faults')).toBe('R'.repeat(40))
    expect(marks('contracts', 'income') + marks('contracts', 'minimumBid') + marks('contracts', 'requires')).toBe(
      'R'.repeat(36),
    )
    expect(marks('contracts', 'number')).toBe('SSRRRRSRRRRS')
    expect(marks('contracts', 'kind')).toBe('SSDDDDSDDDDS')
    expect(marks('contracts', 'names')).toBe('RRPPPPRPPPPR')
    expect(marks('situations', 'reveals') + marks('events', 'effect')).toBe('R'.repeat(21))
    expect([marks('loans', 'quick'), marks('loans', 'copies')]).toEqual(['SS', 'PP'])
    expect(marks('sections', 'kind')).toBe('SSSSSRSSSSSS')
    const limits = rows('limits')[0] as Entry
    expect(['startingCash', 'rounds', 'minimumRaise', 'actionsLimit'].map((field) => markOf(limits, field))).toEqual([
      'S',
      'S',
      'R',
      'P',
    ])
  })
})

describe('a corrected sheet', () => {
  it('is played with', () => {
    const game = withSheet(title, changed('contracts', 'inn', 'income', 99_000))
    expect(game.box.income[4]).toBe(99_000)
  })
  it('is refused where it does not fit', () => {
    expect(places(title.sheet)).toEqual([])
    for (const [table, id, field, value, at] of [
      ['contracts', 'inn', 'income', 57_500, 'contracts.inn'],
      ['contracts', 'inn', 'minimumBid', 41_000, 'contracts.inn.minimumBid'],
      ['contracts', 'inn', 'number', 6, 'contracts.number'],
      ['contracts', 'inn', 'requires', ['master'], 'contracts.inn.requires'],
      ['types', 'master', 'wage', 7000, 'limits.table.startingWorkers'],
      ['types', 'master', 'wage', 4500, 'types.master.wage'],
      ['types', 'master', 'copies', 9, 'types.master.copies'],
      ['situations', 'boom', 'copies', 3, 'situations.copies'],
      ['situations', 'boom', 'reveals', [2, 3, -1], 'situations.boom.reveals'],
      ['limits', 'table', 'rounds', 7, 'limits.table.rounds'],
      ['limits', 'table', 'leftOverMoney', 5500, 'limits.table'],
      ['limits', 'table', 'minimumRaise', 1500, 'limits.table'],
      ['events', 'counts-corvee', 'money', 3500, 'events.counts-corvee.money'],
      ['loans', 'small-iou', 'late', 12_000, 'loans.small-iou.late'],
      ['loans', 'small-iou', 'quick', 13_500, 'loans.small-iou'],
      ['faults', 'weak', 'code', 'S', 'faults.weak.code'],
      ['sections', 'roof', 'kind', 'rampart', 'sections.roof.kind'],
      ['workers', 'master-01', 'faults', ['X'], 'workers.master-01.faults'],
    ] as const)
      expect(places(changed(table, id, field, value))).toEqual([at])
  })
})
