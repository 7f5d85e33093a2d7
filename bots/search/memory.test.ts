// What a thought leaves behind is found again in the same turn, and nowhere else.

import { describe, expect, it } from 'vitest'
import type { Plan } from '../../contract/plan.ts'
import { gameIds } from '../../games/shelf.ts'
import { check, deciders } from '../../kernel/ask.ts'
import { clone } from '../../kernel/clone.ts'
import { commit, isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Choice, State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { mindOf } from '../../title/mind.ts'
import { anyChoice } from '../random.ts'
import { dealt, lots } from '../test/table.ts'
import { newMemory } from './memory.ts'
import { search } from './search.ts'
import { newNode } from './tree.ts'

const plans = await Promise.all(
  gameIds().map(async (id) => ((await import(`../../games/${id}/test/plan.ts`)) as { plan: Plan }).plan),
)
/** A game for two whose first turn is chosen in several steps. */
const plan = plans.find((p) => {
  if (!p.tables.some(({ seats }) => seats === 2)) return false
  const s = dealt(p, { seats: 2 }, 'memory')
  const [first] = deciders(p.title.game, s)
  if (first === undefined || s.sealed !== null) return false
  commit(p.title.game, s, first, anyChoice(p.title.game, s, first, rngOf('memory')))
  return deciders(p.title.game, s)[0] === first
}) as Plan
const { title } = plan
const { game } = title
const mind = mindOf(game, plan.insight)
const BUDGET = { iterations: 40 }

/** A game of two with a memory each, or without; what was chosen, and how often something was remembered. */
function played(remembering: boolean, choices: number): { log: Choice[]; recalled: number; s: State } {
  const s = dealt(plan, { seats: 2 }, 'memory')
  const memories = [newMemory(), newMemory()]
  const log: Choice[] = []
  let recalled = 0
  for (let k = 0; k < choices && !isOver(s); k++) {
    const seat = deciders(game, s)[0] as number
    const seen = view(game, s, seat)
    const memory = memories[seat] as (typeof memories)[0]
    const watched = {
      ...memory,
      recall(...where: Parameters<typeof memory.recall>) {
        const node = memory.recall(...where)
        if (node !== null) recalled++
        return node
      },
    }
    const { found } = search(mind, seen, seat, rngOf(`${k}`), BUDGET, { memory: remembering ? watched : undefined })
    for (const { choice } of found) expect(check(game, s, seat, choice)).toBeNull()
    log.push((found[0] as { choice: Choice }).choice)
    commit(game, s, seat, log.at(-1) as Choice)
  }
  return { log, recalled, s }
}

describe('a memory', () => {
  it('serves the following choices of a turn, which stay legal and the same for the same seeds', () => {
    const first = played(true, 40)
    expect(first.recalled).toBeGreaterThan(5)
    expect(played(true, 40).log).toEqual(first.log)
  })

  it('counts the visits of the choice before', () => {
    const s = dealt(plan, { seats: 2 }, 'memory')
    const seat = deciders(game, s)[0] as number
    const memory = newMemory()
    const seen = view(game, s, seat)
    const { found } = search(mind, seen, seat, rngOf('x'), { iterations: 200 }, { memory })
    const { choice, visits } = found[0] as { choice: Choice; visits: number }
    const then = clone(s)
    commit(game, then, seat, choice)
    expect(deciders(game, then)).toEqual([seat])
    const next = search(mind, view(game, then, seat), seat, rngOf('y'), { iterations: 10 }, { memory }).found
    const sum = next.reduce((all, f) => all + f.visits, 0)
    expect(sum).toBeGreaterThan(10 + visits / 2)
  })

  it('knows nothing of a position that something hidden led to, nor of another seat’s', () => {
    const s = dealt(lots, { seats: 2 }, 'memory')
    const seat = deciders(lots.title.game, s)[0] as number
    const memory = newMemory()
    const root = newNode()
    root.children.set(`${seat} draw;`, newNode())
    memory.keep(lots.title.game, view(lots.title.game, s, seat), seat, { act: 'draw' }, root)
    commit(lots.title.game, s, seat, { act: 'draw' })
    for (const who of [0, 1]) expect(memory.recall(lots.title.game, view(lots.title.game, s, who), who)).toBeNull()
  })

  it('is used once, and can be emptied', () => {
    const s = dealt(plan, { seats: 2 }, 'memory')
    const seat = deciders(game, s)[0] as number
    const memory = newMemory()
    const seen = view(game, s, seat)
    const choose = () =>
      (search(mind, seen, seat, rngOf('x'), { iterations: 60 }, { memory }).found[0] as { choice: Choice }).choice
    const then = clone(s)
    commit(game, then, seat, choose())
    const next = view(game, then, seat)
    expect(memory.recall(game, next, seat)).not.toBeNull()
    expect(memory.recall(game, next, seat)).toBeNull()
    choose()
    memory.forget()
    expect(memory.recall(game, next, seat)).toBeNull()
  })
})
