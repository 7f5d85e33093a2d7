import { describe, expect, it } from 'vitest'
import { begin } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { Voice } from '../../../papers/texts.ts'
import { voiceOf } from '../../../papers/texts.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import { board } from '../terminal/index.ts'
import { at, box, cardNamed, opens, PASS, played } from '../test/scene.ts'
import { atThe, theOne } from './de/contracts.ts'
import { loans, whom } from './de/crew.ts'
import { texts as de } from './de/index.ts'
import { texts as en } from './en/index.ts'
import { texts as fr } from './fr/index.ts'
import { words } from './index.ts'

const house = title as unknown as Title
const TEXTS = { de, en, fr }
const LANGS = ['de', 'en', 'fr'] as const
type Spoken = (typeof LANGS)[number]
const nameOf = (id: string, lang: Spoken) => words.cardName(cardNamed(id), lang, box, TEXTS[lang])
const voice = (lang: Spoken): Voice =>
  voiceOf(
    lang,
    TEXTS[lang].names,
    (card) => words.cardName(card, lang, box, TEXTS[lang]),
    (seat) => `P${seat}`,
    TEXTS[lang].board,
  )

describe('MAS-R4', () => {
  it('the second type is a tradesman in English, stays “Marchand” in French and is the “Geselle” of the German edition', () => {
    expect([en.names.tradesman, fr.names.tradesman, de.names.tradesman]).toEqual(['Tradesman', 'Marchand', 'Geselle'])
    expect(nameOf('tradesman-02', 'fr')).toBe('Marchand 2')
    expect(nameOf('tradesman-02', 'de')).toBe('Geselle 2')
  })
})

describe('names', () => {
  it('contracts are told with their number, money as each language writes it', () => {
    expect(nameOf('inn', 'en')).toBe('Inn (no. 5)')
    expect(nameOf('west-gate', 'fr')).toBe('Porte de l’Ouest (n°\u00a09)')
    expect(nameOf('inn', 'de')).toBe('Gasthof (Nr.\u00a05)')
    expect(en.event.bid({ ev: 'bid', seat: 0, card: cardNamed('inn'), bid: 12_000 }, voice('en'))).toBe(
      'P0 bids $12,000.',
    )
    expect(fr.event.bid({ ev: 'bid', seat: 0, card: cardNamed('inn'), bid: 12_000 }, voice('fr'))).toBe(
      'P0 monte à 12\u202f000\u00a0$.',
    )
    expect(de.event.bid({ ev: 'bid', seat: 0, card: cardNamed('inn'), bid: 12_000 }, voice('de'))).toBe(
      'P0 bietet 12.000\u00a0Taler.',
    )
    expect(en.event.result({ ev: 'result', seat: 0, money: -21_000, completed: 1, place: 3 }, voice('en'))).toBe(
      'P0 ends with −$21,000 and 1 completed contract: place 3.',
    )
  })
  it('French workers have their article, and nought is said in words', () => {
    const hired = (id: string) =>
      fr.event.hire({ ev: 'hire', seat: 0, card: cardNamed(id), wages: 5000 }, voice('fr')).split(' ;')[0]
    expect(hired('apprentice-02')).toBe('P0 recrute l’Apprenti 2')
    expect(hired('master-03')).toBe('P0 recrute le Maître ouvrier 3')
    const ended = { ev: 'result', seat: 0, money: 1000, completed: 0, place: 2 } as const
    expect(en.event.result(ended, voice('en'))).toBe('P0 ends with $1,000 and no completed contracts: place 2.')
    expect(fr.event.result(ended, voice('fr'))).toMatch(/et aucun contrat achevé/)
  })
  it('every card of the sheet has its text, every section and fault its name', async () => {
    const state = begin(house.game, {}, 2, rngOf('texts'))
    for (const lang of LANGS) {
      const { texts, voice: speaking } = await speakerOf(words, { title: house, game: house.game, state }, lang)
      for (const table of ['types', 'contracts', 'situations', 'events', 'loans'])
        for (const { id } of title.sheet.tables[table] ?? []) {
          expect(Object.keys(texts.cards), id).toContain(id)
          expect(speaking.says(id), id).toMatch(/^[^']+\.$/)
        }
      for (const table of ['types', 'sections', 'faults', 'loans'])
        for (const { id } of title.sheet.tables[table] ?? []) expect(texts.names[id], id).toBeTruthy()
    }
  })
  it('no French word has a straight apostrophe', () => {
    for (const text of [...Object.values(fr.names), ...Object.values(fr.points), fr.blurb])
      expect(text).not.toMatch(/'/)
  })
})

describe('German', () => {
  it('declines contracts by their gender, and one that a sheet calls otherwise as an order', () => {
    const cases = (id: string) => {
      const name = nameOf(id, 'de').replace(/ \(.*/, '')
      return [theOne(name), theOne(name, 'acc'), atThe(name)]
    }
    expect(cases('inn')).toEqual(['der Gasthof', 'den Gasthof', 'am Gasthof'])
    expect(cases('school')).toEqual(['die Schule', 'die Schule', 'an der Schule'])
    expect(cases('town-hall')).toEqual(['das Rathaus', 'das Rathaus', 'am Rathaus'])
    expect(theOne(nameOf('inn', 'de'), 'acc')).toBe('den Gasthof (Nr.\u00a05)')
    expect(atThe('Kapelle (Nr. 5)')).toBe('am Auftrag „Kapelle (Nr. 5)“')
  })
  it('every contract of the sheet has a gender', () => {
    for (const { id } of title.sheet.tables.contracts ?? []) expect(theOne(nameOf(id, 'de')), id).not.toContain('„')
  })
  it('declines workers and loans', () => {
    expect(['tradesman-02', 'apprentice-10', 'foreman-03', 'master-01'].map((id) => whom(nameOf(id, 'de')))).toEqual([
      'Gesellen 2',
      'Lehrling 10',
      'Vorarbeiter 3',
      'Meister 1',
    ])
    expect([0, 1, 2].map((n) => loans(n, 'small-iou'))).toEqual([
      '0 kleine Kredite',
      '1 kleiner Kredit',
      '2 kleine Kredite',
    ])
    expect(loans(1, 'large-iou', 'acc')).toBe('1 großen Kredit')
    expect(
      de.event.unavailable(
        { ev: 'unavailable', seat: 0, workers: [cardNamed('tradesman-02'), cardNamed('master-01')] },
        voice('de'),
      ),
    ).toBe('P0 muss in dieser Runde ohne Gesellen 2 und Meister 1 auskommen.')
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
    for (const lang of LANGS)
      for (const width of [40, 100])
        for (const line of board(s, 0, voice(lang), width, box)) expect(line.length, line).toBeLessThanOrEqual(width)
  })
  it('shows offer, bid, crews with faults, sites and debts', () => {
    const lines = board(s, 0, voice('en'), 200, box).join('\n')
    for (const part of [
      'Round 3 of 6',
      'Inn (no. 5) · needs 2 apprentices, 2 tradesmen, 1 foreman, 1 master worker · Income $57,000 · Minimum bid $11,000',
      'Minimum bid $10,000 (+$5,000)',
      'Highest bid: Inn (no. 5), P0 $11,000',
      'Small loan × 2 · Large loan × 1',
      'Apprentice 13 (touchy, devious and negligent), Master worker 1 (touchy)',
      'Town Hall (no. 11): Wall 1, Gable 2 (2/6) · needs ',
      'North Wall (no. 1): nothing built (0/6) · needs 4 apprentices, 2 tradesmen · Income $40,000',
    ])
      expect(lines).toContain(part)
  })
  it('shortens no type of worker to a letter that another has too', () => {
    const lines = board(s, 0, voice('fr'), 200, box).join('\n')
    expect(lines).toContain('2 apprentis, 2 marchands, 1 contremaître, 1 maître ouvrier')
    expect(lines).not.toMatch(/(?<!\p{L})M(?!\p{L})/u)
  })
})
