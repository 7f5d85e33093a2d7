import { describe, expect, it } from 'vitest'
import { check, deciders } from '../kernel/ask.ts'
import { rngOf } from '../kernel/random.ts'
import { view } from '../kernel/zones.ts'
import { mindOf } from '../title/mind.ts'
import { answerTo, answerWith } from './answer.ts'
import { hints } from './hint.ts'
import type { Question } from './question.ts'
import { dealt, lots } from './test/table.ts'

const { title } = lots
const { game } = title
const mind = mindOf(game, lots.insight)
const s = dealt(lots, { seats: 2 }, 'answer')
const seat = deciders(game, s)[0] as number
const question: Question = { game: 'lots', sheet: null, view: view(game, s, seat), seat, who: 'master@30it', seed: 'x' }
const find = async (id: string) => (id === 'lots' ? mind : null)

/** A clock that goes on by a millisecond whenever it is read. */
function clockOf() {
  let now = 0
  return () => ++now
}

describe('an answer', () => {
  it('is a legal choice, the same for the same seed, whether the game is found or at hand', async () => {
    const { choice, hints } = await answerTo(question, find)
    expect(check(game, s, seat, choice)).toBeNull()
    expect(hints).toEqual([])
    expect(answerWith(mind, question).choice).toEqual(choice)
    expect(answerWith(mind, { ...question, who: 'master', limits: { iterations: 30 } }).choice).toEqual(choice)
  })

  it('takes the limits of the name before those of the question, and usual ones where there are none', () => {
    const took = (more: Partial<Question>) =>
      answerWith(mind, { ...question, ...more }, { clock: clockOf(), signal: { aborted: false } }).ms
    const short = took({ who: 'master@40ms' })
    expect(took({ who: 'master@40ms', limits: { ms: 100_000 } })).toBe(short)
    expect(took({ who: 'master', limits: { ms: 40 } })).toBe(short)
    expect(took({ who: 'master-1' })).toBeGreaterThanOrEqual(short)
    // A level counts thoughts: the clock is only read to say how long it took.
    expect(took({ who: 'master' })).toBe(1)
  })

  it('comes at once when it is called off', () => {
    const { choice } = answerWith(mind, { ...question, who: 'master@60s' }, { signal: { aborted: true } })
    expect(check(game, s, seat, choice)).toBeNull()
  })

  it('has hints where they are wanted, the best first', () => {
    const wanted = { ...question, limits: { iterations: 60 }, who: 'master', hints: true } as const
    const answer = answerWith(mind, wanted)
    expect(answer.hints).toEqual(hints(mind, question.view, seat, { iterations: 60 }, rngOf('x')))
    expect(answer.choice).toEqual(answer.hints[0]?.choice)
  })

  it('says which opponent or game nobody knows', async () => {
    await expect(answerTo({ ...question, game: 'chess' }, find)).rejects.toThrow('no game "chess"')
    await expect(answerTo({ ...question, who: 'giant' }, find)).rejects.toThrow('no opponent "giant"')
  })
})
