// The wage track as a carpenter's rule: thirty notches, a red stop at the end, a marker for each seat.

import { at } from '../../../kernel/lists.ts'
import { seatsOf } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { icon, type Rect, rect, short, word } from '../../../look/svg.ts'
import { inTurn } from '../rules/turn.ts'
import { dollars, thousands } from './money.ts'
import type { MasterLaying } from './pieces.ts'
import { about } from './things.ts'

/** How many thousands the track has. */
const notches = (t: MasterLaying): number => t.box.limits.wageTrack / 1000

export function rulerArea(t: MasterLaying, box: Rect): Area {
  const many = notches(t)
  const small = box.w < 800
  const tight = box.w < 500
  const head = tight ? 22 : small ? 74 : 108
  const pitch = (box.w - head - (tight ? 12 : 26)) / many
  const notch = (n: number) => head + pitch * n
  const marks = Array.from({ length: many }, (_, i) => i + 1)
  const ticks = marks.map((n) => `M${short(notch(n))} 0v${n % 5 === 0 ? 10 : 6}`).join('')
  const figures = marks
    .filter((n) => (tight ? n % 5 === 0 : pitch > 21 || n % 5 === 0 || n === 1))
    .map((n) =>
      word(`${n}`, notch(n), box.h - 6, `mb-notch${n % 5 === 0 ? ' mb-five' : ''}${n === many ? ' mb-stop' : ''}`),
    )
    .join('')
  const svg =
    rect({ x: 0, y: 0, w: box.w, h: box.h }, 5, 'class="mb-rule"') +
    `<path d="M${head - 6} ${short(box.h * 0.3)}H${short(box.w - 8)}M${head + 20} ${short(box.h * 0.7)}H${short(box.w - 90)}" class="mb-grain"/>` +
    `<path d="${ticks}" class="mb-tick"/><path d="M${short(notch(many) + Math.min(9, pitch * 0.5))} 1v${box.h - 2}" class="mb-end"/>` +
    icon('receive-money', tight ? 11 : 19, box.h / 2, tight ? 16 : 21, 'var(--mb-rule-ink)') +
    (tight
      ? ''
      : word(t.voice.name('wages'), 34, box.h / 2 - 1, 'mb-rule-name') +
        word(small ? '×1000' : `× ${dollars(t.voice, 1000)}`, 34, box.h / 2 + 13, 'mb-rule-small')) +
    figures
  const said = seatsOf(t.s).map((seat) => `${t.voice.seat(seat)} ${thousands(at(t.s.wages, seat))}`)
  return {
    id: 'wages',
    label: t.voice.name('wage-track'),
    box,
    pieces: [
      drawing('rule', box, svg, {
        label: t.voice.says('labelled', { label: t.voice.name('wage-track'), text: said.join(', ') }),
        thing: about('wage-track', { most: t.box.limits.wageTrack }),
      }),
      ...markers(t, box, notch, tight ? 24 : 30),
    ],
  }
}

/** Equal wages: markers overlap by half, the first in turn order on top; who has no crew stands beside the track. */
function markers(t: MasterLaying, box: Rect, notch: (n: number) => number, size: number): Piece[] {
  const order = seatsOf(t.s).map((_, k) => inTurn(t.s, k))
  const before = new Map<number, number>()
  const placed = order.map((seat) => {
    const wages = Math.min(at(t.s.wages, seat), t.box.limits.wageTrack)
    const many = before.get(wages) ?? 0
    before.set(wages, many + 1)
    const x = Math.min(box.x + box.w - size, box.x + notch(wages / 1000) - size / 2 + many * size * 0.5)
    const label = t.voice.says('labelled', {
      label: `${t.voice.name('wages')}, ${t.voice.seat(seat)}`,
      text: `${thousands(at(t.s.wages, seat))}`,
    })
    const thing = about('wages', { seat, amount: at(t.s.wages, seat), most: t.box.limits.wageTrack })
    return { ...badge(`wages.${seat}`, seat, x, box.y + (box.h - size) / 2 - 3, size, label), thing }
  })
  return placed.reverse()
}
