// The gates: eight arches in the face of the wall, closed one after another.

import type { Card } from '../../../kernel/words.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece, Shown } from '../../../look/scene.ts'
import type { Thing } from '../../../papers/speech.ts'
import { FIRST_GATE } from '../sheet/box.ts'
import { type Gate, gate } from './art/gate.ts'
import { faceOf } from './faces.ts'
import { letterOf, type NehemiahLaying } from './pieces.ts'
import { about } from './things.ts'

function stateOf(t: NehemiahLaying, card: Card): Gate {
  const by = t.s.gates.findIndex((cards) => cards.includes(card))
  if (by >= 0) return { is: 'built', by, letter: letterOf(t.voice, by) }
  return t.s.gatePile.at(-1) === card ? { is: 'next' } : { is: 'later' }
}

const said = (t: NehemiahLaying, card: Card): string => {
  const state = stateOf(t, card)
  return t.voice.says(`gate-${state.is}`, {
    points: t.box.gateVp[card] ?? 0,
    seat: state.is === 'built' ? state.by : -1,
  })
}

function gateThing(t: NehemiahLaying, card: Card): Thing {
  const state = stateOf(t, card)
  const seat = state.is === 'built' ? state.by : null
  return about('gate', { points: t.box.gateVp[card] ?? 0, is: state.is, seat })
}

export function gatesArea(t: NehemiahLaying): Area {
  const { gates: box, tall } = t.layout
  const cards = t.box.gateCards
  const shows: Shown = {
    title: t.voice.says('gates-title'),
    text: t.voice.says('gates-left', { n: t.s.gatePile.length }),
    cards: cards.map((card) => {
      const state = stateOf(t, card)
      return {
        face: faceOf(t, card),
        note: said(t, card),
        ...(state.is === 'built' ? { seat: state.by } : {}),
      }
    }),
  }
  const arches = cards.map((card, i): Piece => {
    const w = box.arch
    const x = Math.round(box.x + i * box.pitch + (box.pitch - w) / 2)
    return drawing(
      `gate.${card - FIRST_GATE}`,
      { x, y: box.y, w, h: box.h },
      gate(w, box.h, stateOf(t, card), t.box.gateVp[card] ?? 0),
      {
        label: said(t, card),
        thing: gateThing(t, card),
        ...(tall ? {} : { shows: { ...shows, cards: shows.cards.slice(i, i + 1) } }),
      },
    )
  })
  const all = drawing('gates', { x: box.x, y: box.y - 12, w: Math.round(box.w), h: box.h + 12 }, '', {
    label: t.voice.says('gates-left', { n: t.s.gatePile.length }),
    thing: about('gates', { n: t.s.gatePile.length }),
    shows,
  })
  return { id: 'gates', label: t.voice.says('gates-title'), box, pieces: tall ? [...arches, all] : arches }
}
