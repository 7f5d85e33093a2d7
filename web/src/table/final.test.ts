import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { bidsPlan } from '../../../contract/toys/bids.ts'
import { lotsPlan } from '../../../contract/toys/lots.ts'
import { deciders, options } from '../../../kernel/ask.ts'
import { begin } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { chooseOptions } from '../../../kernel/variants.ts'
import type { Choice, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { isFinal } from './final.ts'

function dealt(plan: Plan): { game: Plan['title']['game']; s: State; seat: number } {
  const { game } = plan.title
  const chosen = chooseOptions(game.variants, {}, 2)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const s = begin(game, chosen.options, 2, rngOf('final'))
  return { game, s, seat: deciders(game, s)[0] as number }
}

describe('a choice is final', () => {
  it('where it brings out something hidden, known here or not, or ends the turn', () => {
    const { game, s, seat } = dealt(lotsPlan as unknown as Plan)
    for (const choice of options(game, s, seat)) {
      expect(isFinal(game, s, seat, choice)).toBe(true)
      expect(isFinal(game, view(game, s, seat), seat, choice)).toBe(true)
    }
  })

  it('not where the seat goes on choosing, nor where it is forbidden', () => {
    const { game, s, seat } = dealt(bidsPlan as unknown as Plan)
    const arranging = { ...s, sealed: null, agenda: [{ do: 'end-round' }, { do: 'arrange' }] } as State
    expect(isFinal(game, arranging, seat, { act: 'lay' })).toBe(false)
    expect(isFinal(game, arranging, seat, { act: 'content' })).toBe(true)
    expect(isFinal(game, arranging, seat, { act: 'dance' } satisfies Choice)).toBe(false)
  })

  it('leaves the table as it is', () => {
    const { game, s, seat } = dealt(lotsPlan as unknown as Plan)
    const before = JSON.stringify(s)
    for (const choice of options(game, s, seat)) isFinal(game, s, seat, choice)
    expect(JSON.stringify(s)).toBe(before)
  })
})
