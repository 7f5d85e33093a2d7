import { describe, expect, it } from 'vitest'
import { crowded, misplaced, pieces } from '../../../contract/look.ts'
import { deciders, explain } from '../../../kernel/ask.ts'
import { play } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { Scene, Shape } from '../../../look/scene.ts'
import { type Speaker, speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import type { SpyriumChoice, SpyriumState } from '../state.ts'
import { box, game, give, lay, open, setEvent, turnOf } from '../test/scene.ts'
import { topOf } from './gauge.ts'
import { look } from './index.ts'

const SHAPES: readonly Shape[] = [
  { w: 1144, h: 792, tall: false },
  { w: 1144, h: 748, tall: false },
  { w: 984, h: 692, tall: false },
  { w: 728, h: 660, tall: false },
  { w: 390, h: 628, tall: true },
  { w: 390, h: 560, tall: true },
]

interface Moment {
  readonly s: SpyriumState
  readonly seat: Seat
  readonly options: readonly Choice[]
}

/** Positions of a match in which everybody plays at random, each before a decision. */
function moments(seats: number, seed: string): Moment[] {
  const rng = rngOf(seed)
  let s = open(seats, {}, seed)
  const all: Moment[] = []
  for (let guard = 0; s.agenda.length > 0 && guard < 4000; guard++) {
    const seat = deciders(game, s)[0] as Seat
    const options = explain(game, s, seat).flatMap((e) => (e.refusal === null ? [e.choice] : []))
    all.push({ s, seat, options })
    // Passing only when nothing else is left makes matches long and districts large.
    const rest = options.filter((c) => c.act !== 'pass')
    const list = rest.length > 0 ? rest : options
    const outcome = play(game, s, seat, list[below(rng, list.length)] as SpyriumChoice)
    if (!('state' in outcome)) throw new Error(outcome.refusal.clause)
    s = outcome.state
  }
  all.push({ s, seat: 0, options: [] })
  return all
}

const speakers = new Map<string, Promise<Speaker>>()
function speaker(lang: 'en' | 'fr'): Promise<Speaker> {
  const known = speakers.get(lang) ?? speakerOf(title as unknown as Title, game as never, lang, open(2))
  speakers.set(lang, known)
  return known
}

/** What is wrong with a scene: nothing may be. */
function faults(scene: Scene, { options }: Moment, shape: Shape, picked: readonly string[]): string[] {
  const all = pieces(scene)
  const wrong = misplaced(scene, shape, 3)
  const wanted = new Set(options.flatMap((c) => c.on ?? []))
  for (const ref of [...wanted, ...picked]) {
    const piece = all.find((p) => p.ref === ref)
    if (piece === undefined) wrong.push(`${ref} is not drawn`)
    else if ((piece.label ?? '') === '') wrong.push(`${ref} has no name`)
  }
  const pressed = all.filter((p) => p.ref !== undefined && wanted.has(p.ref))
  wrong.push(...crowded(pressed, shape))
  return wrong
}

describe('the scene', () => {
  for (const seats of [2, 3, 4, 5])
    it(`holds every piece and every choice of a match of ${seats}`, async () => {
      const { voice } = await speaker(seats % 2 === 0 ? 'en' : 'fr')
      const all = moments(seats, `look ${seats}`)
      expect(all.length).toBeGreaterThan(100)
      for (const [i, moment] of all.entries()) {
        const shape = SHAPES[i % SHAPES.length] as Shape
        const seen = view(game, moment.s, moment.seat)
        for (const picked of [[], moment.options.find((c) => c.on)?.on ?? []]) {
          const choosing = moment.options.length > 0 ? { options: moment.options, picked } : null
          const scene = look.scene(seen, moment.seat, shape, choosing, voice, box)
          expect(faults(scene, moment, shape, picked), `${i} ${JSON.stringify(shape)}`).toEqual([])
        }
      }
    })

  it('says something of every choice, and nothing unfinished', async () => {
    for (const lang of ['en', 'fr'] as const) {
      const { voice } = await speaker(lang)
      for (const { s, seat, options } of moments(3, 'words')) {
        const shape = SHAPES[0] as Shape
        const scene = look.scene(s, seat, shape, { options, picked: [] }, voice, box)
        const said = [
          ...pieces(scene).map((p) => p.label ?? ''),
          ...options.map((c) => look.brief?.(s, seat, c, voice, box) ?? ''),
          ...options.map((c) => look.consider?.(s, seat, c, voice, box)?.text ?? ''),
          ...look.panel(s, seat, voice, box).notes.map((n) => n.text),
        ].join(' | ')
        expect(said).not.toMatch(/undefined|NaN|\[object|null|brief-|term-/)
        expect(scene.ground + JSON.stringify(scene.areas)).not.toMatch(/NaN|undefined/)
        if (lang === 'fr') expect(said).not.toMatch(/ [;:!?»]|« |'/)
      }
    }
  })
})

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
    const scene = look.scene(s, 0, SHAPES[0] as Shape, { options: lots(s), picked: [] }, voice, box)
    const tag = (ref: string) => pieces(scene).find((p) => p.ref === ref)?.tags?.[0]
    expect(tag('district.0.0')).toMatchObject({ text: '£9', tone: 'plain' })
    expect(tag('district.0.1')).toMatchObject({ text: '£6', tone: 'plain' })
    expect(tag('act.new-lot')).toMatchObject({ text: '£12', tone: 'bad' })
  })
  it('opens as a sum', async () => {
    const { voice } = await speaker('en')
    const s = factory()
    const considered = look.consider?.(s, 0, { act: 'replace', on: ['district.0.1'] }, voice, box)
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
    const scene = look.scene(s, 0, SHAPES[0] as Shape, { options: lots(s), picked: [] }, voice, box)
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

describe('the race', () => {
  it('ends at the final scores, a point for each of the six rounds', () => {
    const past = moments(2, 'race').map(({ s }) => s)
    const last = past.at(-1) as SpyriumState
    const race = look.race(last, past, box)
    expect(race).toHaveLength(6)
    expect(race[5]).toEqual(game.scores(last, box as never))
    expect(race[0]).toEqual(past.findLast((s) => s.round === 1)?.vp)
  })
})
