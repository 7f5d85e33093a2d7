// The reader's IOUs, to be repaid by pointing at them.

import type { Area, Piece } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { repayment } from '../rules/money.ts'
import { LOANS } from '../sheet/ids.ts'
import { iouFace } from './faces.ts'
import { dollars } from './money.ts'
import { asked, type MasterLaying } from './pieces.ts'

/** How many kinds of IOU the reader holds: as many cards lie on the mat. */
export const kindsHeld = (t: MasterLaying): number => (t.s.loans[t.me] ?? []).filter((many) => many > 0).length

export function loansArea(t: MasterLaying, area: Rect, card: number): Area {
  const { voice, box } = t
  const held = LOANS.map((loan, kind) => ({ loan, kind, many: t.s.loans[t.me]?.[kind] ?? 0 })).filter(
    ({ many }) => many > 0,
  )
  const high = Math.round(card * 1.4)
  return {
    id: 'loans',
    label: voice.name('loans'),
    box: area,
    pieces: held.map(({ loan, kind, many }, i): Piece => {
      const n = repayment(t.s, kind, box)
      const amount = dollars(voice, n)
      return {
        id: `iou.${kind}`,
        ...(asked(t) === 'take-loan' ? {} : { ref: `loan.${kind}` }),
        box: { x: area.x + i * (card + 10), y: area.y, w: card, h: high },
        look: { is: 'card', face: { ...iouFace(t, kind), frame: `iou iou-${kind} bare` }, short: false },
        label: voice.says('iou-label', { loan, n: many, amount }),
        tags: [
          { text: voice.says('iou-tag', { n }), at: 'bottom', tone: 'plain' },
          ...(many > 1 ? [{ text: `×${many}`, at: 'corner' } as const] : []),
        ],
      }
    }),
  }
}
