import { beforeAll, describe, expect, it } from 'vitest'
import type { Match } from '../../../match/match.ts'
import type { Voice } from '../../../papers/texts.ts'
import { awaited, choiceOf, plays } from '../test/moves.ts'
import { boxOf, scoring, stateOf, tricks } from '../test/scene.ts'
import { look } from './index.ts'
import { voiceIn } from './test/positions.ts'

let voice: Voice
beforeAll(async () => {
  voice = await voiceIn(stateOf(tricks({})), 'en')
})

/** What the seat to act is told of a move, with its clause. */
function told(m: Match, move: string, seat = awaited(m)[0] as number): string {
  const said = look.with({ voice, box: boxOf(m) }).consider?.(stateOf(m), seat, choiceOf(m, seat, move))
  return `${said?.text} ${said?.clause}`
}

/** The fifth trick: seats 1, 2, 3 have played 6, 3 and 8; seat 0 (blue) comes last. */
const fifth = () =>
  plays(
    tricks({
      left: 5,
      leader: 1,
      advantage: 'bell-founder',
      options: { colours: ['blue', 'red', 'green', 'orange'] },
      hands: {
        0: 'tom-builder bishop-waleran mortar-mixer-blue master-builder-orange king',
        1: 'carpenter-green',
        2: 'bell-founder',
        3: 'mortar-mixer-orange',
      },
    }),
    'carpenter-green bell-founder mortar-mixer-orange',
  )

describe('PIL-4.1', () => {
  it('a lower card leaves the highest on the table', () => {
    expect(told(fifth(), 'play tom-builder')).toBe(
      'The 8 on the table is still the highest. A worker wins for its colour: the trick goes to Oscar. In it: +1 VP. PIL-4.3',
    )
  })
})

describe('PIL-4.2', () => {
  it('of equals the card played last wins the trick, and the advantage in it', () => {
    expect(told(fifth(), 'play mortar-mixer-blue')).toBe(
      '8 against 8: the card played last wins. The trick is yours. In it: +1 VP. With the advantage: the bell founder. PIL-4.2',
    )
  })
})

describe('PIL-4.3', () => {
  it('a worker of another colour wins for that player', () => {
    expect(told(fifth(), 'play master-builder-orange')).toContain('the trick goes to Oscar. In it: +2 VP. PIL-4.3')
  })
  it('is not certain before the last card', () => {
    const m = tricks({ left: 5, leader: 0, hands: { 0: 'master-builder-red' } })
    expect(told(m, 'play master-builder-red')).toBe(
      'You lead with 10. A worker wins for its colour: the trick would go to Lucie. In it: +1 VP. PIL-4.3',
    )
  })
})

describe('PIL-4.4', () => {
  it('another card wins for whoever plays it', () => {
    const m = tricks({ left: 5, leader: 0, hands: { 0: 'prior-philip' } })
    expect(told(m, 'play prior-philip')).toBe('You lead with 7. For now the trick is yours. In it: 1 metal. PIL-4.4')
  })
})

describe('PIL-4.5', () => {
  it('nobody wins a trick that holds the King', () => {
    expect(told(fifth(), 'play king')).toBe('The King: nobody wins this trick, and you lead the next. PIL-4.5')
  })
  it('who leads after it is an option', () => {
    const m = tricks({
      left: 5,
      leader: 1,
      options: { kingTrickLeader: 'same-leader' },
      hands: { 0: 'king', 1: 'carpenter-green', 2: 'quarry-1', 3: 'forest-1' },
    })
    const said = told(plays(m, 'carpenter-green quarry-1 forest-1'), 'play king')
    expect(said).toMatch(/^The King: nobody wins this trick, and \w+ leads the next\. PIL-4\.5$/)
    expect(said).not.toContain('you lead')
  })
  it('nobody leads after the last trick', () => {
    const m = tricks({ left: 1, leader: 0, hands: { 0: 'king' } })
    expect(told(m, 'play king')).toBe('The King: nobody wins this trick. PIL-4.5')
  })
})

describe('the scoring', () => {
  const scored = () =>
    scoring({
      won: { 0: 'master-builder-blue tom-builder william-hamleigh quarry-1' },
      owned: { 0: 'brickmaker potter' },
      stock: { 0: 'sand 1 stone 1' },
    })
  it('PIL-5.9: Tom’s material', () => {
    expect(told(scored(), 'choose wood', 0)).toBe('Tom Builder: you would have 1 wood. PIL-5.9')
  })
  it('PIL-5.11, 5.12, 5.14: conversions and what is left', () => {
    const m = scored()
    expect(told(m, 'convert master-builder-blue stone', 0)).toBe('1 stone for 3 VP; 1 stone left. PIL-5.11')
    expect(told(m, 'convert potter sand', 0)).toBe('1 sand for 3 VP; 0 sand left. PIL-5.12')
    expect(told(m, 'convert brickmaker sand', 0)).toBe('1 sand becomes 1 stone; 0 sand left. PIL-5.14')
  })
  it('PIL-5.22: the round score, which may be negative', () => {
    expect(told(scored(), 'finish', 0)).toBe('−2 VP in this round, −2 in all. PIL-5.22')
  })
})
