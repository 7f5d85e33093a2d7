import { describe, expect, it } from 'vitest'
import { explain } from '../../../kernel/ask.ts'
import { pieces } from '../../../look/battery/scene.ts'
import { DESK } from '../../../look/battery/shapes.ts'
import { type Speaker, speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import type { SpyriumState } from '../rules/state.ts'
import { box, game, give, lay, open, setEvent, turnOf } from '../test/scene.ts'
import { words } from '../words/index.ts'
import { topOf } from './gauge.ts'
import { look } from './index.ts'

const speakers = new Map<string, Promise<Speaker>>()
function speaker(lang: 'en' | 'fr'): Promise<Speaker> {
  const known =
    speakers.get(lang) ??
    speakerOf(words, { title: title as unknown as Title, game: game as never, state: open(2) }, lang)
  speakers.set(lang, known)
  return known
}

describe('a price', () => {
  /** The dilemma of three lots for one factory. */
  function factory(): SpyriumState {
    const s = turnOf(open(4), 0, 2)
    lay(s, { 1: 'factory-i#1', 4: 'laboratory-ii#1' })
    setEvent(s, 'patronage')
    give(s, 0, {
      money: 9,
      buildings: ['mine-ii#1', 'workshop-i#1', 'workers-estate-i#1'],
      gaps: { v01: 1, h00: 1 },
      active: 1,
    })
    give(s, 1, { gaps: { v01: 1 }, active: 2 })
    give(s, 2, { gaps: { h01: 1 }, active: 2 })
    s.agenda.push({ do: 'lot', seat: 0, gap: 7, pos: 1, lobbying: 0, lot: -1, token: -1, value: -1 } as never)
    return s
  }
  const lots = (s: SpyriumState) => explain(game, s, 0).flatMap((e) => (e.refusal === null ? [e.choice] : []))

  it('hangs over every lot, and the refused one says so', async () => {
    const { voice } = await speaker('en')
    const s = factory()
    const scene = look.with({ voice, box }).scene(s, 0, DESK, { options: lots(s), picked: [] })
    const tag = (ref: string) => pieces(scene).find((p) => p.ref === ref)?.tags?.[0]
    expect(tag('district.0.0')).toMatchObject({ text: '£9', tone: 'plain' })
    expect(tag('district.0.1')).toMatchObject({ text: '£6', tone: 'plain' })
    expect(tag('act.new-lot')).toMatchObject({ text: '£12', tone: 'bad' })
  })
  it('opens as a sum', async () => {
    const { voice } = await speaker('en')
    const s = factory()
    const considered = look.with({ voice, box }).consider?.(s, 0, { act: 'replace', on: ['district.0.1'] })
    expect(considered?.sum).toEqual([
      { label: 'price', n: '£6' },
      { label: 'crowd', n: '£3' },
      { label: 'common symbol', n: '−\u00a0£3' },
    ])
    expect(considered?.text).toBe('£6, £3 left:')
  })
  it('counts the crowd on the workers themselves', async () => {
    const { voice } = await speaker('en')
    const s = factory()
    const scene = look.with({ voice, box }).scene(s, 0, DESK, { options: lots(s), picked: [] })
    const notes = pieces(scene).flatMap((p) => (p.look.is === 'meeple' && p.look.note ? [p.look.note] : []))
    expect(notes).toEqual(['+1', '+1', '+1'])
    expect(pieces(scene).find((p) => p.ref === 'market.1')?.tags?.[0]?.text).toBe('+£3')
  })
})

describe('the gauge', () => {
  it('grows when the leader comes near its top', () => {
    expect(topOf([0, 12])).toBe(40)
    expect(topOf([35, 12])).toBe(40)
    expect(topOf([36, 12])).toBe(60)
    expect(topOf([84])).toBe(100)
  })
})

describe('tokens on a person', () => {
  it('lie over the portrait on a phone, off the effect and the name', async () => {
    const { voice } = await speaker('en')
    const s = turnOf(open(4), 0, 1)
    lay(s, { 4: 'banker#1' }, { 4: [2, 3, 2] })
    const scene = look.with({ voice, box }).scene(s, 0, { w: 360, h: 520, form: 'upright' }, null)
    const all = pieces(scene)
    const tokens = all.filter((p) => p.ref?.startsWith('market-token.4.'))
    const person = all.find((p) => p.ref === 'market.4')?.box
    if (person === undefined) throw new Error('market.4')
    expect(tokens.length).toBeGreaterThan(0)
    for (const { box } of tokens) expect(box.y + box.h).toBeLessThanOrEqual(person.y + person.h / 2)
  })
})
