import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { pieces } from '../../../look/battery/scene.ts'
import type { Shape } from '../../../look/scene.ts'
import type { Speaker } from '../../../title/say.ts'
import type { NehemiahState } from '../rules/state.ts'
import { box, hold, lay, moves, open, openWithForemen, play, put, round, stock, turn } from '../test/scene.ts'
import { look } from './index.ts'
import { game, moments, SHAPES, speaker } from './test/moments.ts'

describe('the screens', () => {
  const closed = () => {
    const t = open(3)
    t.s.vp = [31, 32, 33]
    t.s.wood = [34, 35, 36]
    t.s.gold = [37, 38, 39]
    return t
  }
  const shown = (s: NehemiahState, eyes: Seat | null, voice: Speaker['voice']) =>
    JSON.stringify([
      ...SHAPES.map((shape) => pieces(look.with({ voice, box }).scene(view(game, s, eyes), eyes, shape, null))),
      ...[0, 1, 2].map((seat) => look.with({ voice, box }).panel(view(game, s, eyes), seat, eyes)),
    ])
  const visible = (text: string) =>
    [31, 32, 33, 34, 35, 36, 37, 38, 39].filter((n) => new RegExp(`>${n}<|"(?:n|score)":${n}\\b`).test(text))

  it('hide the wood, gold and points of others, and all of them from a spectator', async () => {
    const { voice } = await speaker('en')
    const { s } = closed()
    expect(visible(shown(s, null, voice))).toEqual([])
    expect(visible(shown(s, 1, voice))).toEqual([32, 35, 38])
  })
  it('are open where the table agreed so, and at the end', async () => {
    const { voice } = await speaker('en')
    const { s } = closed()
    s.options = { ...s.options, openScreens: 'on' }
    expect(look.with({ voice, box }).panel(s, 2, 0)).toMatchObject({ score: 33 })
    expect(look.with({ voice, box }).panel(s, 2, 0).screen).toBeUndefined()
    const over = closed().s
    over.agenda = []
    expect(look.with({ voice, box }).panel(over, 2, null).screen).toBeUndefined()
  })
  it('never show a sealed bid', async () => {
    const { voice } = await speaker('en')
    const t = open(2, { foremen: 'on' })
    t.s.agenda.push({ do: 'bid', starter: 0 } as never)
    t.s.lot = t.s.faceUp.splice(0, 1)
    t.s.sealed = [null, { act: 'bid', n: [2, 3, 1] }]
    const other = structuredClone(t.s)
    other.sealed = [null, { act: 'bid', n: [0, 0, 0] }]
    expect(shown2(t.s, voice)).toBe(shown2(other, voice))
    expect(look.with({ voice, box }).panel(view(game, t.s, 0), 1, 0).mark).toBe('done')
    expect(look.with({ voice, box }).panel(view(game, t.s, 0), 0, 0).mark).toBe('busy')
  })
  const shown2 = (s: NehemiahState, voice: Speaker['voice']) =>
    JSON.stringify(look.with({ voice, box }).scene(view(game, s, 0), 0, SHAPES[0] as Shape, null))
})

describe('the progress', () => {
  it('counts the columns of each round', async () => {
    const { voice } = await speaker('en')
    const pips = (seats: number) =>
      look
        .with({ voice, box })
        .progress(open(seats).s)
        .steps.map((step) => step.pips?.length)
    // NEH-I8.
    expect(pips(4)).toEqual([5, 5, 4])
    expect(pips(3)).toEqual([4, 4, 3])
    const t = open(4)
    t.s.decks[0]?.splice(0, 4)
    t.s.closing = 2
    expect(look.with({ voice, box }).progress(t.s).steps[0]?.pips).toEqual([
      'done',
      'now',
      'to-come',
      'to-come',
      'to-come',
    ])
  })
  it('fills up as a match goes on, and is full at the end', async () => {
    const { voice } = await speaker('en')
    let before = 0
    for (const { s } of moments(4, {}, 'progress')) {
      const done = look
        .with({ voice, box })
        .progress(s)
        .steps.flatMap((step) => step.pips ?? [])
        .filter((p) => p === 'done').length
      expect(done).toBeGreaterThanOrEqual(before)
      before = done
    }
    expect(before).toBe(14)
  })
  it('NEH-8.7: counts the final turns that come after the one at hand', async () => {
    const { voice } = await speaker('en')
    const t = open(3, { firstPlayer: 'seat-0' })
    round(t, 3, 0)
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 4 }, { choice: 'skip' })
    const phases: string[] = []
    while (t.s.agenda.length > 0) {
      phases.push(look.with({ voice, box }).progress(t.s).phase.text)
      play(t, { choice: 'place', column: 2 + (phases.length % 3) })
    }
    const after = phases.map((_, k) => phases.length - 1 - k)
    expect(phases).toEqual(after.map((n) => (n === 0 ? 'Last turn' : `Final turns: ${n} after this one`)))
    expect(phases.length).toBeGreaterThan(2)
  })
})

describe('the panels', () => {
  it('count every worker of a colour once', async () => {
    const { voice } = await speaker('fr')
    const t = openWithForemen(4)
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 2, 1, 'tired')
    stock(t, 0, { supply: 3 })
    hold(t, 0, 'inspector')
    const panel = look.with({ voice, box }).panel(t.s, 0, 0)
    expect(panel.tally?.workers).toEqual(['standing', 'standing', 'standing', 'placed', 'lying', 'reserve'])
    expect(panel.shows?.cards.map((c) => c.face.title)).toEqual(['Inspecteur'])
  })
})
