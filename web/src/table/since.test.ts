import { describe, expect, it } from 'vitest'
import type { Seat, State } from '../../../kernel/words.ts'
import type { DrawnLook, Scene } from '../../../look/scene.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Told } from '../../../wire/told.ts'
import { groupsSince, newsOf } from './since.ts'
import { pinsOf, tilesOf } from './tiles.ts'

const deed = (seat: Seat | null, ...evs: string[]): Told => ({
  seat,
  events: evs.map((ev) => ({ ev, ...(seat === null ? {} : { seat }), ...(ev === 'place' ? { to: 'gap.1' } : {}) })),
})
const story = [deed(null, 'setup'), deed(0, 'place'), deed(1, 'place'), deed(1, 'gain'), deed(2), deed(3, 'gain')]

describe('since the last turn', () => {
  it('puts deeds of one seat in a row together, and leaves out what cannot be seen', () => {
    expect(groupsSince(story, 1, 0)).toEqual([
      { seat: 1, from: 2, to: 3 },
      { seat: 3, from: 5, to: 5 },
    ])
  })
  it('stays the same while the reader is in the middle of a turn', () => {
    expect(newsOf(story, 0).since).toBe(1)
    const within = [...story, deed(0, 'place'), deed(0, 'gain')]
    expect(newsOf(within, 0)).toEqual({ story, since: 1 })
    expect(newsOf([deed(null), deed(1, 'place')], 0).since).toBe(-1)
  })

  const costs = (s: State) => (s as State & { price: number }).price
  const drawn = {
    panel: (_s: State, seat: Seat) => ({ seat, score: 7, scored: { is: 'p' }, figures: [], notes: [] }),
    costs: (s: State) => [{ ref: 'card.1', name: 'Mine', text: `£${costs(s)}` }],
  } as unknown as DrawnLook
  const speaker = { event: (e: { ev: string }) => `${e.ev}.` } as unknown as Speaker
  const at = (line: number) => ({ price: line < 2 ? 4 : line < 5 ? 5 : 6 }) as unknown as State
  const tiles = tilesOf({ story, since: 1, eyes: 0, at }, drawn, speaker, 'Points')

  it('says each deed, what else came of it, and what it means to the reader', () => {
    expect(tiles.map(({ n, seat, text, more }) => [n, seat, text, more])).toEqual([
      [1, 1, 'place.', 'gain.'],
      [2, 3, 'gain.', ''],
    ])
    expect(tiles.map((tile) => tile.changes.map(({ label, was, now }) => `${label} ${was} ${now}`))).toEqual([
      ['Mine £4 £5'],
      ['Mine £5 £6'],
    ])
  })
  it('stands on the board with the same numbers, and a price once with its old and new figure', () => {
    const box = { x: 0, y: 0, w: 9, h: 9 }
    const piece = (ref: string) => ({ id: ref, ref, box, look: { is: 'slot' } as const })
    const scene: Scene = { ground: '', areas: [{ id: 'a', label: '', box, pieces: [piece('gap.1'), piece('card.1')] }] }
    expect(pinsOf(tiles, scene).map(({ text, seat }) => [text, seat])).toEqual([
      ['1', 1],
      ['£4 → £6', null],
    ])
  })
})
