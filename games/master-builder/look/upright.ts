// The table on a phone held upright: what holds this round, the things of the question, the own mat, then the whole town.
import type { LaidBoard } from '../../../look/laying.ts'
import type { Area, Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { accountPiece } from './account.ts'
import { bench, DEFS, landOf, townGround } from './art/ground.ts'
import { auctionArea } from './auction.ts'
import { crewArea, rowHigh, rowsOf } from './crew.ts'
import { kindsHeld, loansArea } from './loans.ts'
import { asked, type MasterLaying } from './pieces.ts'
import { PLAN, planPieces } from './plan.ts'
import { rulerArea } from './ruler.ts'
import { bankArea, hireArea, smallTown, stageOf, stagePlots, stageRow } from './stage.ts'
import { stripArea } from './strip.ts'

const EDGE = 6

export function uprightBoard(t: MasterLaying, shape: Shape): LaidBoard {
  const w = Math.max(320, shape.w)
  const areas: Area[] = []
  const land: string[] = []
  let y = 4
  const take = (h: number, gap = 6): Rect => {
    const box = { x: EDGE, y, w: w - 2 * EDGE, h }
    y += h + gap
    return box
  }
  areas.push(stripArea(t, take(40)))
  const stage = stageOf(t)
  if (stage === 'hire') areas.push(hireArea(t, take(w < 380 ? 128 : 138)), rulerArea(t, take(38)))
  if (stage === 'loan') areas.push(bankArea(t, take(150)))
  const plots = stagePlots(t)
  const columns = stage === 'offer' ? 2 : 1
  const high = stage === 'offer' ? 166 : stage === 'lot' ? 236 : 268
  for (let i = 0; i < plots.length; i += columns) {
    const box = take(high, 4)
    land.push(townGround({ ...box, x: 0, w, columns: 1, rows: 1 }))
    areas.push(stageRow(t, plots.slice(i, i + columns), box, stage !== 'offer' && stage !== 'lot', i))
  }
  if (t.s.lot !== null) areas.push(auctionArea(t, take(asked(t) === 'bid' ? 108 : 56)) as Area)
  const crewW = stage === 'crew' ? Math.min(88, (w - 4 * EDGE) / 4) : 68
  areas.push(crewBox(t, take(rowsOf(t) * rowHigh(Math.round(crewW)), 0), Math.round(crewW)))
  const held = kindsHeld(t)
  const plan = asked(t) === 'build' ? PLAN + 6 : 0
  const mat = take(124, held > 0 ? 24 : 8)
  areas.push({
    id: 'account',
    label: t.voice.says('account'),
    box: mat,
    pieces: [
      accountPiece(t, { ...mat, w: mat.w - held * 80 - plan }),
      ...planPieces(t, mat.x + mat.w - held * 80 - PLAN, mat.y + 4),
    ],
  })
  if (held > 0) areas.push(loansArea(t, { x: mat.x + mat.w - held * 80 + 8, y: mat.y + 4, w: held * 80, h: 100 }, 70))
  if (stage !== 'hire') areas.push(hireArea(t, take(128)), rulerArea(t, take(38)))
  const town = take(4 * 112, 6)
  land.push(townGround({ ...town, x: 0, w, columns: 3, rows: 4 }))
  areas.push(smallTown(t, town, 3, new Set(plots)))
  const h = Math.max(y, shape.h)
  const ground = `<defs>${DEFS}</defs>${bench({ x: 0, y: 0, w, h })}${landOf(land)}`
  return { h, ground, areas }
}

const crewBox = (t: MasterLaying, box: Rect, card: number): Area =>
  crewArea(t, { x: box.x + 2, y: box.y + 2, w: box.w - 8, h: Math.round(card * 1.4) }, card)
