import { describe, expect, it } from 'vitest'
import { explain } from '../../../kernel/ask.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { box, game, give, lay, open, played, setEvent, turnOf } from '../test/scene.ts'
import { words } from '../words/index.ts'
import { termsOf } from '../words/wording.ts'
import { explainPrice, title } from './index.ts'
import { NEW_LOT, NONE, TERMS } from './names.ts'
import type { SpyriumChoice, SpyriumState } from './state.ts'

/** Seat 0 beside position 0 with two others around it. */
function beside(id: string, own: readonly string[], tokens: readonly number[] = []): SpyriumState {
  const s = turnOf(open(3), 0, 2)
  lay(s, { 0: id }, { 0: [...tokens] })
  give(s, 0, { gaps: { h00: 1 }, active: 2, money: 20, buildings: own })
  give(s, 1, { gaps: { v00: 2 }, active: 1 })
  return s
}
const plain = { what: 'activate', pos: 0, lobbying: 0, lot: NEW_LOT, token: NONE, value: NONE } as const
const short = (terms: readonly { id: string; amount: number }[]) => terms.map((t) => [t.id, t.amount])
const pounds = (terms: readonly { of: string; amount: number }[]) =>
  terms.reduce((n, t) => (t.of === 'money' ? n + t.amount : n), 0)

describe('SPY-8.2 SPY-8.3 SPY-10.1', () => {
  it('opens the price of a Factory: card, workers around, lot; or the reduction of a shared symbol', () => {
    const s = beside('factory-i#1', ['workers-estate-i#1', 'laboratory-i#1'])
    expect(short(explainPrice(s, 0, plain, box))).toEqual([
      ['card', 6],
      ['crowd', 2],
      ['lot', 2],
    ])
    expect(short(explainPrice(s, 0, { ...plain, lot: 0 }, box))).toEqual([
      ['card', 6],
      ['crowd', 2],
    ])
    expect(short(explainPrice(s, 0, { ...plain, lot: 1 }, box))).toEqual([
      ['card', 6],
      ['crowd', 2],
      ['symbol', -3],
    ])
  })
  it('shows what Lobbying, Crane and Trade take off', () => {
    const s = beside('town-house#1', ['mine-i#1', 'mine-i#2', 'mine-ii#1', 'palace#1'])
    give(s, 0, { techniques: ['lobbying', 'crane'] })
    expect(short(explainPrice(s, 0, { ...plain, lobbying: 1 }, box))).toEqual([
      ['card', 5],
      ['crowd', 2],
      ['lobbying', -2],
      ['lot', 4],
      ['crane', -3],
    ])
    const banker = beside('banker#1', [], [3, 1])
    give(banker, 0, { techniques: ['trade'] })
    expect(short(explainPrice(banker, 0, { ...plain, token: 0, value: 1 }, box))).toEqual([
      ['card', 1],
      ['crowd', 2],
      ['token', 3],
      ['trade', -2],
    ])
    expect(short(explainPrice(banker, 0, { ...plain, token: 1, value: 3 }, box))).toEqual([
      ['card', 1],
      ['crowd', 2],
      ['token', 1],
      ['trade', 2],
    ])
  })
  it('never takes more off than there is: a cheap card, a small lot', () => {
    const mine = beside('mine-i#1', ['mine-ii#1'])
    expect(short(explainPrice(mine, 0, { ...plain, lot: 0 }, box))).toEqual([
      ['card', 1],
      ['crowd', 2],
      ['symbol', -1],
    ])
    give(mine, 0, { techniques: ['crane'] })
    expect(short(explainPrice(mine, 0, plain, box))).toEqual([
      ['card', 1],
      ['crowd', 2],
      ['lot', 1],
      ['crane', -1],
    ])
  })
})

describe('SPY-8.4', () => {
  it('charges exactly the sum of the terms it shows', () => {
    const s = beside('university-ii#1', ['laboratory-i#1', 'palace#1'], [2])
    give(s, 0, { techniques: ['lobbying', 'crane', 'trade'] })
    for (const lobbying of [0, 1])
      for (const lot of [NEW_LOT, 0, 1]) {
        const due = pounds(explainPrice(s, 0, { ...plain, lobbying, lot, token: 0 }, box))
        const at = lot === NEW_LOT ? 'new-lot' : lot === 0 ? 'replace:laboratory-i#1' : 'replace:palace#1'
        const now = played(
          s,
          0,
          { D3: 'activate' },
          { D10: lobbying === 1 ? 'use' : 'do-not-use' },
          { D7: at },
          { D9: 'keep-value' },
        )
        expect(now.money[0], `${lobbying} ${at}`).toBe(20 - due)
      }
  })
  it('explains a refusal by the price in the cheapest way', () => {
    const s = beside('factory-i#1', ['palace#1'])
    give(s, 0, { money: 7 })
    const refusal = explain(game, s, 0).find((e) => e.choice.act === 'activate')?.refusal
    expect(refusal).toMatchObject({
      clause: 'SPY-8.4',
      with: { price: 8, money: 7, terms: ['card', 'crowd'], amounts: [6, 2] },
    })
  })
})

describe('SPY-12.2 SPY-12.3 SPY-23.1', () => {
  it('opens what a building takes: workers, without those that Automation saves, and crystals', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { buildings: ['factory-i#1', 'mine-iii#1'] })
    expect(short(explainPrice(s, 0, { what: 'exploit', building: 0, effect: 1 }, box))).toEqual([
      ['workers', 2],
      ['crystals', 3],
    ])
    give(s, 0, { techniques: ['automation'] })
    expect(short(explainPrice(s, 0, { what: 'exploit', building: 1, effect: 1 }, box))).toEqual([
      ['workers', 1],
      ['automation', -1],
    ])
  })
})

describe('SPY-20.2 SPY-20.3 SPY-20.6', () => {
  it('opens what an event takes', () => {
    const s = open(2)
    const terms = (event: string, option: number) => {
      setEvent(s, event)
      return short(explainPrice(s, 0, { what: 'event', option }, box))
    }
    expect(terms('patronage', 1)).toEqual([['event', 6]])
    expect(terms('town-planning', 0)).toEqual([['crystals', 1]])
    give(s, 0, { reserve: 2, active: 5 })
    expect(terms('hiring', 0)).toEqual([['staff', 5]])
  })
})

describe('a price in words', () => {
  it('has a sentence for every term in every language, and none is empty', async () => {
    for (const lang of ['en', 'fr', 'de'] as const) {
      const { price } = await import(`../words/${lang}/price.ts`)
      const speaker = await speakerOf(
        words,
        { title: title as unknown as Title, game: game as never, state: open(2) },
        lang,
      )
      for (const id of Object.keys(TERMS) as (keyof typeof TERMS)[]) {
        const amount = ['lobbying', 'crane', 'symbol', 'trade', 'automation'].includes(id) ? -2 : 2
        const line = price[id]({ amount }, speaker.voice)
        expect(line, `${lang} ${id}`).toMatch(/2/)
        expect(line).not.toMatch(/undefined|NaN|-2/)
      }
    }
  })
  it('stands open in the choice of a lot, in every language', async () => {
    const s = played(beside('factory-i#1', ['laboratory-i#1']), 0, { D3: 'activate' })
    const choice: SpyriumChoice = { act: 'replace', on: ['district.0.0'] }
    const say = async (lang: 'en' | 'fr' | 'de') => {
      const speaker = await speakerOf(words, { title: title as unknown as Title, game: game as never, state: s }, lang)
      return speaker.choice(s, 0, choice)
    }
    expect(await say('en')).toBe(
      'Replace Laboratory I: £5 (the card £6, 2 other workers around it £2, a symbol in common with the building replaced −£3)',
    )
    expect((await say('fr')).replaceAll('\u00a0', ' ')).toBe(
      'Remplacer : Laboratoire I, 5 £ (la carte 6 £, 2 autres ouvriers autour 2 £, symbole commun avec le bâtiment remplacé −3 £)',
    )
    expect((await say('de')).replaceAll('\u00a0', ' ')).toBe(
      'Labor I ersetzen: 5 £ (die Karte 6 £, 2 andere Arbeiter ringsum 2 £, gemeinsames Symbol mit dem ersetzten Gebäude −3 £)',
    )
    expect(pounds(termsOf(s, 0, choice, box))).toBe(5)
  })
})
