// The table of a game that has no look of its own yet: its zones as rows of cards, everything in words.
import type { Game } from '../../../kernel/game.ts'
import { type Card, HIDDEN, type Seat, type State } from '../../../kernel/words.ts'
import type { Area, Face, GameLook, Piece, Progress, Scene, Shape } from '../../../look/scene.ts'
import type { Thing } from '../../../papers/speech.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Title } from '../../../title/title.ts'

/** A thing of which nothing can be told. */
const UNTOLD: Thing = { is: '' }
/** Where a match stands of which a look says nothing. */
export const NOWHERE: Progress = { label: '', thing: UNTOLD, steps: [], phase: { text: '', thing: UNTOLD } }

const CARD_W = 92
const CARD_H = 129

/** A look made of what every game has. */
export function plainLook(title: Title): GameLook {
  const face = (card: Card, _s: State | null, voice: Voice): Face => ({
    title: voice.card(card),
    frame: 'plain',
    icon: '',
    ground: ['#5f6b7a', '#39424e'],
    strip: [],
    text: voice.card(card),
    clauses: [],
    reconstructed: false,
  })
  return {
    scene: (s, seat, shape, _choosing, voice, box) => plainScene(title.game, s, seat, shape, voice, box, face),
    face,
    panel: (s, seat, _voice, box) => ({
      seat,
      score: title.game.scores(s, box)[seat] ?? 0,
      scored: UNTOLD,
      figures: [],
      notes: [],
    }),
    progress: () => NOWHERE,
    things: {},
    points: {},
    race: () => [],
  }
}

function plainScene(
  game: Game,
  s: State,
  seat: Seat | null,
  shape: Shape,
  voice: Voice,
  box: unknown,
  face: (card: Card, s: State | null, voice: Voice, box: unknown) => Face,
): Scene {
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
          look: card === HIDDEN ? { is: 'back', kind: zone.id } : { is: 'card', face: face(card, s, voice, box) },
          label: card === HIDDEN ? voice.name(zone.id) : face(card, s, voice, box).title,
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
  void seat
  return { ground: '', areas, height: Math.max(shape.h, y + 12) }
}
