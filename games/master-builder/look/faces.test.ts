import { beforeAll, describe, expect, it } from 'vitest'
import type { Face } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import { withSheet } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import type { Box } from '../sheet/box.ts'
import { box, cardNamed } from '../test/scene.ts'
import { faceOf, iouFace } from './faces.ts'
import * as sprite from './sprite.ts'
import { speaker } from './test/positions.ts'

let en: Voice
let fr: Voice
beforeAll(async () => {
  en = (await speaker('en')).voice
  fr = (await speaker('fr')).voice
})
const face = (id: string, voice = en, of: Box = box): Face => faceOf({ voice, box: of }, box.id.lastIndexOf(id))
const strip = (f: Face) => (f.strip[0] ?? []).map((m) => [m.text, m.icon].filter(Boolean).join(' ')).join(' ')

describe('a worker', () => {
  it('prints wage, tool, level and faults', () => {
    const f = face('apprentice-10')
    expect([f.title, f.coin, f.icon, f.symbols, strip(f)]).toEqual([
      'Apprentice',
      '1',
      'wheelbarrow',
      ['level-0'],
      'fault-0 fault-1 fault-2',
    ])
    expect(face('master-08', fr).title).toBe('Maître ouvrier')
    expect(f.reconstructed).toBe(true)
  })
})

describe('a contract', () => {
  it('prints minimum bid, income and workforce', () => {
    const f = face('town-hall')
    expect([f.coin, f.points, f.size]).toEqual(['17', '85', '11'])
    expect(strip(f)).toBe('shield-1 shield-2 shield-2 shield-3 shield-3 shield-3')
    expect(face('west-wall').clauses).toContain('MAS-7.9')
    expect(f.clauses).toContain('MAS-7.7')
  })
})

describe('an event', () => {
  it('prints whom it strikes and what becomes of them', () => {
    expect(strip(face('night-watch'))).toBe('fault-1 → lying')
    expect(strip(face('guild-assembly'))).toBe('shield-3 → lying')
    expect(strip(face('counts-corvee'))).toBe('1 meeple → lying +3 two-coins')
    expect(strip(face('quarrel'))).toBe('1 fault-0 fault-4 → lying')
    expect(strip(face('fire'))).toBe('−5 two-coins or −1 brick-pile')
    expect(strip(face('wage-claims'))).toBe('shield-2 shield-3 → −1 two-coins')
    expect(face('fire').clauses).toEqual(['MAS-6.22'])
  })
})

describe('a situation and an IOU', () => {
  it('print their figures', () => {
    expect(strip(face('boom'))).toBe('2 meeple 2 tied-scroll · 3 meeple 3 tied-scroll · 4 meeple 4 tied-scroll')
    expect(strip(iouFace({ voice: en, box }, 1))).toBe('38 sun 40 moon')
  })
})

describe('every card', () => {
  it('has a title, a text and clauses in both languages, and pictures that the sprite holds', () => {
    const held = new Set([...sprite.icons, ...Object.keys(sprite.own), 'laurels'])
    const faces = [...box.id.keys()].flatMap((card) => [
      faceOf({ voice: en, box }, card),
      faceOf({ voice: fr, box }, card),
    ])
    for (const f of [...faces, iouFace({ voice: en, box }, 0), iouFace({ voice: fr, box }, 1)]) {
      expect(f.title).not.toBe('')
      expect(f.text.length, f.title).toBeGreaterThan(12)
      expect(f.text).not.toMatch(/undefined|NaN|\[object/)
      expect(f.clauses.every((clause) => /^MAS-\d+\.\d+$/.test(clause))).toBe(true)
      const used = [f.icon, f.behind, f.texture, ...(f.symbols ?? []), ...f.strip.flat().map((m) => m.icon)]
      for (const id of used) if (id !== undefined) expect(held.has(id), `${f.title}: ${id}`).toBe(true)
    }
  })
  it('follows a corrected sheet, and drops the dot once nothing is reconstructed', () => {
    const rows = (title.sheet.tables.contracts ?? []).map((row) =>
      row.id === 'inn'
        ? {
            ...row,
            income: 58_000,
            minimumBid: 12_000,
            requires: ['apprentice', 'apprentice', 'tradesman', 'tradesman', 'foreman', 'foreman'],
          }
        : row,
    )
    const other = withSheet(title as never, { ...title.sheet, tables: { ...title.sheet.tables, contracts: rows } })
      .box as Box
    const f = faceOf({ voice: en, box: other }, cardNamed('inn'))
    expect([f.points, f.coin, f.reconstructed]).toEqual(['58', '12', false])
    expect(face('inn').reconstructed).toBe(true)
  })
})
