// The own mat: who sits here, workers in supply, goods and points behind the screen, cubes, foremen won.

import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { type Rect, word } from '../../../look/svg.ts'
import { tableFor } from '../sheet/box.ts'
import { foremen } from './foremen.ts'
import { figure, goodsOf, lattice, points, sumNow, workers } from './goods.ts'
import type { NehemiahLaying } from './pieces.ts'
import { tallMat } from './tallmat.ts'

export function matArea(t: NehemiahLaying): Area {
  const { mat, tall } = t.layout
  const pieces = tall ? tallMat(t) : wideMat(t)
  return {
    id: 'mat',
    label: t.spectator ? t.voice.seat(t.me) : t.voice.says('own-mat'),
    box: mat,
    pieces,
  }
}

function wideMat(t: NehemiahLaying): Piece[] {
  const { mat } = t.layout
  const narrow = mat.w < 860
  const { behind, before, open } = goodsOf(t)
  const pieces: Piece[] = []
  let x = 14
  const take = (w: number): Rect => {
    const box = { x, y: mat.y + 3, w, h: mat.h - 4 }
    x += w
    return box
  }
  const who = take(narrow ? 44 : 106)
  pieces.push(badge('own-badge', t.me, who.x + 2, who.y + who.h / 2 - 17, 34))
  if (!narrow)
    pieces.push(
      drawing(
        'own-name',
        { ...who, x: who.x + 44, w: 60 },
        word(
          t.spectator ? t.voice.seat(t.me) : t.voice.says('you'),
          0,
          who.h / 2,
          'neh-name',
          'style="font-size:16px"',
        ) + word(t.voice.says('screen'), 0, who.h / 2 + 17, 'neh-quiet'),
      ),
    )
  const all = tableFor(t.s.seats, t.box).workers
  pieces.push(workers(t, take(narrow ? 20 + all * 21 : mat.w < 1060 ? 20 + all * 27 : 24 + all * 31)))
  // Foremen need the right end of the mat; without them the figures spread.
  const held = t.s.options.foremen === 'off' ? 0 : Math.max(104, (t.s.foremen[t.me]?.length ?? 0) * 62 + 12)
  const each = Math.max(60, Math.min(96, Math.floor((mat.w - x - held) / (behind.length + before.length + 1))))
  if (open) for (const goods of behind) pieces.push(figure(t, goods, take(each)))
  else pieces.push(lattice(t, 'own.screen', { ...take(each * 3 - 12), y: mat.y + mat.h / 2 - 22, h: 44 }))
  for (const goods of before) pieces.push(figure(t, goods, take(each)))
  if (open) pieces.push(points(t, take(each)))
  const rest = mat.w - x - 20
  if (t.s.options.foremen === 'off') return rest < 300 ? pieces : [...pieces, ...sumNow(t, x + 10, rest)]
  return [...pieces, ...foremen(t, x + 10, rest)]
}
