import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { options } from '../../../kernel/ask.ts'
import { at } from '../../../kernel/lists.ts'
import type { Card, Choice, Ref } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { crowded, misplaced, pieces as piecesOf, unnamed } from '../../../look/battery/scene.ts'
import { iconsIn, symbolsOf } from '../../../look/battery/sprite.ts'
import type { Scene, Shape } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { PillarsState } from '../rules/state.ts'
import { scene } from './scene.ts'
import { box, game, PHASES, type Position, positionsOf, SHAPES, speakers } from './test/positions.ts'

const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8')
const signs = symbolsOf(sprite)

interface Stage {
  readonly options: readonly Choice[]
  /** What could still be chosen instead. */
  readonly rivals: readonly Choice[]
  readonly picked: readonly Ref[]
}

/** Every stage of a seat's choosing: nothing picked, then each option thing by thing. */
function choosings(p: Position): Stage[] {
  const all = p.phase === 'end' ? [] : options(game, p.seen, p.seat)
  const stages = [{ options: all, rivals: all, picked: [] as Ref[] }]
  for (const choice of all)
    for (let n = 1; n <= (choice.on?.length ?? 0); n++) {
      const picked = (choice.on ?? []).slice(0, n)
      stages.push({ options: all.filter((c) => picked.every((ref) => c.on?.includes(ref))), rivals: all, picked })
    }
  return stages
}

/** The cards a seat may see lie open: from the rulebook (section 5), not from the zones. */
function open(s: PillarsState, seat: number): Set<Card> {
  const last = s.lastWinner !== null && s.table.length === 0 ? (s.won[s.lastWinner] ?? []).slice(-s.seats) : []
  const won = s.faceUp ? s.won.flat() : []
  return new Set([...(s.hands[seat] ?? []), ...s.table, ...s.kingTrick, ...s.owned.flat(), ...last, ...won])
}

describe.each([3, 4])('the board with %i players', (seats) => {
  const positions = positionsOf(seats)
  let voices: { voice: Voice; missing: Set<string> }[] = []
  beforeAll(async () => {
    const found = await speakers(positions[0]?.seen as PillarsState)
    voices = found.map(({ speaker, missing }) => ({ voice: speaker.voice, missing }))
  })

  it('is tried in every phase', () => {
    expect(new Set(positions.map((p) => p.phase))).toEqual(new Set(PHASES))
  })

  it.each(PHASES)('is whole in phase "%s"', (phase) => {
    // The second language needs to be tried on the longest texts only: once a position.
    for (const p of positions.filter((x) => x.phase === phase)) {
      const up = open(p.truth, p.seat)
      for (const shape of SHAPES)
        for (const [k, choosing] of choosings(p).entries())
          for (const { voice, missing } of k === 0 ? voices : voices.slice(0, 1)) {
            const s = scene({ voice, box }, p.seen, p.seat, shape, choosing)
            const where = `${phase} ${shape.w}×${shape.h} ${voice.lang} ${choosing.picked.join(' ')}`
            whole(s, shape, choosing, where)
            for (const { id } of piecesOf(s).filter((x) => x.id.startsWith('card.')))
              if (!up.has(Number(id.slice(5)))) expect.fail(`${where}: ${id} lies face down`)
            expect([...missing], where).toEqual([])
          }
    }
  })

  it('shows a spectator no hand', () => {
    for (const p of positions) {
      const seen = view(game, p.truth, null) as PillarsState
      for (const shape of SHAPES) {
        const s = scene({ voice: at(voices, 0).voice, box }, seen, null, shape, null)
        const hand = s.areas.find((area) => area.id === 'hand')
        const faces = hand?.pieces.filter((x) => x.look.is === 'card') ?? []
        // Who was dealt Lady Aliena is public (PIL-3.1).
        expect(faces.filter((x) => x.id !== `card.${box.aliena}`)).toEqual([])
      }
    }
  })

  it('is read in the order of play: the trick from its leader, the hand by value', () => {
    for (const p of positions.filter((x) => !x.seen.faceUp))
      for (const shape of SHAPES) {
        const s = scene({ voice: at(voices, 0).voice, box }, p.seen, p.seat, shape, null)
        const trick = s.areas.find((area) => area.id === 'trick')?.pieces ?? []
        const played = trick.flatMap((x) => (x.id.startsWith('card.') ? [Number(x.id.slice(5))] : []))
        if (p.seen.table.length > 0) expect(played).toEqual(p.seen.table)
        const orders = trick.flatMap((x) => x.tags?.map((tag) => Number(tag.lead)) ?? [])
        expect(orders).toEqual(Array.from({ length: seats }, (_, i) => i + 1))
        const hand = s.areas.find((area) => area.id === 'hand')?.pieces ?? []
        const coins = hand.map((x) => (x.look.is === 'card' ? Number(x.look.face.coin) : -1))
        expect(coins).toEqual(coins.slice().sort((a, b) => a - b))
        hand.forEach((x, i) => {
          const before = hand[i - 1]
          if (before) expect(x.box.y > before.box.y || x.box.x > before.box.x).toBe(true)
        })
      }
  })

  it('keeps the last trick in sight until the next card (PIL-R23)', () => {
    const led = positions.find((p) => p.phase === 'lead' && p.seen.lastWinner !== null)
    if (led === undefined) throw new Error('no such position')
    const s = scene({ voice: at(voices, 0).voice, box }, led.seen, led.seat, at(SHAPES, 0), null)
    const trick = s.areas.find((area) => area.id === 'trick')?.pieces.filter((x) => x.look.is === 'card') ?? []
    expect(trick).toHaveLength(seats)
    expect(trick.filter((x) => x.noted)).toHaveLength(1)
  })
})

function whole(s: Scene, shape: Shape, choosing: Stage, where: string) {
  const wanted = new Set([...choosing.options, ...choosing.rivals].flatMap((c) => c.on ?? []))
  const wrong = [
    ...misplaced(s, shape, 0),
    ...unnamed(s, wanted),
    ...crowded(s, wanted, choosing.picked, shape),
    ...iconsIn(s).filter((icon) => !signs.has(icon)),
  ]
  if (wrong.length > 0) expect.fail(`${where}: ${wrong.join('; ')}`)
}
