import { describe, expect, it } from 'vitest'
import { redoIn } from '../../../match/match.ts'
import { canUndo } from '../../../match/trail.ts'
import { choices, does, passes, scored, takesBack } from '../test/moves.ts'
import { scoring, stateOf, stockOf } from '../test/scene.ts'

const WON = 'tom-builder carpenter-blue forest-1 quarry-1'
const table = () => scoring({ won: { 0: WON }, stock: { 0: 'wood 1 stone 1' }, scores: [10, 0, 0, 0] })
const look = (m: ReturnType<typeof table>) => JSON.stringify({ ...m.state, events: null })

describe('PIL-5.9 PIL-5.10 PIL-5.25 taking back', () => {
  it('goes back one decision at a time, the last first, to the choice of Tom’s material', () => {
    const m = table()
    const states = [look(m)]
    for (const text of ['choose stone', 'convert carpenter-blue wood', 'finish', 'discard stone']) {
      does(m, 0, text)
      if (text !== 'discard stone') states.push(look(m))
    }
    expect(stockOf(m, 0)).toBe('wood 1 stone 2')
    // The last excess unit is gone: 5E is complete.
    expect(takesBack(m, 0)).toBe('table.undo-turn-over')
    const again = does(table(), 0, 'choose stone', 'convert carpenter-blue wood', 'finish')
    for (const state of states.reverse().slice(1)) {
      expect(canUndo(again, 0)).toBe(true)
      expect(takesBack(again, 0)).toBeNull()
      expect(look(again)).toBe(state)
    }
    expect(choices(again, 0)).toEqual(['choose sand', 'choose stone', 'choose wood'])
    expect([canUndo(again, 0), takesBack(again, 0)]).toEqual([false, 'table.undo-first'])
  })
  it('takes the round score off the total with the end of the conversions', () => {
    const m = does(table(), 0, 'choose stone', 'finish')
    expect([stateOf(m).scores[0], scored(m, 0)]).toEqual([11, 1])
    expect(takesBack(m, 0)).toBeNull()
    expect([stateOf(m).scores[0], scored(m, 0), stateOf(m).tally[0]]).toEqual([10, null, [0, 0, 0, 0]])
    expect(choices(m, 0)).toContain('convert carpenter-blue wood')
  })
  it('takes back a discard that leaves more than 3, and the automatic ones with it', () => {
    const m = scoring({ won: { 0: 'carpenter-blue ellen' }, stock: { 0: 'wood 3 stone 5' } })
    does(m, 0, 'finish', 'discard wood', 'discard wood')
    expect(stockOf(m, 0)).toBe('wood 1 stone 5')
    expect([takesBack(m, 0), stockOf(m, 0)]).toEqual([null, 'wood 2 stone 5'])
    expect([takesBack(m, 0), stockOf(m, 0)]).toEqual([null, 'wood 3 stone 5'])
    does(m, 0, 'discard wood', 'discard wood', 'discard wood')
    expect([stockOf(m, 0), takesBack(m, 0)]).toEqual(['stone 3', 'table.undo-turn-over'])
  })
  it('is over when the conversions end with 3 units or fewer', () => {
    const m = scoring({ won: { 0: 'carpenter-blue ellen' }, stock: { 0: 'wood 1 stone 2' } })
    does(m, 0, 'convert carpenter-blue wood', 'finish')
    expect([takesBack(m, 0), scored(m, 0)]).toEqual(['table.undo-turn-over', 6])
  })
  it('leaves alone what the others did meanwhile', () => {
    const m = scoring({ won: { 0: 'carpenter-blue ellen', 1: 'carpenter-green forest-1' } })
    does(m, 0, 'convert carpenter-blue wood')
    does(m, 1, 'convert carpenter-green wood', 'finish')
    expect(scored(m, 1)).toBe(4)
    expect(takesBack(m, 0)).toBeNull()
    expect([choices(m, 0), scored(m, 1), stockOf(m, 1)]).toEqual([
      ['convert carpenter-blue wood', 'finish'],
      4,
      'sand 1 wood 1 stone 1',
    ])
    expect(takesBack(m, 1)).toBe('table.undo-turn-over')
    expect([redoIn(m, 0), stateOf(m).converted[0]]).toEqual([null, 3])
  })
  it('lets nobody take back what another did', () => {
    const m = scoring({ won: { 0: 'carpenter-blue ellen', 1: 'carpenter-green forest-1' } })
    does(m, 0, 'convert carpenter-blue wood')
    expect([takesBack(m, 1), stateOf(m).converted[0]]).toEqual(['table.undo-first', 3])
  })
  it('does not reach behind a deal', () => {
    const m = scoring({ won: { 0: 'carpenter-blue ellen' } })
    for (const seat of [1, 2, 3]) passes(m, seat)
    does(m, 0, 'finish')
    expect(stateOf(m).round).toBe(2)
    for (let seat = 0; seat < 4; seat++) expect(takesBack(m, seat)).toMatch(/^table\.undo-/)
  })
  it('is no move of the game: it is never among the options', () => {
    const m = does(table(), 0, 'choose wood')
    expect(choices(m, 0)).toEqual(['convert carpenter-blue wood', 'finish'])
  })
})

describe('PIL-E20', () => {
  it('Tom with nothing to convert', () => {
    const m = scoring({
      won: { 0: 'tom-builder toolmaker-red carpenter-green bishop-waleran lady-aliena' },
      stock: { 0: '' },
    })
    expect(choices(m, 0)).toEqual(['choose sand', 'choose stone', 'choose wood'])
    expect(() => does(m, 0, 'finish')).toThrow('PIL-5.9')
    does(m, 0, 'choose sand')
    expect([choices(m, 0), scored(m, 0)]).toEqual([['finish'], null])
    expect(takesBack(m, 0)).toBeNull()
    expect([choices(m, 0), stockOf(m, 0)]).toEqual([['choose sand', 'choose stone', 'choose wood'], ''])
    does(m, 0, 'choose sand', 'finish')
    expect([scored(m, 0), stockOf(m, 0)]).toEqual([0, 'sand 1'])
    expect(takesBack(m, 0)).toBe('table.undo-turn-over')
  })
})
