import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../kernel/words.ts'
import type { GameLook, Panel, Scene } from '../../../look/scene.ts'
import type { Speaker } from '../../../title/say.ts'
import { narrow } from '../lib/narrowing.ts'
import { offerOf, panelsOf, progressOf, refsOn, sceneOf, sinceOf, stageOf, undoAnswerTo } from './model.ts'
import { NOWHERE } from './nowhere.ts'
import type { Table } from './table.ts'

const speaker = { voice: {} } as unknown as Speaker
const tableWith = (look: Partial<GameLook> | null, more: object = {}): Table =>
  ({ game: { box: null }, look, view: { seats: 2 }, eyes: 0, ...more }) as unknown as Table
const legal = (choice: Choice) => ({ choice, refusal: null })
const refused = (choice: Choice) => ({ choice, refusal: { clause: 'TOY-1' } })
const isBeside = (act: string) => act === 'cheer'

const nothingLost = () => false

describe('a table without a look', () => {
  it('is drawn as an empty board', () => {
    const table = tableWith(null)
    expect(sceneOf(table, { w: 1, h: 1, form: 'wide' }, null, speaker)).toEqual({ ground: '', areas: [] })
    expect(panelsOf(table, speaker, [])).toEqual([])
    expect(progressOf(table, speaker)).toMatchObject({ label: '', steps: [], phase: { text: '' } })
  })
})

describe('panels', () => {
  const look = (scores: readonly number[]): Partial<GameLook> => ({
    with: () => ({
      scene: () => ({ ground: '', areas: [] }),
      face: () => ({
        title: '',
        frame: '',
        icon: '',
        ground: [],
        strip: [],
        text: '',
        clauses: [],
        reconstructed: false,
      }),
      panel: (_s, seat) => ({ seat, score: scores[seat] ?? 0, scored: { is: 'points' }, figures: [], notes: [] }),
      progress: () => NOWHERE,
      round: () => 1,
      totals: () => [],
    }),
  })

  it('stay the same objects where they say the same', () => {
    const was = panelsOf(tableWith(look([1, 2])), speaker, [])
    const now = panelsOf(tableWith(look([1, 5])), speaker, was)
    expect(now.map((p: Panel) => p.score)).toEqual([1, 5])
    expect(now[0]).toBe(was[0])
    expect(panelsOf(tableWith(look([1, 5])), speaker, now)).toBe(now)
  })
})

describe('what is offered', () => {
  const scene: Scene = {
    ground: '',
    areas: [
      {
        id: 'a',
        label: '',
        box: { x: 0, y: 0, w: 1, h: 1 },
        pieces: ['card.1', 'act.pay.2', undefined].map((ref, i) => ({
          id: String(i),
          ...(ref === undefined ? {} : { ref }),
          box: { x: 0, y: 0, w: 1, h: 1 },
          look: { is: 'text', text: '', as: 'head' },
          label: '',
        })),
      },
    ],
  }
  const onBoard = refsOn(scene)

  it('is on the board where its things lie there, else a button', () => {
    expect([...onBoard]).toEqual(['card.1', 'act.pay.2'])
    const take = { act: 'take', on: ['card.1'] }
    const find = { act: 'take', on: ['card.9'] }
    const pass = { act: 'pass' }
    const { buttons } = offerOf(narrow([take, find, pass].map(legal), []), [], onBoard, isBeside, nothingLost)
    expect(buttons).toEqual([pass, find])
  })

  it('leaves an amount that lies on the board to the board, until it is the one left', () => {
    const two = { act: 'pay', n: [2] }
    const three = { act: 'pay', n: [3] }
    const all = [two, three].map(legal)
    expect(offerOf(narrow(all, []), [], onBoard, isBeside, nothingLost).buttons).toEqual([three])
    expect(offerOf(narrow(all, ['act.pay.2']), ['act.pay.2'], onBoard, isBeside, nothingLost).buttons).toEqual([two])
  })

  it('leads with the one answer there is, whatever is offered beside the question', () => {
    const pass = { act: 'pass' }
    const cheer = { act: 'cheer' }
    expect(offerOf(narrow([pass, cheer].map(legal), []), [], onBoard, isBeside, nothingLost).lead).toEqual(pass)
    const two = [pass, { act: 'stay' }, cheer].map(legal)
    expect(offerOf(narrow(two, []), [], onBoard, isBeside, nothingLost).lead).toBeNull()
  })

  it('never leads with what gives something up', () => {
    const pass: Choice = { act: 'pass' }
    const givesUp = (c: Choice) => c === pass
    expect(offerOf(narrow([legal(pass)], []), [], onBoard, isBeside, givesUp).lead).toBeNull()
    expect(offerOf(narrow([legal(pass)], []), [], onBoard, isBeside, givesUp).buttons).toContain(pass)
  })

  it('says of refused answers why, not of what would be offered beside', () => {
    const all = [
      legal({ act: 'pass' }),
      refused({ act: 'build' }),
      refused({ act: 'cheer' }),
      refused({ act: 'pay', n: [2] }),
    ]
    const { shut } = offerOf(narrow(all, []), [], onBoard, isBeside, nothingLost)
    expect(shut.map((e) => e.choice.act)).toEqual(['build'])
  })
})

describe('the stage', () => {
  const table = { passTo: null, over: true, final: { seats: 2 } as Table['final'], moment: 9, latest: 9 }

  it('is the end once it is shown, unless the past is looked at', () => {
    expect(stageOf(table, false)).toBe('end')
    expect(stageOf(table, true)).toBe('board')
    expect(stageOf({ ...table, moment: 8 }, false)).toBe('board')
    expect(stageOf({ ...table, final: null }, false)).toBe('board')
    expect(stageOf({ ...table, over: false }, false)).toBe('board')
  })

  it('is covered while the device passes on', () => {
    expect(stageOf({ ...table, passTo: 1 }, false)).toBe('pass')
  })
})

it('whoever wants to take back hears why that cannot be, unless a picked piece is put back', () => {
  expect(undoAnswerTo('This is the first choice.', [])).toBe('This is the first choice.')
  expect(undoAnswerTo('This is the first choice.', ['hand.0.1'])).toBeNull()
  expect(undoAnswerTo(null, [])).toBeNull()
})

it('what happened since one’s own last line is news', () => {
  const story = [null, 0, 1, 0, 1].map((seat) => ({ seat, events: [] }))
  expect(sinceOf(story, 0)).toBe(3)
  expect(sinceOf(story, 2)).toBe(-1)
})
