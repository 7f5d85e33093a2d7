// The table on a phone that lies: the things of the question over the crew, the account beside them in the client's column.
import type { LaidBoard } from '../../../look/laying.ts'
import type { Area, Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { accountPiece } from './account.ts'
import { bench, DEFS, landOf, townGround } from './art/ground.ts'
import { auctionArea } from './auction.ts'
import { crewArea } from './crew.ts'
import { kindsHeld, loansArea } from './loans.ts'
import { asked, type MasterLaying } from './pieces.ts'
import { PLAN, planPieces } from './plan.ts'
import { bankArea, hireArea, smallTown, stageOf, stagePlots, stageRow } from './stage.ts'
import { stripArea } from './strip.ts'

/** So wide that the account has room between the opponents and the decision. */
export const COLUMN = 322
const EDGE = 4
const STRIP = 32
/** What a site needs for a finger on each of its sections, and a contract on offer to be read. */
const SITE = 164
const OFFER = 104
/** What hangs under the cards of the crew. */
const TAGS = 22

export function lyingBoard(t: MasterLaying, { w, h, free }: Shape): LaidBoard {
  const column: Rect = free ?? { x: w, y: 0, w: 0, h: 0 }
  const room = column.x - 2 * EDGE
  const card = h < 330 ? 56 : Math.min(84, Math.round(h * 0.18))
  const high = Math.round(card * 1.4)
  const crew = { x: EDGE + 4, y: h - high - TAGS, w: room - 8, h: high }
  const strip = { x: EDGE, y: 4, w: room, h: STRIP }
  const stage = { x: EDGE, y: STRIP + 8, w: room, h: crew.y - STRIP - 16 }
  return {
    h,
    ground: `<defs>${DEFS}</defs>${bench({ x: 0, y: 0, w, h })}${landOf([townGround({ ...stage, x: 0, w: room + 2 * EDGE, columns: 1, rows: 1 })])}`,
    areas: [stripArea(t, strip), ...stageAreas(t, stage), crewArea(t, crew, card), ...columnAreas(t, column)],
  }
}

/** An IOU in the column, and what lies between two. */
const IOU = 48

/** The account between the opponents and the decision; the plan and the IOUs beside it. */
function columnAreas(t: MasterLaying, column: Rect): Area[] {
  const held = kindsHeld(t)
  const plan = asked(t) === 'build'
  const beside = Math.max(plan ? PLAN + 6 : 0, held * (IOU + 10))
  const box = { x: column.x + 6, y: column.y + 4, w: column.w - 12 - beside, h: Math.min(132, column.h - 8) }
  const x = box.x + box.w + 8
  return [
    {
      id: 'account',
      label: t.voice.says('account'),
      box,
      pieces: [accountPiece(t, box), ...planPieces(t, x - 2, box.y)],
    },
    ...(held === 0 ? [] : [loansArea(t, { x, y: box.y + (plan ? PLAN + 6 : 0), w: beside, h: 67 }, IOU)]),
  ]
}

/** The things of the question; the town where nothing is asked. */
function stageAreas(t: MasterLaying, box: Rect): Area[] {
  const stage = stageOf(t)
  if (stage === 'hire') return [hireArea(t, box)]
  if (stage === 'loan') return [bankArea(t, box)]
  const plots = stagePlots(t)
  if (plots.length === 0) return [smallTown(t, box, 6, new Set())]
  if (stage === 'lot') {
    const half = Math.round(box.w * 0.5)
    const auction = auctionArea(t, { x: box.x + half + 4, y: box.y + 4, w: box.w - half - 6, h: box.h - 10 })
    return [stageRow(t, plots, { ...box, w: half }, false, 0), ...(auction === null ? [] : [auction])]
  }
  const rows = plots.length * (stage === 'sites' ? SITE : OFFER) > box.w ? 2 : 1
  const each = Math.ceil(plots.length / rows)
  const high = Math.floor(box.h / rows)
  return Array.from({ length: rows }, (_, row) =>
    stageRow(
      t,
      plots.slice(row * each, (row + 1) * each),
      { ...box, y: box.y + row * high, h: high },
      stage === 'sites',
      row * each,
    ),
  )
}
