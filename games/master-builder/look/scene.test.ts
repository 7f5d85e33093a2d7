import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { pieces } from '../../../look/battery/scene.ts'
import type { Piece, Place, Shape } from '../../../look/scene.ts'
import { lyingRoom } from '../../../look/shape.ts'
import { at, box, builds, CONFIRM, game, opens, played, starts } from '../test/scene.ts'
import { look } from './index.ts'
import { type Moment, moments, optionsOf, SHAPES, speaker } from './test/positions.ts'

const sceneOf = async (m: Moment, shape: Shape, lang: 'de' | 'en' | 'fr' = 'en', picked: readonly Ref[] = []) =>
  look
    .with({ voice: (await speaker(lang)).voice, box })
    .scene(m.s, m.seat, shape, m.options.length > 0 ? { options: m.options, picked } : null)

const PHONE: Shape = { w: 390, h: 628, form: 'upright' }

describe('the scene', () => {
  it('shows a spectator nothing that lies hidden, and lets nobody choose for him', async () => {
    const { voice } = await speaker('en')
    for (const { s } of moments(2, 'until-all-pass', 'hidden').filter((_, i) => i % 9 === 0)) {
      const other = structuredClone(s)
      for (const pile of [
        other.contractPile,
        other.aside,
        other.situationPile,
        other.situationsAside,
        ...other.piles.map((p) => p),
      ])
        pile.push(...pile.splice(pile === other.contractPile || pile === other.aside ? 0 : 1).reverse())
      for (const shape of SHAPES) {
        const scene = (state: typeof s) =>
          JSON.stringify(look.with({ voice, box }).scene(view(game, state, null), null, shape, null))
        expect(scene(s)).toBe(scene({ ...other, contractPile: [...other.contractPile] }))
      }
    }
  })
})

describe('the piles of the ledger', () => {
  it('are the same while workers are hired from the mat, where each can be chosen once', async () => {
    const room: Shape = { w: 1144, h: 755, form: 'wide' }
    const idsOf = (all: readonly Piece[], area: readonly Piece[]) =>
      all.filter((p) => area.includes(p) && /^(under\.)?pile\.\d$/.test(p.id)).map((p) => p.id)
    const seen = { hiring: 0, other: 0 }
    for (const m of moments(3, 'until-all-pass', 'ledger').slice(0, 40)) {
      const scene = await sceneOf(m, room)
      const all = pieces(scene)
      expect(new Set(all.map((p) => p.id)).size).toBe(all.length)
      expect(idsOf(all, scene.areas.find(({ id }) => id === 'ledger')?.pieces ?? [])).toHaveLength(8)
      const hiring = scene.areas.some(({ id }) => id === 'hire')
      const refs = all.flatMap((p) => (/^pile\.\d$/.test(p.ref ?? '') ? [p.id] : []))
      expect(refs).toEqual([0, 1, 2, 3].map((i) => `${hiring ? 'hire' : 'pile'}.${i}`))
      seen[hiring ? 'hiring' : 'other']++
    }
    expect(Math.min(seen.hiring, seen.other)).toBeGreaterThan(0)
  })
})

describe('words on the board', () => {
  const s = at('contracts', {
    seats: 2,
    offer: ['inn'],
    pile: ['school'],
    situation: 'depression',
    contracts: [['north-wall', 'west-wall'], []],
    loans: [
      [2, 1],
      [0, 0],
    ],
  })
  const moment: Moment = { s, seat: 0, options: optionsOf(s, 0) }
  it('money is that of the language, wherever it is written', async () => {
    for (const shape of SHAPES) {
      expect(JSON.stringify(await sceneOf(moment, shape, 'de'))).not.toContain('$')
      expect(JSON.stringify(await sceneOf(moment, shape, 'en'))).not.toMatch(/\d\s\$/)
    }
  })
  it('what an IOU costs is written no wider than its card', async () => {
    for (const shape of SHAPES)
      for (const lang of ['de', 'en', 'fr'] as const)
        for (const { id, box: card, tags } of pieces(await sceneOf(moment, shape, lang)))
          if (id.startsWith('iou.')) expect((tags?.[0]?.text.length ?? 99) * 7, id).toBeLessThanOrEqual(card.w + 8)
  })
  it('a name that would be set too narrow to be read is left to a tap', async () => {
    const all = moments(3, 'until-all-pass', 'signs')
    const last = all.at(-1)
    if (last === undefined) throw new Error('no moment')
    /** How wide the letters of each name are set, on average. */
    const letters = async (shape: Shape) =>
      pieces(await sceneOf(last, shape, 'fr')).flatMap(({ look: drawn }) =>
        drawn.is !== 'drawing'
          ? []
          : [...drawn.svg.matchAll(/<text([^>]*mb-name[^>]*)>([^<]*)</g)].map(
              ([, tag = '', name = '']) => Number(/textLength="(-?[\d.]+)"/.exec(tag)?.[1] ?? 99) / name.length,
            ),
      )
    expect(await letters({ w: 1144, h: 792, form: 'wide' })).toHaveLength(12)
    expect((await letters(lyingRoom(667, 339, look.column))).filter((width) => width < 3)).toEqual([])
  })
  it('a wide name is squeezed before it reaches the coin', async () => {
    const [wide, narrow] = await Promise.all(
      (['de', 'en'] as const).map(async (lang) => JSON.stringify(await sceneOf(moment, PHONE, lang))),
    )
    expect(wide).toMatch(/textLength[^>]*>Nordmauer</)
    expect(narrow).toContain('North Wall')
  })
})

describe('MAS-7.6 MAS-7.9', () => {
  const SITE = { seats: 2, contracts: [['inn', 'north-wall'], []], pile: ['school'], event: 'wage-claims' } as const
  const crew = [
    'master-01',
    'foreman-01',
    'foreman-02',
    'tradesman-01',
    'tradesman-02',
    'apprentice-01',
    'apprentice-02',
  ]
  const s = at('construction', { ...SITE, crews: [crew, []] })
  const moment: Moment = { s, seat: 0, options: optionsOf(s, 0) }
  const place = (all: readonly Piece[], ref: string) => (all.find((p) => p.ref === ref) as Piece).box

  it('walls stand between the gables, the roof over the walls, the crown on the roof', async () => {
    for (const shape of SHAPES) {
      const all = pieces(await sceneOf(moment, shape))
      const inn = [0, 1, 2, 3, 4, 5].map((bit) => place(all, `section.${4 * 6 + bit}`)) as Place[]
      const [wall1, wall2, gable1, gable2, roof, crown] = inn as [Place, Place, Place, Place, Place, Place]
      expect([gable1, wall1, wall2, gable2].map((b) => b.x)).toEqual(
        [gable1, wall1, wall2, gable2].map((b) => b.x).sort((a, b) => a - b),
      )
      expect(roof.y).toBeLessThan(wall1.y)
      expect(roof.x).toBeGreaterThan(gable1.x)
      expect(roof.x + roof.w).toBeLessThan(gable2.x + gable2.w)
      expect(crown.y).toBeLessThan(roof.y)
    }
  })
  it('a curtain stands between its piers, the second wall right of the first', async () => {
    const all = pieces(await sceneOf(moment, SHAPES[0] as Shape))
    const x = [1, 0, 2, 4, 3, 5].map((bit) => place(all, `section.${bit}`).x)
    expect(x).toEqual([...x].sort((a, b) => a - b))
  })
  it('what is assigned shows its worker, what is built shows none', async () => {
    const started = played(s, [0, starts('inn/wall-1', 'inn/gable-1')])
    const drawn = async (t: typeof s, bit: number) => {
      const look_ = pieces(await sceneOf({ s: t, seat: 0, options: optionsOf(t, 0) }, SHAPES[0] as Shape)).find(
        (p) => p.id === `section.${24 + bit}`,
      )?.look
      return look_?.is === 'drawing' ? look_.svg : ''
    }
    expect(await drawn(s, 0)).toMatch(/shield-0/)
    expect(await drawn(started, 0)).toMatch(/hand-0/)
    expect(await drawn(started, 0)).not.toMatch(/shield/)
    expect(await drawn(started, 2)).toMatch(/hand-1/)
    const done = played(started, [0, builds('inn/wall-2')], [0, CONFIRM])
    expect(done.built[4]).toBe(0b111)
    expect(await drawn(done, 0)).not.toMatch(/hand|shield/)
  })
})

describe('MAS-5.8', () => {
  it('coins for the raises lie on the board; what cannot be paid is there and dim', async () => {
    const s = played(
      at('contracts', {
        seats: 3,
        pile: ['school'],
        situation: 'depression',
        offer: ['inn'],
        cash: [40_000, 14_000, 30_000],
      }),
      [0, opens('inn', 11_000)],
    )
    for (const shape of SHAPES) {
      const all = pieces(await sceneOf({ s, seat: 1, options: optionsOf(s, 1) }, shape))
      const coins = all.filter((p) => p.ref?.startsWith('act.bid'))
      expect(coins.map((p) => [p.ref, p.dim])).toEqual([
        ['act.bid.12000', false],
        ['act.bid.13000', false],
        ['act.bid.14000', false],
        ['act.bid.15000', true],
        ['act.bid.16000', true],
        ['act.bid', true],
      ])
    }
  })
})
