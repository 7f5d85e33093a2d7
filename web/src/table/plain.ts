// The table of a game that has no look of its own yet: its zones as rows of cards, everything in words.
import type { Game } from '../../../kernel/game.ts'
import { type Card, HIDDEN, type State } from '../../../kernel/words.ts'
import type { Area, Face, GameLook, Piece, Scene, Shape } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Title } from '../../../title/title.ts'
import { NOWHERE, UNTOLD } from './nowhere.ts'

const CARD_W = 92
const CARD_H = 129

/** A look made of what every game has. */
export const plainLook = ({ game }: Title): GameLook => ({
  with: ({ box, voice }) => ({
    scene: (s, _seat, shape) => plainScene(game, s, shape, voice),
    face: (card) => plainFace(card, voice),
    panel: (s, seat) => ({ seat, score: game.scores(s, box)[seat] ?? 0, scored: UNTOLD, figures: [], notes: [] }),
    progress: () => NOWHERE,
    round: () => 1,
    totals: (s) => game.scores(s, box),
  }),
  things: {},
  points: {},
})

const plainFace = (card: Card, voice: Voice): Face => ({
  title: voice.card(card),
  frame: 'plain',
  icon: '',
  ground: ['#5f6b7a', '#39424e'],
  strip: [],
  text: voice.card(card),
  clauses: [],
  reconstructed: false,
})

function plainScene(game: Game, s: State, shape: Shape, voice: Voice): Scene {
  const areas: Area[] = []
  let y = 12
  for (const zone of game.zones) {
    zone.piles(s).forEach((pile, p) => {
      if (pile.length === 0 || (pile.every((card) => card === HIDDEN) && zone.piles(s).length === 1)) return
      const step = Math.min(CARD_W + 8, (shape.w - 24 - CARD_W) / Math.max(1, pile.length - 1))
      const pieces = pile.map(
        (card, i): Piece => ({
          id: card === HIDDEN ? `${zone.id}.${p}.${i}` : `${zone.pool}.${card}`,
          ref: `${zone.id}.${p}.${i}`,
          box: { x: 12 + i * step, y: y + 20, w: CARD_W, h: CARD_H },
          look: card === HIDDEN ? { is: 'back', kind: zone.id } : { is: 'card', face: plainFace(card, voice) },
          label: card === HIDDEN ? voice.name(zone.id) : plainFace(card, voice).title,
        }),
      )
      const name = `${voice.name(zone.id)}${zone.piles(s).length > 1 ? ` · ${voice.seat(p)}` : ''}`
      const head: Piece = {
        id: `head.${zone.id}.${p}`,
        box: { x: 12, y, w: shape.w - 24, h: 20 },
        look: { is: 'text', text: name, as: 'head' },
        label: name,
      }
      areas.push({
        id: `${zone.id}.${p}`,
        label: name,
        box: { x: 0, y, w: shape.w, h: CARD_H + 28 },
        pieces: [head, ...pieces],
      })
      y += CARD_H + 34
    })
  }
  return { ground: '', areas, height: Math.max(shape.h, y + 12) }
}
