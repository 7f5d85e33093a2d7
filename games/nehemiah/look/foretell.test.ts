import { describe, expect, it } from 'vitest'
import { follow } from '../../../kernel/foresee.ts'
import type { Choice, State } from '../../../kernel/words.ts'
import { changesBy } from '../../../look/preview.ts'
import { plan } from '../test/plan.ts'
import { box, lay, open, put, type Scene, stock, turn } from '../test/scene.ts'
import { look } from './index.ts'
import { speaker } from './test/moments.ts'

/** What the last of some choices of seat 0 changes, as it is shown. */
async function changed({ s }: Scene, ...path: Choice[]): Promise<string[]> {
  const { voice } = await speaker('en')
  const { game } = plan.title
  let now: State = s
  let list: string[] = []
  for (const choice of path) {
    const changes = changesBy(look.with({ voice, box }), game, now, 0, choice)
    list = changes.map((c) => `${c.seat} ${c.holding.label} ${c.from} → ${c.to}`)
    now = follow(game, now, 0, choice)?.after ?? now
  }
  return list
}

describe('what a choice would bring', () => {
  it('is carried out on a copy: the sums of an activation', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'garrison-1')
    put(t, 0, 1, 4, 'standing')
    stock(t, 0, { wood: 2, gold: 3 })
    turn(t, 0)
    const considered = look.with({ voice, box }).consider?.(t.s, 0, { act: 'activate', on: ['column.0.3'] })
    expect(await changed(t, { act: 'activate', on: ['column.0.3'] }, { act: 'resolve' })).toEqual([
      '0 wood 2 → 1',
      '0 gold 3 → 2',
      '0 Garrison 0 → 1',
    ])
    expect(considered?.text).toContain('Column 1 will be cleared.')
    expect(t.s.wood[0]).toBe(2)
  })
  it('says that a worker only tires where the card cannot be paid', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    lay(t, 1, 'gate')
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { wood: 1 })
    turn(t, 0)
    const considered = look.with({ voice, box }).consider?.(t.s, 0, { act: 'activate', on: ['column.0.0'] })
    expect(considered?.text).toContain('only tires')
    expect(considered?.sum).toBeUndefined()
  })
  it('names who gets the coin of an extra activation', async () => {
    const { voice } = await speaker('en')
    const t = open(4)
    lay(t, 1, 'wood-2', 'gold-3', 'wood-1', 'wood-1')
    put(t, 2, 1, 1, 'tired')
    put(t, 0, 1, 2, 'tired')
    put(t, 0, 1, 4, 'standing')
    stock(t, 0, { wood: 0, gold: 2 })
    turn(t, 0)
    t.s.anchor = 3
    t.s.activated = 8
    t.s.agenda.push({ do: 'extra-activation' })
    const gold = t.s.gold[2] ?? 0
    const of = (row: number) => look.with({ voice, box }).consider?.(t.s, 0, { act: 'extra', on: [`column.0.${row}`] })
    expect(of(0)?.text).toContain('1 gold to Green.')
    expect(await changed(t, { act: 'extra', on: ['column.0.0'] })).toEqual([
      '0 wood 0 → 2',
      '0 gold 2 → 1',
      `2 gold ${gold} → ${gold + 1}`,
    ])
    expect(of(1)?.text).toContain('the bank')
  })
  it('adds a bid up', async () => {
    const { voice } = await speaker('en')
    const { s } = open(4, { foremen: 'on' })
    expect(look.with({ voice, box }).consider?.(s, 0, { act: 'bid', n: [1, 2, 3] })?.text).toMatch(/^6 in all/)
    expect(
      look
        .with({ voice, box })
        .numbers?.(s, 0, { act: 'bid', span: [] })
        .map((n) => n.icon),
    ).toEqual(['meeple', 'wood', 'coin'])
  })
})
