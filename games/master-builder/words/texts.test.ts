import { describe, expect, it } from 'vitest'
import type { Voice } from '../../../papers/texts.ts'
import { voiceOf } from '../../../papers/texts.ts'
import { title } from '../rules/index.ts'
import { board } from '../terminal/index.ts'
import { at, box, cardNamed, opens, PASS, played } from '../test/scene.ts'
import { texts as en } from './en/index.ts'
import { texts as fr } from './fr/index.ts'

const voice = (lang: 'en' | 'fr'): Voice =>
  voiceOf(
    lang,
    (lang === 'en' ? en : fr).names,
    (card) => title.cardName(card, lang, box),
    (seat) => `P${seat}`,
  )

describe('MAS-R4', () => {
  it('the second type is a tradesman in English and stays “Marchand” in French', () => {
    expect([en.names.tradesman, fr.names.tradesman]).toEqual(['Tradesman', 'Marchand'])
    expect(title.cardName(cardNamed('tradesman-02'), 'fr', box)).toBe('Marchand 2')
  })
})

describe('names', () => {
  it('contracts are told with their number, money as each language writes it', () => {
    expect(title.cardName(cardNamed('inn'), 'en', box)).toBe('Inn (no. 5)')
    expect(title.cardName(cardNamed('west-gate'), 'fr', box)).toBe('Porte de l’Ouest (n°\u00a09)')
    expect(en.event.bid({ seat: 0, bid: 12_000 }, voice('en'))).toBe('P0 bids $12,000.')
    expect(fr.event.bid({ seat: 0, bid: 12_000 }, voice('fr'))).toBe('P0 monte à 12\u202f000\u00a0$.')
    expect(en.event.result({ seat: 0, money: -21_000, completed: 1, place: 3 }, voice('en'))).toBe(
      'P0 ends with −$21,000 and 1 completed contract: place 3.',
    )
  })
  it('every event and contract of the sheet has its card text, every section and fault its name', () => {
    for (const texts of [en, fr]) {
      for (const table of ['types', 'contracts', 'situations', 'events', 'loans'])
        for (const { id } of title.sheet.tables[table] ?? [])
          expect(texts.cards[id as 'inn']?.({}, voice('en')), id).toBeTruthy()
      for (const table of ['types', 'sections', 'faults', 'loans'])
        for (const { id } of title.sheet.tables[table] ?? []) expect(texts.names[id as 'roof'], id).toBeTruthy()
    }
  })
  it('no French sentence has a plain space before high punctuation once typeset, and none a straight apostrophe', () => {
    const said = [
      ...Object.values(fr.names),
      ...Object.values(fr.points),
      fr.blurb,
      ...Object.values(fr.cards).map((say) => say({}, voice('fr'))),
    ]
    for (const text of said) expect(text).not.toMatch(/'/)
  })
})

describe('the board', () => {
  const s = played(
    at('contracts', {
      offer: ['inn', 'shop'],
      left: ['shop'],
      situation: 'depression',
      pile: ['school'],
      crews: [['apprentice-13', 'master-01'], ['tradesman-09', 'foreman-06'], []],
      contracts: [['town-hall'], ['north-wall'], []],
      built: ['town-hall/wall-1', 'town-hall/gable-2'],
      loans: [
        [2, 1],
        [0, 0],
        [0, 0],
      ],
    }),
    [0, opens('inn', 11_000)],
    [1, PASS],
  )
  it('fits 40 and 100 columns', () => {
    for (const lang of ['en', 'fr'] as const)
      for (const width of [40, 100])
        for (const line of board(s, 0, voice(lang), width, box)) expect(line.length, line).toBeLessThanOrEqual(width)
  })
  it('shows offer, bid, crews with faults, sites and debts', () => {
    const lines = board(s, 0, voice('en'), 200, box).join('\n')
    for (const part of [
      'Round 3 of 6',
      'Inn (no. 5) 2A 2T 1F 1M · Income $57,000 · Minimum bid $11,000',
      'Minimum bid $10,000 (+$5,000)',
      'Highest bid: Inn (no. 5), P0 $11,000',
      'Small loan × 2 · Large loan × 1',
      'Apprentice 13 SDN, Master worker 1 S',
      'Town Hall (no. 11): Wall 1, Gable 2 (2/6)',
      'North Wall (no. 1): nothing built (0/6)',
    ])
      expect(lines).toContain(part)
  })
})
