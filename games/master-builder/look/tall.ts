// The table on a phone: a strip of what holds this round, the things of the question, the own mat, then the whole town.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import type { LaidBoard } from '../../../look/laying.ts'
import { topStep } from '../../../look/laying.ts'
import type { Area, Piece, Shape } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import type { MasterStep } from '../rules/state.ts'
import { cardOf, contractOf, FIRST_EVENT } from '../sheet/box.ts'
import { LOANS } from '../sheet/ids.ts'
import { accountPiece } from './account.ts'
import { bench, DEFS, townGround } from './art/ground.ts'
import { auctionArea } from './auction.ts'
import { crewArea, rowHigh, rowsOf } from './crew.ts'
import { faceOf, iouFace } from './faces.ts'
import { hirePieces } from './ledger.ts'
import { kindsHeld, loansArea } from './loans.ts'
import { asked, type MasterLaying } from './pieces.ts'
import { PLAN, planPieces } from './plan.ts'
import { plotPieces, signHigh } from './plot.ts'
import { rulerArea } from './ruler.ts'
import { about } from './things.ts'
import { PLOTS } from './town.ts'

const EDGE = 6

export function tallBoard(t: MasterLaying, shape: Shape): LaidBoard {
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
  areas.push(smallTown(t, town, new Set(plots)))
  const h = Math.max(y, shape.h)
  const ground = `<defs>${DEFS}</defs>${bench({ x: 0, y: 0, w, h })}${land.map((part, i) => part.replaceAll('mb-town"', `mb-town-${i}"`).replaceAll('#mb-town)', `#mb-town-${i})`)).join('')}`
  return { h, ground, areas }
}

type Stage = 'hire' | 'offer' | 'lot' | 'sites' | 'crew' | 'loan' | 'none'

/** What the question is about. */
function stageOf(t: MasterLaying): Stage {
  const step = topStep<MasterStep>(t.s)?.do
  if (step === 'draft-worker' || step === 'manage-crew') return 'hire'
  if (t.s.lot !== null) return 'lot'
  if (step === 'nominate') return 'offer'
  if (step === 'choose-worker') return 'crew'
  if (step === 'take-loan') return asked(t) === 'take-loan' ? 'loan' : 'none'
  return step === 'build' || step === 'fire' ? 'sites' : 'none'
}

function stagePlots(t: MasterLaying): number[] {
  const stage = stageOf(t)
  if (stage === 'lot') return [t.s.lot as number]
  if (stage === 'offer') return t.s.offer.map(contractOf)
  return stage === 'sites' && !t.spectator ? (t.s.contracts[t.me] ?? []).map(contractOf) : []
}

function stageRow(t: MasterLaying, plots: readonly number[], box: Rect, sections: boolean, at: number): Area {
  const w = box.w / Math.max(1, sections || plots.length === 1 ? plots.length : 2)
  return {
    id: `stage.${at}`,
    label: t.voice.says('labelled', {
      label: t.voice.says('stage'),
      text: plots.map((k) => t.voice.card(cardOf(k))).join(', '),
    }),
    box,
    pieces: plots.flatMap((k, i) => {
      const place = { x: Math.round(box.x + i * w + 3), y: box.y + 4, w: Math.round(w - 6), h: box.h - 10 }
      return plotPieces(t, k, place, { sections, least: 42, sign: signHigh(place) })
    }),
  }
}

/** Small plates: the event, the situation, what is left in the piles. */
function stripArea(t: MasterLaying, box: Rect): Area {
  const { s, voice } = t
  const situation = s.situations.at(-1)
  const event = s.inForce === null ? null : FIRST_EVENT + s.inForce
  const plates: Piece['look'][] = [
    { is: 'plate', icon: 'lantern', text: '', note: event === null ? voice.says('no-event') : voice.card(event) },
    {
      is: 'plate',
      icon: 'crane',
      text: '',
      note: situation === undefined ? voice.says('no-situation') : voice.card(situation),
    },
    { is: 'plate', icon: 'tied-scroll', text: `${s.contractPile.length}` },
  ]
  const rest = box.w - 62 - 12
  const widths = [rest * 0.56, rest * 0.44, 62]
  const read = [event, situation ?? null, null]
  let x = box.x
  const does = (card: Card | null) => ({
    name: card === null ? null : voice.card(card),
    does: card === null ? null : faceOf(t, card).text,
  })
  const things = [
    about('event', does(event)),
    about('situation', does(situation ?? null)),
    about('contract-pile', { n: s.contractPile.length }),
  ]
  const pieces = plates.map((look, i): Piece => {
    const w = Math.round(at(widths, i))
    const card = read[i] ?? null
    const label = at([voice.name('event'), voice.says('situation'), voice.name('contract-pile')], i)
    const piece: Piece = {
      id: `strip.${i}`,
      box: { x, y: box.y, w, h: box.h },
      look,
      label: look.is === 'plate' ? voice.says('labelled', { label, text: `${look.text}${look.note ?? ''}` }) : label,
      thing: at(things, i),
      ...(card === null
        ? {}
        : {
            shows: {
              title: voice.card(card),
              cards: [{ face: faceOf(t, card), note: voice.card(card) }],
            },
          }),
    }
    x += w + 6
    return piece
  })
  return { id: 'strip', label: voice.says('ledger'), box, pieces }
}

const hireArea = (t: MasterLaying, box: Rect): Area => ({
  id: 'hire',
  label: t.voice.says('hire-head'),
  box,
  pieces: hirePieces(t, { ...box, y: box.y + 8 }, box.h - 26, 4),
})

/** Both loans, to choose from. */
function bankArea(t: MasterLaying, box: Rect): Area {
  const card = 96
  return {
    id: 'bank',
    label: t.voice.name('bank'),
    box,
    pieces: LOANS.map(
      (loan, kind): Piece => ({
        id: `bank.${kind}`,
        ref: `loan.${kind}`,
        box: {
          x: Math.round(box.x + box.w * (0.25 + kind * 0.5) - card / 2),
          y: box.y + 4,
          w: card,
          h: Math.round(card * 1.4),
        },
        look: { is: 'card', face: iouFace(t, kind), short: false },
        label: t.voice.name(loan),
      }),
    ),
  }
}

const crewBox = (t: MasterLaying, box: Rect, card: number): Area =>
  crewArea(t, { x: box.x + 2, y: box.y + 2, w: box.w - 8, h: Math.round(card * 1.4) }, card)

/** All twelve plots in small; those on the stage are only looked at here. */
function smallTown(t: MasterLaying, box: Rect, above: ReadonlySet<number>): Area {
  const w = box.w / 3
  return {
    id: 'town',
    label: t.voice.name('town'),
    box,
    pieces: PLOTS.flatMap((k, i): Piece[] => {
      const place = {
        x: Math.round(box.x + (i % 3) * w + 2),
        y: box.y + Math.floor(i / 3) * 112 + 4,
        w: Math.round(w - 4),
        h: 100,
      }
      return plotPieces(t, k, place, { sections: false, least: 42, sign: 22, ...(above.has(k) ? { again: true } : {}) })
    }),
  }
}
