import { describe, expect, it } from 'vitest'
import { explain } from '../../../kernel/ask.ts'
import { type Choice, HIDDEN } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { pieces } from '../../../look/battery/scene.ts'
import type { Shape } from '../../../look/scene.ts'
import { TILES } from '../rules/pieces.ts'
import type { CastleState } from '../rules/state.ts'
import { box, pieces as give, lies, onSpace, purse, table } from '../test/scene.ts'
import { look } from './index.ts'
import { english, game, type Moment, moments, SHAPES } from './test/moments.ts'

describe('the scene', () => {
  it('shows a spectator no card that was chosen face down', async () => {
    const all = moments(4, { season: 'winter' }, 'secret')
    const voice = await english((all[0] as Moment).s)
    const hidden = all.filter(({ s }) => s.down.some((cards) => cards.length > 0))
    expect(hidden.length).toBeGreaterThan(0)
    for (const { s } of hidden) {
      const seen = view(game, s, null)
      expect(seen.down.flat().every((card) => card === HIDDEN)).toBe(true)
      const scene = look.with({ voice, box }).scene(seen, null, SHAPES[0] as Shape, null)
      const shown = scene.areas.find((area) => area.id === 'cards')?.pieces ?? []
      expect(shown.filter((p) => p.look.is === 'back').length).toBe(
        (seen.down[0]?.length ?? 0) + (seen.hands[0]?.length ?? 0),
      )
    }
  })
})

describe('the sign of a seat', () => {
  it('is one and the same beside the card that is chosen and beside the card that is played', async () => {
    const all = moments(4, {}, 'signs')
    const voice = await english((all[0] as Moment).s)
    const signs = (s: CastleState) =>
      pieces(look.with({ voice, box }).scene(s, 0, SHAPES[0] as Shape, null)).filter(
        (p) => p.look.is === 'badge' && p.id.startsWith('seat.'),
      )
    const secret = all.find(({ s }) => s.sealed !== null)
    const open = all.find(({ s }) => s.sealed === null && signs(s).length > 0)
    for (const m of [secret, open]) {
      const ids = signs((m as Moment).s).map((p) => p.id)
      expect(ids).toEqual(expect.arrayContaining(['seat.0', 'seat.1', 'seat.2', 'seat.3']))
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

it('says of two spaces that bring the same what they bring once', async () => {
  const s = table(3)
  const voice = await english(s)
  const scene = look.with({ voice, box }).scene(s, 0, SHAPES[0] as Shape, null)
  const palace = pieces(scene).find((piece) => piece.id === 'site.palace.0')?.shows?.text ?? ''
  expect(palace).toMatch(/^Space for 17: /)
  expect(palace.match(/Space for/g)).toHaveLength(1)
})

/** A stonemason about to pay for the stable. */
function paying(own: Parameters<typeof give>[2]): { s: CastleState; options: Choice[] } {
  const s = table(3)
  give(s, 0, own)
  s.sealed = null
  s.agenda = [{ do: 'pay', seat: 0, role: 3, left: 2, building: TILES.indexOf('stable') } as never]
  return { s, options: explain(game, s, 0).map(({ choice }) => choice) }
}

describe('CAS-11.2: a payment', () => {
  it('lies on the tray, a few ready-made ones first, and the building wears the pin', async () => {
    const { s, options } = paying({ sand: 4, wood: 6, clay: 3, stone: 2, silver: 3 })
    const voice = await english(s)
    for (const shape of SHAPES) {
      const scene = look.with({ voice, box }).scene(s, 0, shape, { options, picked: [] })
      const tray = scene.areas.find((area) => area.id === 'tray')
      const refs = tray?.pieces.flatMap((p) => p.ref ?? []) ?? []
      expect(refs.filter((ref) => ref.startsWith('act.pay.'))).toHaveLength(shape.form === 'wide' ? 4 : 6)
      expect(refs).toContain('act.pay-other')
      const ready = options.filter((c) => c.n).map((c) => ['act', c.act, ...(c.n ?? [])].join('.'))
      for (const ref of refs) if (ref !== 'act.pay-other') expect(ready).toContain(ref)
      const stable = pieces(scene).find((p) => p.id === 'site.stable.0')
      // Lying, a long list covers the land.
      const covered = stable === undefined && shape.form === 'lying'
      if (!covered) expect(stable?.look.is === 'drawing' && stable.look.svg).toContain('cas-pin')
    }
  })
  it('opens as the sum it is', async () => {
    const { s } = paying({ stone: 2, clay: 1, sand: 4 })
    const voice = await english(s)
    const considered = look.with({ voice, box }).consider?.(s, 0, { act: 'pay', n: [4, 0, 1, 2, 0, 0, 0, 0] })
    expect(considered?.sum?.map((term) => term.n)).toEqual(['4', '4', '10'])
    expect(considered?.text).toBe('Scores all its 14 VP.')
  })
})

describe('CAS-13.2: a helper space', () => {
  it('opens at the doorstep when its building rises', async () => {
    const s = table(3)
    const voice = await english(s)
    const scene = () => look.with({ voice, box }).scene(s, 0, SHAPES[0] as Shape, null)
    expect(pieces(scene()).some((p) => p.id === 'space.0')).toBe(false)
    s.tiles[0] = 0
    expect(pieces(scene()).some((p) => p.id === 'space.0')).toBe(true)
    onSpace(s, 1, 'keep-14')
    expect(pieces(scene()).find((p) => p.id === 'lodged.0')?.look).toEqual({ is: 'meeple', seat: 1 })
  })
  it('says what it would bring now', async () => {
    const s = table(3, { season: 'winter' })
    const voice = await english(s)
    purse(s, 0, 20)
    s.tiles[TILES.indexOf('tower')] = 5
    s.tiles[TILES.indexOf('large-gate')] = 0
    lies(s, 'granary')
    const text = (on: string[]) => look.with({ voice, box }).consider?.(s, 0, { act: 'place-helper', on })?.text
    expect(text(['space.4', 'supply.0'])).toBe('If the game ended now: 8 VP (4 towers built). You keep 10 talers.')
    expect(text(['granary.0', 'supply.0'])).toContain('10 VP')
  })
})

describe('the castle', () => {
  it('raises as many of a sort as were built', async () => {
    const s = table(4)
    const voice = await english(s)
    const towers = () =>
      pieces(look.with({ voice, box }).scene(s, 0, SHAPES[0] as Shape, null)).filter((p) =>
        p.id.startsWith('site.tower.'),
      )
    expect(towers().filter((p) => p.ref === `tile.${TILES.indexOf('tower')}`)).toHaveLength(9)
    s.tiles[TILES.indexOf('tower')] = 3
    expect(towers().filter((p) => p.ref === undefined)).toHaveLength(6)
  })
  it('has snow on its roofs in winter only', async () => {
    for (const season of ['summer', 'winter']) {
      const s = table(2, { season })
      const voice = await english(s)
      const scene = look.with({ voice, box }).scene(s, 0, SHAPES[0] as Shape, null)
      expect(JSON.stringify(scene.areas).includes('cas-snow')).toBe(season === 'winter')
      expect(scene.ground.includes('cas-star')).toBe(season === 'winter')
      expect(look.mood?.(s)).toBe(season)
    }
  })
})
