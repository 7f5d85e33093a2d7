// The board of Master Builder: a town going up, the guild's ledger beside it, the own bench before it.

import { type LaidBoard, sceneBy } from '../../../look/laying.ts'
import type { Area, Form, Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { groundsOf } from '../../../look/svg.ts'
import type { MasterState } from '../rules/state.ts'
import { accountPiece } from './account.ts'
import { groundOf } from './art/ground.ts'
import { auctionArea } from './auction.ts'
import { crewArea } from './crew.ts'
import { type Layout, STRIP, tabletLayout, wideLayout } from './layout.ts'
import { hirePieces, ledgerArea } from './ledger.ts'
import { kindsHeld, loansArea } from './loans.ts'
import { lyingBoard } from './lying.ts'
import type { MasterPen } from './pen.ts'
import { asked, type MasterLaying } from './pieces.ts'
import { PLAN, planPieces } from './plan.ts'
import { rulerArea } from './ruler.ts'
import { bankArea, hireArea, stageOf } from './stage.ts'
import { stripArea } from './strip.ts'
import { townArea } from './town.ts'
import { uprightBoard } from './upright.ts'

const groundFor = groundsOf<Layout>(({ w, h, town }) => `${w} ${h} ${town.h} ${town.columns}`, groundOf)

const BOARDS: Readonly<Record<Form, (t: MasterLaying, shape: Shape) => LaidBoard>> = {
  upright: uprightBoard,
  lying: lyingBoard,
  tablet: (t, shape) => tabletBoard(t, tabletLayout(shape)),
  wide: (t, shape) => wideBoard(t, wideLayout(shape)),
}

export const scene = sceneBy<MasterState, MasterPen>((looking, shape) =>
  BOARDS[shape.form]({ ...looking, layout: { form: shape.form } }, shape),
)

const wideBoard = (t: MasterLaying, layout: Layout): LaidBoard => ({
  h: layout.h,
  ground: groundFor(layout),
  areas: [
    rulerArea(t, layout.ruler),
    ledgerArea(t, layout.ledger, hireRoom(t, layout) > 0),
    townArea(t, layout),
    ...matAreas(t, layout, hireRoom(t, layout)),
  ],
})

/** The piles, while workers are hired, in a row between the town and the bench. */
const HIRE = 122

/** The ledger folds to a strip; loans lie in the place of the crew while one is asked for. */
function tabletBoard(t: MasterLaying, whole: Layout): LaidBoard {
  const stage = stageOf(t)
  const town = stage === 'hire' ? { ...whole.town, h: whole.town.h - HIRE } : whole.town
  const layout = { ...whole, town }
  const mat = matAreas(t, layout, 0)
  return {
    h: layout.h,
    ground: groundFor(layout),
    areas: [
      stripArea(t, { x: 6, y: 2, w: layout.w - 12, h: STRIP - 4 }),
      rulerArea(t, layout.ruler),
      townArea(t, layout),
      ...(stage === 'hire' ? [hireArea(t, { x: town.x, y: town.y + town.h, w: town.w, h: HIRE })] : []),
      ...(stage === 'loan'
        ? [
            bankArea(t, {
              ...layout.crew,
              w: layout.crew.w - kindsHeld(t) * layout.crew.card - 20,
              h: layout.crew.h + 8,
            }),
            ...mat.filter(({ id }) => id !== 'crew'),
          ]
        : mat),
    ],
  }
}

/** The least that a card in a fan shows of itself. */
const SHOWN = 44

/** How much of the mat the piles take while workers are hired: nothing where the crew needs it. */
function hireRoom(t: MasterLaying, { crew }: Layout): number {
  const step = asked(t)
  if (step !== 'draft-worker' && step !== 'manage-crew') return 0
  const piles = 4 * (crew.card + 18) + 24
  const held = kindsHeld(t) * (crew.card + 10)
  const fan = crew.card + Math.max(0, (t.s.crews[t.me]?.length ?? 0) - 1) * SHOWN
  return crew.w - piles - held >= fan ? piles : 0
}

/** The own bench: crew, piles where they have so much room, the auction while there is one, IOUs, the account. */
function matAreas(t: MasterLaying, layout: Layout, hire: number): Area[] {
  const { crew, account } = layout
  const held = kindsHeld(t)
  const iou = Math.round(crew.card * 0.8)
  const loansW = held === 0 ? 0 : held * (iou + 10) + 10
  const auctionW = t.s.lot === null ? 0 : Math.round(Math.min(320, layout.w * 0.29))
  const crewW = crew.w - loansW - (auctionW === 0 ? 0 : auctionW + 12) - (asked(t) === 'build' ? PLAN : 0) - hire
  const auction =
    t.s.lot === null
      ? null
      : auctionArea(t, { x: account.x - loansW - auctionW - 12, y: account.y, w: auctionW, h: account.h })
  return [
    crewArea(t, { ...crew, w: crewW }, crew.card),
    ...(hire === 0 ? [] : [matHire(t, { x: account.x - loansW - hire, y: crew.y, w: hire - 16, h: crew.h })]),
    ...(auction === null ? [] : [auction]),
    ...(held === 0 ? [] : [loansArea(t, { x: account.x - loansW, y: account.y + 6, w: loansW, h: account.h }, iou)]),
    {
      id: 'account',
      label: t.voice.says('account'),
      box: account,
      pieces: [accountPiece(t, account), ...planPieces(t, account.x - loansW - PLAN - 8, account.y)],
    },
  ]
}

/** The top cards of the four piles, large enough to be read. */
const matHire = (t: MasterLaying, box: Rect): Area => ({
  id: 'hire',
  label: t.voice.says('hire-head'),
  box,
  pieces: hirePieces(t, box, box.h, 4),
})
