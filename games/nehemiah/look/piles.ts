// The piles: what is left of the decks, what was discarded, the foremen to come.

import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { word } from '../../../look/svg.ts'
import type { Thing } from '../../../papers/speech.ts'
import { DECKS } from '../sheet/form.ts'
import { narrowed } from './art/icon.ts'
import { faceOf } from './faces.ts'
import type { NehemiahLaying } from './pieces.ts'
import { about } from './things.ts'

export function pilesArea(t: NehemiahLaying): Area {
  const { piles: box, tall } = t.layout
  const { s, voice } = t
  const piles: Piece[] = []
  const names: string[] = []
  const add = (id: string, kind: string, count: number, name: string, thing: Thing, more: Partial<Piece> = {}) => {
    if (count === 0) return
    names.push(name)
    piles.push({
      id,
      box: { x: 0, y: 0, w: 0, h: 0 },
      look: { is: 'pile', kind, count },
      label: voice.says('pile-label', { name, n: count }),
      thing,
      ...more,
    })
  }
  for (const [i, deck] of DECKS.entries())
    add(
      `deck.${i}`,
      deck.toLowerCase(),
      s.decks[i]?.length ?? 0,
      voice.says('deck', { deck }),
      about('deck', { round: i + 1, n: s.decks[i]?.length ?? 0 }),
    )
  const top = s.discard.at(-1)
  if (top !== undefined && !tall)
    add('discard', 'i', s.discard.length, voice.says('discard'), about('discard'), {
      look: { is: 'pile', kind: 'i', count: s.discard.length, top: faceOf(t, top) },
      shows: {
        title: voice.says('discard'),
        cards: s.discard
          .slice()
          .reverse()
          .map((card) => ({ face: faceOf(t, card), note: voice.card(card) })),
      },
    })
  if (s.options.foremen === 'on')
    add('foremen', 'foreman', s.foremanDeck.length, voice.says('foremen'), about('foreman-deck'))
  const pieces = box.h < LINE ? small(t, piles) : laid(t, piles, names)
  return { id: 'piles', label: voice.says('piles'), box, pieces }
}

/** Lower than this piles lie in a line, without names. */
const LINE = 40

/** Backs side by side, named below. */
function laid(t: NehemiahLaying, piles: readonly Piece[], names: readonly string[]): Piece[] {
  const { piles: box } = t.layout
  const pitch = box.w / Math.max(box.w < 260 ? 3 : 4, piles.length)
  // Where there is no room for names, the numerals on the backs say enough.
  const named = pitch >= 70
  const h = box.h - (named ? 27 : 16)
  const w = Math.round(Math.min((h * 5) / 7, pitch - 18))
  const high = Math.round((w * 7) / 5)
  return piles.flatMap((pile, i) => {
    const x = Math.round(box.x + i * pitch + (pitch - w) / 2) - 4
    const laidPile = { ...pile, box: { x, y: Math.round(box.y + h - high), w, h: high } }
    if (!named) return [laidPile]
    return [
      laidPile,
      drawing(
        `${pile.id}.name`,
        { x: Math.round(box.x + i * pitch), y: box.y + box.h - 17, w: Math.round(pitch), h: 16 },
        narrowed(names[i] ?? '', pitch / 2, 12, 'neh-caption neh-mid', 14, pitch - 2, 0.5),
      ),
    ]
  })
}

/** In little height: small backs with their numbers beside them. */
function small(t: NehemiahLaying, piles: readonly Piece[]): Piece[] {
  const { piles: box } = t.layout
  const pitch = box.w / Math.max(1, piles.length)
  return piles.flatMap((pile, i): Piece[] => {
    if (pile.look.is !== 'pile') return []
    const x = Math.round(box.x + i * pitch)
    return [
      {
        id: pile.id,
        box: { x, y: box.y + 2, w: 19, h: 27 },
        look:
          pile.look.top === undefined
            ? { is: 'back', kind: pile.look.kind }
            : { is: 'card', face: pile.look.top, short: true },
        label: pile.label ?? '',
        ...(pile.shows === undefined ? {} : { shows: pile.shows }),
        ...(pile.thing === undefined ? {} : { thing: pile.thing }),
      },
      drawing(
        `${pile.id}.n`,
        { x: x + 21, y: box.y + 4, w: 24, h: 22 },
        word(`${pile.look.count}`, 0, 17, 'neh-pile-n'),
      ),
    ]
  })
}
