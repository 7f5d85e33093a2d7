// What a seat has on its mat: goods and points behind the screen, cubes and workers before it.

import type { Ref } from '../../../kernel/words.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Piece } from '../../../look/scene.ts'
import { type Rect, rect, short, word } from '../../../look/svg.ts'
import type { Thing } from '../../../papers/speech.ts'
import { BOARDS } from '../rules/terms.ts'
import { type Box, tableFor } from '../sheet/box.ts'
import { icon, sized } from './art/icon.ts'
import { ghost, setAside, worker } from './art/pieces.ts'
import { pointsNow } from './city.ts'
import { isOpen, letterOf, type NehemiahLaying } from './pieces.ts'
import { about } from './things.ts'

export interface Goods {
  readonly id: string
  readonly icon: string
  readonly n: number
  readonly name: string
  readonly thing: Thing
  readonly tone?: string
}

export const woodThing = (box: Box): Thing => about('wood', { each: box.woodPerVp })
export const goldThing = (box: Box): Thing => about('gold', { each: box.goldPerVp })

export const amount = (list: readonly number[], seat: number): number => list[seat] ?? 0

/** Wood, gold and points, unless the screen hides them; then cubes and, with two players, neutral workers. */
export function goodsOf(t: NehemiahLaying): { behind: Goods[]; before: Goods[]; open: boolean } {
  const { s, me, voice, box } = t
  const open = isOpen(s, me, t.spectator ? null : me)
  const neutrals = tableFor(s.seats, box).neutrals
  return {
    open,
    behind: [
      { id: 'wood', icon: 'wood', n: amount(s.wood, me), name: voice.says('wood-head'), thing: woodThing(box) },
      { id: 'gold', icon: 'coin', n: amount(s.gold, me), name: voice.says('gold-head'), thing: goldThing(box) },
    ],
    before: [
      {
        id: 'cubes',
        icon: 'cube',
        n: amount(s.cubes, me),
        name: voice.says('cubes'),
        thing: about('cubes'),
        tone: `var(--seat-${me})`,
      },
      ...(neutrals > 0
        ? [
            {
              id: 'neutrals',
              icon: 'meeple',
              n: amount(s.neutrals, me),
              name: voice.says('neutrals'),
              thing: about('neutrals'),
              tone: 'var(--n-neutral)',
            },
          ]
        : []),
    ],
  }
}

/** An amount with its name above it. */
export function figure(t: NehemiahLaying, goods: Goods, box: Rect): Piece {
  const { w, h } = box
  const size = Math.min(36, h * 0.42)
  const y = h * 0.58
  return drawing(
    `own.${goods.id}`,
    box,
    `<path d="M0 12V${short(h - 10)}" class="neh-rule"/>` +
      word(goods.name, w / 2, 18, 'neh-quiet neh-mid') +
      icon(goods.icon, w / 2 - 15, y, size, goods.tone ?? 'var(--t-ink)') +
      word(`${goods.n}`, w / 2 + 9, y + 9, 'neh-figure'),
    { label: t.voice.says('amount', { name: goods.name, n: goods.n }), thing: goods.thing },
  )
}

/** What the screen hides. */
export function lattice(t: NehemiahLaying, id: string, box: Rect): Piece {
  const { w, h } = box
  const step = 13
  const d = Array.from(
    { length: Math.ceil((w + h) / step) },
    (_, i) => `M${i * step - h} 0l${h} ${h}M${i * step} 0l${-h} ${h}`,
  ).join('')
  return drawing(
    id,
    box,
    `<svg width="${short(w)}" height="${short(h)}">${rect({ x: 0, y: 0, w, h }, 7, `style="fill:var(--seat-${t.me})"`)}<path d="${d}" stroke="#fff" stroke-opacity=".3" stroke-width="1.500"/></svg>` +
      rect({ x: 1, y: 1, w: w - 2, h: h - 2 }, 7, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"') +
      ['wood', 'coin', 'laurels']
        .map(
          (mark, i) =>
            `<circle cx="${short((w * (i + 0.5)) / 3)}" cy="${short(h / 2)}" r="15" fill="#fffaeb" fill-opacity=".9"/>${icon(mark, (w * (i + 0.5)) / 3, h / 2, 20, '#7a5a12')}`,
        )
        .join(''),
    { label: t.voice.says('screen-of', { seat: t.me }), thing: about('screen', { seat: t.me }) },
  )
}

/** What workers of the supply are taken for: placed, or sent to columns by a card. */
export const supplyOf = ({ s }: Pick<NehemiahLaying, 's'>): Ref =>
  s.agenda.at(-1)?.do === 'send' ? 'from.send' : 'from.place'

/** A place for each worker of the colour: at hand, out on a card, or set aside. */
export function workers(t: NehemiahLaying, box: Rect): Piece {
  const { s, me, voice } = t
  const all = tableFor(s.seats, t.box).workers
  const supply = amount(s.supply, me)
  const aside = amount(s.aside, me)
  const pitch = Math.min(36, (box.w - 16) / all)
  const size = Math.min(38, pitch * 1.14)
  const who = { seat: me, letter: letterOf(voice, me), lying: false }
  const places = Array.from({ length: all }, (_, i) => {
    const svg = i < supply ? worker(who) : i >= all - aside ? setAside() : ghost('away')
    return `<g transform="translate(${short(10 + i * pitch - (size - pitch) / 2)} ${short(box.h * 0.6 - size * 0.52)})">${sized(size, svg)}</g>`
  }).join('')
  const count = { supply, aside, out: all - supply - aside }
  const words = `${voice.says('workers', { n: supply })}${aside > 0 ? ` · ${voice.says('aside', { n: aside })}` : ''}`
  return drawing(
    'own.workers',
    box,
    `<path d="M0 12V${short(box.h - 10)}" class="neh-rule"/>${word(words, 10, 18, 'neh-quiet')}${places}`,
    { ref: supplyOf(t), label: voice.says('workers-label', count), thing: about('workers', count) },
  )
}

export function points(t: NehemiahLaying, box: Rect): Piece {
  const n = amount(t.s.vp, t.me)
  const size = Math.min(58, box.h * 0.62)
  const y = box.h * 0.6
  return drawing(
    'own.points',
    box,
    `<path d="M0 12V${short(box.h - 10)}" class="neh-rule"/>${word(t.voice.says('points'), box.w / 2, 18, 'neh-quiet neh-mid')}` +
      icon('laurels', box.w / 2, y, size, 'var(--n-wreath-now)') +
      word(`${n}`, box.w / 2, y + size * 0.14, 'neh-figure neh-mid'),
    { label: t.voice.says('amount', { name: t.voice.says('points'), n }), thing: about('points') },
  )
}

/** Where there is room: what the boards would give now, and the gates at the end, as a sum. */
export function sumNow(t: NehemiahLaying, left: number, room: number): Piece[] {
  const { mat } = t.layout
  const { s, me, voice, box } = t
  const gates = (s.gates[me] ?? []).reduce((sum, gate) => sum + (box.gateVp[gate] ?? 0), 0)
  const terms = [
    ...BOARDS.map((board, b) => ({ n: pointsNow(t, b)[me] ?? 0, label: voice.name(board) })),
    { n: gates, label: voice.says('gates-title') },
  ]
  const total = terms.reduce((sum, term) => sum + term.n, 0)
  const title = voice.says('sum-now')
  return [
    drawing(
      'sum-title',
      { x: left, y: mat.y + 3, w: room, h: mat.h - 4 },
      `<path d="M0 12V${short(mat.h - 14)}" class="neh-rule"/>${word(title, room / 2, 18, 'neh-quiet neh-mid')}`,
    ),
    {
      id: 'sum-now',
      box: { x: left + 8, y: mat.y + 22, w: room - 16, h: mat.h - 24 },
      look: { is: 'sum', terms: terms.map((term) => ({ ...term, n: `${term.n}` })), total: `${total}` },
      label: `${title}. ${terms.map((term) => voice.says('amount', { name: term.label, n: term.n })).join(', ')}`,
      thing: about('sum'),
    },
  ]
}
