import { beforeAll, describe, expect, it } from 'vitest'
import type { Voice } from '../../../papers/texts.ts'
import { does, passRound, plays } from '../test/moves.ts'
import { boxOf, scoring, stateOf, tricks } from '../test/scene.ts'
import { explain, panel, progress } from './panel.ts'
import { broughtBy, standing, termsOf } from './sum.ts'
import { voiceIn } from './test/positions.ts'

let voice: Voice
beforeAll(async () => {
  voice = await voiceIn(stateOf(tricks({})), 'en')
})

describe('a player at a glance', () => {
  it('shows materials, hand, tricks, advantages and the rounds so far', () => {
    const m = tricks({ left: 5, round: 3, owned: { 1: 'potter' }, stock: { 1: 'wood 2' }, won: { 1: '' } })
    const s = {
      ...stateOf(m),
      pad: [
        [0, 6, 0, 0],
        [0, -2, 0, 0],
      ],
    }
    const p = panel({ voice, box: boxOf(m) }, s, 1)
    expect(p.figures.map((f) => f.n)).toEqual([0, 2, 0, 0])
    expect(p.figures.map((f) => f.pale)).toEqual([true, false, true, true])
    expect(p.notes.map((n) => n.text)).toEqual(['hand 5', 'no trick', 'potter'])
    expect(p.aside?.text).toBe('6−2')
    expect(p.mark).toBeUndefined()
  })
  it('says who is winning the trick', () => {
    const m = plays(tricks({ left: 5, leader: 0, hands: { 0: 'carpenter-green' } }), 'carpenter-green')
    expect([0, 1, 2, 3].map((seat) => panel({ voice, box: boxOf(m) }, stateOf(m), seat).flag?.text)).toEqual([
      undefined,
      'winning so far',
      undefined,
      undefined,
    ])
  })
  it('marks who has finished the scoring', () => {
    const m = scoring({ won: { 0: 'carpenter-blue', 1: 'quarry-1' }, stock: { 1: '' } })
    expect([0, 1].map((seat) => panel({ voice, box: boxOf(m) }, stateOf(m), seat).mark)).toEqual(['busy', 'done'])
  })
})

describe('PIL-6.2', () => {
  const shown = (m: ReturnType<typeof tricks>) => progress({ voice, box: boxOf(m) }, stateOf(m))
  it('a returned advantage card makes the track of rounds one longer', () => {
    const m = scoring({ advantage: 'potter', kingTrick: 'king potter ellen forest-1' })
    expect(shown(tricks({})).steps).toHaveLength(5)
    expect(stateOf(m).returned).toBe(1)
    expect(shown(m).steps).toHaveLength(6)
    expect(shown(passRound(m)).steps.map((step) => step.state)).toEqual([
      'done',
      'now',
      ...new Array(4).fill('to-come'),
    ])
  })
  it('says trick and phase', () => {
    const p = shown(tricks({ left: 5, seats: 3 }))
    expect([p.detail?.text, p.phase.text]).toEqual(['Trick 6 of 10', 'playing cards'])
  })
})

describe('the score sheet', () => {
  it('explains every line of itself', () => {
    const m = tricks({})
    for (const from of ['conversions', 'workers', 'advantages', 'persons'])
      expect(explain({ voice, box: boxOf(m) }, stateOf(m), { from, points: 3 })).toMatch(/\(PIL-5/)
  })
})

describe('PIL-5.22', () => {
  const m = () =>
    does(
      scoring({
        scores: [10, 0, 0, 0],
        won: { 0: 'stonemason-blue master-builder-blue regan-hamleigh lady-aliena' },
        owned: { 0: 'painter' },
        stock: { 0: 'stone 1 metal 1' },
      }),
      0,
      'convert stonemason-blue stone',
      'convert master-builder-blue metal',
    )
  it('the sum names its terms', () => {
    const s = stateOf(m())
    const box = boxOf(m())
    expect(
      termsOf({ voice, box }, s, 0, 2, false).map((t) => `${t.bad ? '−' : ''}${t.n}${t.more ?? ''} ${t.label}`),
    ).toEqual(['8+2 conversions', '2 workers', '1 painter', '1 Aliena', '−2 Regan'])
    expect(termsOf({ voice, box }, s, 0, 0, true).at(-1)).toEqual({ n: '1', label: 'persons', bad: true })
    expect(standing(s, 0, box)).toMatchObject({ round: 10, before: 10 })
  })
  it('every used worker shows what it brought, the master builder too', () => {
    const s = stateOf(m())
    const box = boxOf(m())
    const brought = Object.fromEntries([...broughtBy(s, 0, box)].map(([card, points]) => [box.id[card], points]))
    expect(brought).toEqual({ 'stonemason-blue': 4, 'master-builder-blue': 4 })
  })
})
