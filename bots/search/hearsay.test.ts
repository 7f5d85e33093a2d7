// What was said of choices elsewhere: those far behind wherever they were judged wait until they are visited.
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../contract/plan.ts'
import { gameIds } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import type { Game } from '../../kernel/game.ts'
import { at } from '../../kernel/lists.ts'
import { begin, freshState } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Card, Choice, Seat, State, Step } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { type Insight, mindOf } from '../../title/mind.ts'
import type { Edition } from '../../title/title.ts'
import { dealt } from '../test/table.ts'
import { expectedGap, type Hearsay, tell } from './hearsay.ts'
import { TUNING, think } from './search.ts'
import type { Arm, Node } from './tree.ts'

const arm = (key: string, worth: number): Arm => ({
  choice: { act: key },
  key,
  worth,
  values: null,
  look: 0.5,
  judged: true,
  visits: 0,
  won: 0,
  squares: 0,
  next: null,
})

describe('a choice is passed over', () => {
  const heard = (...points: readonly (readonly [number, number])[]): Hearsay => {
    const hearsay: Hearsay = new Map()
    for (const [good, bad] of points) tell(hearsay, [arm('good', good), arm('bad', bad)], Math.max(good, bad))
    return hearsay
  }
  it('where it was far behind at two points, and then by as much as where it did best', () => {
    expect(expectedGap(heard([5, -1], [9, 6]), 'bad', 2)).toBe(-3)
  })
  it('but not after one point, nor where it was once nearer than that, nor where it is new', () => {
    expect(expectedGap(heard([5, -1]), 'bad', 2)).toBeNull()
    expect(expectedGap(heard([5, -1], [4, 3]), 'bad', 2)).toBeNull()
    expect(expectedGap(heard([5, -1], [9, 6]), 'good', 2)).toBeNull()
    expect(expectedGap(heard([5, -1], [9, 6]), 'new', 2)).toBeNull()
  })
  it('but not one time in eight', () => {
    const hearsay = heard([5, -1], [9, 6])
    const gaps = Array.from({ length: 16 }, () => expectedGap(hearsay, 'bad', 2))
    expect(gaps.flatMap((gap, i) => (gap === null ? [i] : []))).toEqual([7, 15])
  })
})

const plans = await Promise.all(
  gameIds().map(async (id) => ((await import(`../../games/${id}/test/plan.ts`)) as { plan: Plan }).plan),
)

/** How often searches at the first question of every game judge, and the trees they leave behind. */
function judging(tuning: typeof TUNING): { readonly judged: number; readonly roots: readonly Node[] } {
  let judged = 0
  const roots = plans.map((plan) => {
    const { game } = plan.title
    const plain = mindOf(game, plan.insight)
    const leads = (s: State) => {
      judged++
      return plain.leads(s)
    }
    const s = dealt(plan, { seats: game.players[0] }, 'hearsay')
    const seat = at(deciders(game, s), 0)
    const thinking = think({ ...plain, leads }, view(game, s, seat), seat, rngOf('x'), { iterations: 60 }, { tuning })
    while (thinking.step());
    return thinking.root
  })
  return { judged, roots }
}

describe('a search that judges what it visits', () => {
  const { judged, roots } = judging(TUNING)

  it('judges less often than one that judges all choices of a point at once', () => {
    expect(judged).toBeLessThan(0.95 * judging({ ...TUNING, behind: Number.POSITIVE_INFINITY }).judged)
  })
  it('judges every choice at the root, and of the choices of a point the one that looks best', () => {
    const walk = (node: Node, top: boolean): void => {
      for (const arms of node.arms) {
        if (arms === undefined) continue
        const list = [...arms.values()]
        if (top) expect(list.every((one) => one.judged)).toBe(true)
        expect(list.some((one) => one.judged)).toBe(true)
      }
      for (const child of node.children.values()) walk(child, false)
    }
    for (const root of roots) walk(root, true)
  })
})

/** Behind most doors there is something good; behind the last only where the hidden card is 0. */
interface DoorsState extends State {
  agenda: Door[]
  deck: Card[]
  door: number
  got: number
}
interface Door extends Step {
  readonly do: 'walk' | 'take'
}
const GOOD = { act: 'good' }
const LEFT = [{ act: 'bad' }, { act: 'worse' }]
const ALL = [GOOD, ...LEFT]
const DOORS = 5
const WORTH = new Map([
  ['good', 10],
  ['bad', -10],
  ['worse', -11],
])

const doors: Game<DoorsState, Door> = {
  id: 'doors',
  version: 1,
  players: [2, 2],
  variants: {},
  box: null,
  setup: (_options, seats, rng) => ({
    ...freshState(seats, rng),
    agenda: [{ do: 'walk' }],
    deck: [0, 1],
    door: 0,
    got: 0,
  }),
  rules: {
    walk: {
      kind: 'decision',
      by: () => [0],
      candidates: () => Array.from({ length: DOORS }, (_, door): Choice => ({ act: 'walk', n: [door] })),
      refuse: () => null,
      resolve(s, _step, _seat, { n = [] }) {
        s.door = n[0] ?? 0
        s.agenda.push({ do: 'take' })
      },
    },
    take: {
      kind: 'decision',
      by: () => [1],
      candidates: ({ deck, door }) => (door < DOORS - 1 || deck[0] === 0 ? ALL : LEFT),
      refuse: () => null,
      resolve(s, _step, _seat, { act }) {
        s.got = WORTH.get(act) ?? 0
      },
    },
  },
  zones: [{ id: 'deck', pool: 'deck', piles: (s) => [s.deck], sees: () => false }],
  pools: () => ({ deck: [0, 1] }),
  scores: ({ got }) => [-got, got],
  winners: ({ agenda, got }) => (agenda.length > 0 ? [] : [got > 0 ? 1 : 0]),
  breakdown: ({ got }, seat) => [{ from: 'door', points: seat === 1 ? got : -got }],
}

describe('where only what was bad elsewhere is left in a world', () => {
  const lead = ({ got }: DoorsState, seat: Seat) => (seat === 1 ? got : -got)
  const insight: Insight<DoorsState, unknown> = { value: lead }
  const foreseeing: Insight<DoorsState, unknown> = {
    ...insight,
    foresight: { leads: (s) => [-s.got, s.got], scale: 10 },
  }
  for (const [name, known] of Object.entries({ searching: insight, 'at sight': foreseeing }))
    it(`the best of it is taken by others who choose ${name}`, () => {
      const mind = mindOf(doors as unknown as Edition, known as unknown as Insight<State, unknown>)
      const seen = view(mind.game, begin(mind.game, {}, 2, rngOf('doors')), 0)
      // In some of these the last door is looked behind first where there is something good.
      for (let k = 0; k < 8; k++) {
        const thinking = think(mind, seen, 0, rngOf(`worlds ${k}`), { iterations: 200 })
        while (thinking.step());
        const arms = thinking.root.children.get(`0 walk #${DOORS - 1};`)?.arms[1]
        const visits = (act: string) => arms?.get(act)?.visits ?? 0
        expect(visits('good')).toBeGreaterThan(visits('worse'))
        expect(visits('bad')).toBeGreaterThan(visits('worse'))
      }
    })
})
