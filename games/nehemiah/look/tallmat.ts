// The own mat on a phone: badge and points, figures in a row, foremen at the right.

import { badge, drawing } from '../../../look/pieces.ts'
import type { Piece } from '../../../look/scene.ts'
import { type Rect, word } from '../../../look/svg.ts'
import { tableFor } from '../sheet/box.ts'
import { icon } from './art/icon.ts'
import { foreman } from './foremen.ts'
import { amount, type Goods, goodsOf, lattice, supplyOf } from './goods.ts'
import { WON } from './lying.ts'
import type { NehemiahLaying } from './pieces.ts'
import { about } from './things.ts'

export function tallMat(t: NehemiahLaying): Piece[] {
  const { mat, won } = t.layout
  /** One line: each number beside its sign. */
  const low = mat.h < 60
  const { s, me, voice } = t
  const { behind, before, open } = goodsOf(t)
  const cards = s.foremen[me] ?? []
  const cardW = 44
  const pitch = cards.length > 3 ? 41 : cardW + 4
  const held = cards.length === 0 || won !== null ? 0 : (cards.length - 1) * pitch + cardW + 8
  const supply = amount(s.supply, me)
  const aside = amount(s.aside, me)
  const figures: Goods[] = [
    {
      id: 'workers',
      icon: 'meeple',
      n: supply,
      name: voice.says('workers', { n: supply }),
      thing: about('workers', { supply, aside, out: tableFor(s.seats, t.box).workers - supply - aside }),
      tone: `var(--seat-${me})`,
    },
    ...(open ? behind : []),
    ...before,
  ]
  const left = open ? 86 : 44
  const screenW = open ? 0 : 104
  const step = Math.min(56, (mat.w - left - screenW - held - 4) / figures.length)
  return [
    badge('own-badge', me, mat.x + 6, mat.y + mat.h / 2 - 16, 32),
    ...(open
      ? [
          drawing(
            'own.points',
            { x: mat.x + 40, y: mat.y + (low ? 2 : 12), w: 44, h: mat.h - (low ? 4 : 24) },
            icon('laurels', 22, mat.h / 2 - (low ? 2 : 12), 42, 'var(--n-wreath-now)') +
              word(
                `${amount(s.vp, me)}`,
                22,
                mat.h / 2 + (low ? 4 : -6),
                'neh-figure neh-mid',
                'style="font-size:18px"',
              ),
            {
              label: voice.says('amount', { name: voice.says('points'), n: amount(s.vp, me) }),
              thing: about('points'),
            },
          ),
        ]
      : [lattice(t, 'own.screen', { x: mat.x + 44, y: mat.y + mat.h / 2 - 20, w: 98, h: 40 })]),
    ...figures.map((goods, i) =>
      drawing(
        `own.${goods.id}`,
        {
          x: Math.round(mat.x + left + screenW + i * step),
          y: mat.y + (low ? 2 : 8),
          w: Math.round(step),
          h: mat.h - (low ? 4 : 12),
        },
        counted(goods, step, low),
        {
          ...(goods.id === 'workers' ? { ref: supplyOf(t) } : {}),
          label: voice.says('amount', { name: goods.name, n: goods.n }),
          thing: goods.thing,
        },
      ),
    ),
    ...cards.map((card, i) =>
      foreman(
        t,
        card,
        i,
        won === null ? { x: Math.round(mat.w - held + i * pitch), y: mat.y + 7, w: cardW, h: 62 } : standing(won, i),
        true,
      ),
    ),
  ]
}

/** A foreman's place beside the city. */
function standing(won: Rect, i: number): Rect {
  const rows = Math.max(1, Math.floor(won.h / WON.h))
  return { x: won.x + Math.floor(i / rows) * WON.w, y: won.y + (i % rows) * WON.h, w: WON.w - 4, h: WON.h - 4 }
}

/** A sign and its number, below it or, in one line, beside it. */
const counted = ({ icon: sign, n, tone = 'var(--t-ink)' }: Goods, step: number, low: boolean): string =>
  low
    ? icon(sign, 13, 21, 23, tone) + word(`${n}`, 26, 27, 'neh-figure', 'style="font-size:16px"')
    : icon(sign, step / 2, 20, Math.min(30, step * 0.72), tone) +
      word(`${n}`, step / 2, 56, 'neh-figure neh-mid', 'style="font-size:18px"')
