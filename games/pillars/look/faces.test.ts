import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../../kernel/words.ts'
import type { Face } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import { withSheet } from '../../../title/title.ts'
import type { PillarsState } from '../rules/state.ts'
import { type Box, STAND_IN } from '../sheet/box.ts'
import { open, stateOf, title } from '../test/scene.ts'
import { cardLabel, faceOf, shortFace } from './faces.ts'
import { box, voiceIn } from './test/positions.ts'

const s = stateOf(open({ options: { colours: ['orange', 'red', 'blue', 'green'] } }))
let voice: Voice
let french: Voice
beforeAll(async () => {
  voice = await voiceIn(s, 'en')
  french = await voiceIn(s, 'fr')
})

const card = (id: string): Card => box.id.indexOf(id)
const face = (id: string, v = voice, state: PillarsState | null = s, b: Box = box): Face =>
  faceOf({ voice: v, box: b }, card(id), state)
/** A strip in a few signs: icons by name, points in brackets. */
const strip = (f: Face) => (f.strip[0] ?? []).map((m) => m.text ?? (m.laurel ? `(${m.laurel})` : m.icon)).join(' ')

describe('a worker', () => {
  it('wears the colour and the badge of its seat at this table', () => {
    expect(face('carpenter-orange').seat).toBe(0)
    expect(face('carpenter-orange').ground[1]).toBe('var(--seat-0)')
    expect(face('carpenter-green').seat).toBe(3)
  })
  it('wears the tone of its colour where there is no table', () => {
    expect(face('carpenter-green', voice, null).seat).toBeUndefined()
    expect(face('carpenter-green', voice, null).ground[1]).toBe('var(--tone-2)')
  })
  it('prints value, exchange and the point of its owner', () => {
    const f = face('carpenter-green')
    expect([f.coin, strip(f), f.points, f.palePoints]).toEqual(['6', 'log → (3)', '+1', true])
    expect(strip(face('master-builder-red'))).toBe('powder log stone-block metal-bar → (1–4)')
  })
})

describe('a neutral card', () => {
  it('prints what it brings at scoring', () => {
    expect(strip(face('quarry-2'))).toBe('+1 stone-block')
    expect(strip(face('tom-builder'))).toBe('+1 stone-block log powder')
    expect(strip(face('alfred-builder'))).toBe('last trick +1 metal-bar')
    expect([face('william-hamleigh').points, face('william-hamleigh').frame]).toEqual(['−3', 'harm'])
    expect([face('king').points, face('king').frame]).toEqual(['+3', 'king'])
  })
  it('bears no badge and no pale points', () => {
    expect(face('ellen').seat).toBeUndefined()
    expect(face('ellen').palePoints).toBe(false)
  })
})

describe('an advantage card', () => {
  it('prints its exchange', () => {
    expect(strip(face('brickmaker'))).toBe('powder → stone-block')
    expect(strip(face('assistant'))).toBe('powder log stone-block metal-bar → (1) ×n')
    expect(face('painter').points).toBe('+1')
  })
  it('is drawn for its stand-in as soon as one may see it', () => {
    const seen = { ...s, roundCard: [card('potter')] }
    expect(faceOf({ voice, box }, STAND_IN, seen).title).toBe('Potter')
    const hidden = faceOf({ voice, box }, STAND_IN, { ...s, roundCard: [-1] })
    expect([hidden.title, hidden.coin]).toEqual(['Advantage card', undefined])
    expect(cardLabel({ voice, box }, STAND_IN, seen)).toBe('potter, value 1')
  })
})

describe('the dot of reconstructed figures', () => {
  it('marks what the rulebook and public sources do not give', () => {
    const marked = box.id.filter((id) => id !== 'round-advantage' && face(id).reconstructed)
    expect(marked).toEqual([
      'alfred-builder',
      'regan-hamleigh',
      'tom-builder',
      'william-hamleigh',
      'prior-philip',
      'bishop-waleran',
      'lady-aliena',
      'painter',
      'assistant',
      'brickmaker',
      'bell-founder',
      'potter',
    ])
  })
})

describe('every card', () => {
  it('has a title, a text and clauses in both languages', () => {
    for (const id of box.id.filter((x) => x !== 'round-advantage'))
      for (const v of [voice, french]) {
        const f = face(id, v)
        expect(f.title.charAt(0)).toBe(f.title.charAt(0).toLocaleUpperCase())
        expect(f.text, id).not.toBe(v.says('unknown-advantage'))
        expect(f.text.length, id).toBeGreaterThan(8)
        expect(
          f.clauses.every((clause) => /^PIL-\d+\.\d+$/.test(clause)),
          id,
        ).toBe(true)
      }
  })
  it('follows a corrected sheet', () => {
    const rows = title.sheet.tables.trades?.map((row) => (row.id === 'carpenter' ? { ...row, value: 7 } : row)) ?? []
    const other = withSheet(title, { ...title.sheet, tables: { ...title.sheet.tables, trades: rows } }).box as Box
    expect(face('carpenter-red', voice, s, other).coin).toBe('7')
  })
  it('carries no points in its short form', () => {
    expect(shortFace({ voice, box }, card('king'), s).points).toBeUndefined()
  })
})
