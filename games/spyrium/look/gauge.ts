// The score track as the water glass of a boiler: the liquid stands where the leader is.

import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { seatsOf } from '../../../look/laying.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { BONUS } from '../rules/names.ts'
import { boiler } from './art/boiler.ts'
import type { SpyriumLaying } from './pieces.ts'
import { about } from './things.ts'

/** The scale grows when the leader comes within five of its top. */
export function topOf(scores: readonly number[]): number {
  const best = Math.max(...scores)
  return Math.max(40, Math.ceil((best + 5) / 20) * 20)
}

const SIZE = 22

export function gaugeArea(t: SpyriumLaying): Area {
  const { gauge } = t.layout
  const { voice, s } = t
  const top = topOf(s.vp)
  const inner = { top: 44, foot: gauge.h - 40 }
  const height = (points: number) => inner.foot - ((inner.foot - inner.top) * points) / top
  const tube = gauge.w < 60 ? 13 : 48
  const { figures } = t.box
  const svg = boiler(gauge.w, {
    tube,
    inner,
    top,
    leader: Math.max(...s.vp),
    marks: [figures['first-bonus'], figures['second-bonus']],
    bonus: voice.says('bonus'),
  })
  const said = seatsOf(t.s).map((seat) => `${voice.seat(seat)} ${s.vp[seat]}`)
  return {
    id: 'score',
    label: voice.name('score-track'),
    box: gauge,
    pieces: [
      drawing('gauge', gauge, svg, {
        label: `${voice.says('head', { name: voice.name('score-track') })} ${said.join(', ')}`,
        thing: about('score-track', { first: figures['first-bonus'], second: figures['second-bonus'] }),
      }),
      ...placed(t, height, gauge.x + tube + (gauge.w < 60 ? 10 : 13), gauge.x + gauge.w).map(({ seat, x, y }) => ({
        ...badge(`score.${seat}`, seat, x, gauge.y + y, SIZE, `${voice.seat(seat)} ${s.vp[seat]}`),
        thing: about('score', { seat, vp: at(s.vp, seat) }),
      })),
      ...bonuses(t, height),
    ],
  }
}

/** Badges beside the glass: equal scores stand side by side, further ones move up. */
function placed(
  t: SpyriumLaying,
  height: (points: number) => number,
  left: number,
  right: number,
): { seat: Seat; x: number; y: number }[] {
  const columns = Math.max(1, Math.floor((right - left) / (SIZE + 1)))
  const put: { seat: Seat; x: number; y: number }[] = []
  const order = seatsOf(t.s).sort((a, b) => at(t.s.vp, a) - at(t.s.vp, b))
  for (const seat of order) {
    let y = height(at(t.s.vp, seat)) - SIZE / 2
    for (;;) {
      const row = put.filter((p) => Math.abs(p.y - y) < SIZE)
      const column = Array.from({ length: columns }, (_, c) => left + c * (SIZE + 1)).find(
        (x) => !row.some((p) => p.x === x),
      )
      if (column !== undefined) {
        put.push({ seat, x: column, y: Math.round(y) })
        break
      }
      y -= 4
    }
  }
  return put
}

/** The two bonuses, to be chosen when the first threshold is reached. */
function bonuses(t: SpyriumLaying, height: (points: number) => number): Piece[] {
  const step = t.s.agenda.at(-1)
  if (step?.do !== 'bonus' || t.choosing === null) return []
  const { gauge } = t.layout
  const had = t.s.bonuses[t.me] ?? 0
  const y = gauge.y + height(t.box.figures['first-bonus'])
  const chip = (act: 'bonus-worker' | 'bonus-money', icon: string, dx: number): Piece => ({
    id: act,
    ref: `act.${act}`,
    box: { x: gauge.x + dx, y: Math.round(y - 58), w: 40, h: 40 },
    look: { is: 'count', icon, n: '', tone: 'var(--s-brass)' },
    label: t.voice.name(act),
    thing: act === 'bonus-worker' ? about(act) : about(act, { pounds: t.box.figures['bonus-money'] }),
    above: true,
  })
  return [
    ...(!small.has(had, BONUS.worker) ? [chip('bonus-worker', 'meeple', 0)] : []),
    ...(!small.has(had, BONUS.money) ? [chip('bonus-money', 'pound', 46)] : []),
  ]
}
