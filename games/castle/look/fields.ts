// The four carts and the rider: the stock they carry, what they yield, and who has a helper there.

import { at as nth } from '../../../kernel/lists.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { at, icon, rect, short } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
import { FIELDS, KINDS, ROLE } from '../rules/pieces.ts'
import { cart, rider } from './art/cart.ts'
import { faceOf } from './faces.ts'
import { asked, type CastleLaying, helperPiece } from './pieces.ts'
import { paper } from './plate.ts'
import { about } from './things.ts'

export function fieldsArea(t: CastleLaying): Area {
  const { fields } = t.layout
  return {
    id: 'fields',
    label: capital(t.voice.name('stock')),
    box: fields,
    pieces: FIELDS.flatMap((_, k) => field(t, k)),
  }
}

/** What the owner of a helper gets, after the tower's share. */
export function yieldOf(t: Pick<CastleLaying, 's' | 'box'>, k: number): readonly [own: number, tower: number] {
  const tower = nth(t.box.towerShare, k)
  const own = nth(t.box.yields, k) - (t.s.options['tower-share'] === 'extra' ? 0 : tower)
  return [own, tower]
}

function field(t: CastleLaying, k: number): Piece[] {
  const { layout, voice, s } = t
  const pitch = layout.fields.w / FIELDS.length
  const box = {
    x: Math.round(layout.fields.x + k * pitch + 1),
    y: layout.fields.y,
    w: Math.round(pitch - 3),
    h: layout.fields.h,
  }
  const kind = nth(KINDS, k)
  const stock = nth(s.stock, k)
  const seat = nth(s.fields, k)
  const [own, tower] = yieldOf(t, k)
  // Pieces are chosen from the stock itself when a worker is loaded or a bar becomes something else.
  const step = asked(t)?.do
  const fromStock = step === 'load-worker-stone' || step === 'palace'
  const label = voice.says('field-label', { field: nth(FIELDS, k), stock, own, tower, seat })
  const plateW = layout.tall ? 28 : layout.compact ? 46 : 52
  const scale = Math.min((box.h - 2) / 60, (box.w - plateW + (layout.tall ? 12 : 8)) / 92)
  const artY = box.h - 60 * scale - 1
  const art = at(0, artY, scale, kind === 'silver' ? rider(stock) : cart(kind, stock))
  const svg =
    rect({ x: 0.5, y: 1, w: box.w - 1, h: box.h - 2 }, 10, 'class="cas-field edge"') +
    art +
    tag(t, k, box, plateW, own, tower)
  const piece = drawing(`field.${k}`, box, svg, {
    ref: fromStock ? `stock.${k}` : `field.${k}`,
    label,
    thing: about('field', { field: nth(FIELDS, k), own, tower, seat }),
    shows: {
      title: capital(voice.name(nth(FIELDS, k))),
      text: label,
      cards: [{ face: faceOf(t, ROLE.trader) }],
    },
  })
  if (seat === null) return [piece]
  const size = layout.tall ? 29 : layout.compact ? 32 : 38
  const x = box.x + 62 * scale - size * 0.2
  return [
    piece,
    helperPiece(
      t,
      `on-field.${k}`,
      seat,
      'field',
      Math.min(x, box.x + box.w - size - 2),
      box.y + Math.max(-6, artY - size * 0.42),
      size,
    ),
  ]
}

/** How much lies there, and the yield: "3 + 1 for the tower". */
function tag(t: CastleLaying, k: number, box: { w: number; h: number }, w: number, own: number, tower: number): string {
  const { tall } = t.layout
  const x = box.w - w - 1
  if (tall)
    return (
      paper({ x, y: box.h - 25, w, h: 22 }, 6, 'cas-plate') +
      `<text x="${short(x + w / 2)}" y="${box.h - 9}" class="cas-mark cas-mid" style="font-size:14px">${t.s.stock[k]}</text>`
    )
  const y = box.h - 47
  return (
    paper({ x, y, w, h: 44 }, 7, 'cas-plate') +
    `<text x="${short(x + w / 2)}" y="${y + 18}" class="cas-mark cas-mid" style="font-size:15px">× ${t.s.stock[k]}</text>` +
    `<text x="${short(x + w / 2 - 8)}" y="${y + 36}" class="cas-small cas-mid">${own}+${tower}</text>${icon('white-tower', x + w / 2 + 15, y + 31, 14, 'var(--k-ink-2)')}`
  )
}
