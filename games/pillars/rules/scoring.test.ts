import { describe, expect, it } from 'vitest'
import { isOver, play } from '../../../kernel/play.ts'
import { awaited, choices, does, passes, passRound, plays, refusal, scored, told } from '../test/moves.ts'
import { idsOf, scoring, stateOf, stockOf, tricks } from '../test/scene.ts'

describe('PIL-5.25', () => {
  it('PIL-I15 does 5A and all gains at once after the last card, and waits for everybody with a choice', () => {
    const m = tricks({
      left: 1,
      hands: { 0: 'alfred-builder', 1: 'quarry-1', 2: 'carpenter-green', 3: 'forest-1' },
      won: {
        0: 'stonemason-blue gravel-pit-1 ellen toolmaker-red',
        1: 'toolmaker-green tom-builder quarry-2 forest-2',
        2: 'toolmaker-blue stonemason-orange carpenter-orange bishop-waleran',
      },
    })
    plays(m, 'alfred-builder quarry-1 carpenter-green')
    expect(stockOf(m, 1)).toBe('sand 1 wood 1 stone 1')
    does(m, 3, 'play forest-1')
    // Green wins the last trick with a card of red; every gain is there before anybody decides.
    expect([0, 1, 2].map((seat) => stockOf(m, seat))).toEqual([
      'sand 2 wood 1 stone 1',
      'sand 1 wood 3 stone 3 metal 1',
      'sand 1 wood 1 stone 1',
    ])
    expect(told(m, 'king-trick-lapses').length + told(m, 'king-trick-awarded').length).toBe(1)
    expect(awaited(m)).toEqual([0, 1, 3])
  })
  it('PIL-R22 lets the players act in any order: the result is the same', () => {
    const layout = {
      won: { 0: 'carpenter-blue forest-1', 1: 'carpenter-green quarry-1', 2: 'carpenter-red gravel-pit-1' },
      owned: { 1: 'potter', 2: 'assistant' },
      advantage: 'painter',
    }
    const moves = [
      [0, 'convert carpenter-blue wood', 'finish'],
      [1, 'convert carpenter-green wood', 'convert potter sand', 'finish'],
      [2, 'convert assistant sand', 'convert carpenter-red wood', 'finish'],
    ] as const
    const results = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const m = scoring(layout)
      for (const k of order) {
        const [seat, ...texts] = moves[k] as (typeof moves)[0]
        does(m, seat, ...texts)
      }
      return JSON.stringify([stateOf(m).scores, stateOf(m).stock, stateOf(m).pad])
    })
    const mixed = scoring(layout)
    for (let k = 0; k < 3; k++)
      for (const [seat, ...texts] of moves) if (texts[k] !== undefined) does(mixed, seat, texts[k] as string)
    results.push(JSON.stringify([stateOf(mixed).scores, stateOf(mixed).stock, stateOf(mixed).pad]))
    expect(new Set(results).size).toBe(1)
  })
  it('leaves everybody’s options alone when another acts', () => {
    const m = scoring({ won: { 0: 'carpenter-blue forest-1', 1: 'carpenter-green quarry-1' } })
    const before = choices(m, 1)
    does(m, 0, 'convert carpenter-blue wood', 'finish')
    expect(choices(m, 1)).toEqual(before)
  })
  it('PIL-R33 adds the round score when a player ends the conversions, before the limit and the others', () => {
    const m = scoring({ won: { 0: 'carpenter-blue ellen quarry-1 forest-1' }, stock: { 0: 'wood 2 stone 2' } })
    does(m, 0, 'convert carpenter-blue wood')
    expect([scored(m, 0), stateOf(m).scores[0]]).toEqual([null, 0])
    does(m, 0, 'finish')
    expect([scored(m, 0), stateOf(m).scores[0]]).toEqual([6, 6])
    expect(choices(m, 0)).toEqual(['discard stone', 'discard wood'])
    expect(awaited(m).length).toBeGreaterThan(1)
  })
  it('lets a player who has ended 5E wait', () => {
    const m = does(scoring({ won: { 0: 'carpenter-blue ellen' } }), 0, 'finish')
    expect([awaited(m).includes(0), choices(m, 0)]).toEqual([false, []])
    expect(refusal(m, 0, 'finish')).toBe('table.not-awaited')
  })
  it('deals the next round at once when the last player has ended 5E', () => {
    const m = scoring({ won: { 0: 'carpenter-blue ellen forest-1 quarry-1' }, stock: { 0: 'wood 1 stone 1' } })
    for (const seat of [1, 2, 3]) passes(m, seat)
    does(m, 0, 'finish')
    expect(stateOf(m).round).toBe(1)
    does(m, 0, 'discard wood')
    expect([stateOf(m).round, stateOf(m).trick, m.state.agenda.at(-1)?.do]).toEqual([2, 1, 'play-card'])
    expect(told(m, 'deal').length).toBe(1)
  })
  it('ends the game at once when the last player of the last round has', () => {
    const m = scoring({ round: 5, options: { roundCap: 5 }, won: { 0: 'carpenter-blue ellen' } })
    for (const seat of [1, 2, 3]) passes(m, seat)
    expect(isOver(m.state)).toBe(false)
    does(m, 0, 'finish')
    expect([isOver(m.state), told(m, 'game-over').length]).toEqual([true, 1])
    expect(play(m.game, m.state, 0, { act: 'finish-conversions' })).toEqual({ refusal: { clause: 'table.over' } })
  })
  it('deals at once after the last card when nobody has anything to decide', () => {
    const m = passRound(scoring({ won: { 0: '', 1: '', 2: '' }, stock: { 3: 'sand 3' } }))
    expect(stateOf(m).round).toBe(2)
  })
})

describe('PIL-5.16 the end of the conversions', () => {
  const cards = 'toolmaker-red ellen'
  it('comes by itself only without Tom and with nothing to convert from the start', () => {
    const m = scoring({ won: { 0: cards, 1: `${'carpenter-green'} stonemason-red` }, stock: { 1: 'sand 1' } })
    expect([scored(m, 0), scored(m, 1)]).toEqual([2, 1])
    expect(awaited(m)).not.toContain(0)
    expect(awaited(m)).not.toContain(1)
  })
  it('is said by the player once there was something to convert, even if nothing is left', () => {
    const m = scoring({ won: { 0: `${cards} carpenter-blue` }, stock: { 0: 'wood 1' } })
    does(m, 0, 'convert carpenter-blue wood')
    expect([choices(m, 0), scored(m, 0), awaited(m).includes(0)]).toEqual([['finish'], null, true])
    does(m, 0, 'finish')
    expect(scored(m, 0)).toBe(6)
  })
  it('is said by the player who had Tom’s choice, even with nothing to convert', () => {
    const m = does(scoring({ won: { 0: `${cards} tom-builder` }, stock: { 0: '' } }), 0, 'choose wood')
    expect([choices(m, 0), scored(m, 0)]).toEqual([['finish'], null])
  })
  it('waits for a player who can only exchange sand for stone', () => {
    const m = scoring({ won: { 0: cards }, owned: { 0: 'brickmaker' }, stock: { 0: 'sand 1' } })
    expect(choices(m, 0)).toEqual(['convert brickmaker sand', 'finish'])
    expect(idsOf(m, stateOf(m).owned[0] as number[])).toEqual(['brickmaker'])
  })
})
