// What the question is about, laid large where not all of the town has room: sites, the offer, the piles, the bank.

import { topStep } from '../../../look/laying.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import type { MasterStep } from '../rules/state.ts'
import { cardOf, contractOf } from '../sheet/box.ts'
import { LOANS } from '../sheet/ids.ts'
import { iouFace } from './faces.ts'
import { hirePieces } from './ledger.ts'
import { asked, type MasterLaying } from './pieces.ts'
import { plotPieces, signHigh } from './plot.ts'
import { PLOTS } from './town.ts'

type Stage = 'hire' | 'offer' | 'lot' | 'sites' | 'crew' | 'loan' | 'none'

/** What the question is about. */
export function stageOf(t: MasterLaying): Stage {
  const step = topStep<MasterStep>(t.s)?.do
  if (step === 'draft-worker' || step === 'manage-crew') return 'hire'
  if (t.s.lot !== null) return 'lot'
  if (step === 'nominate') return 'offer'
  if (step === 'choose-worker') return 'crew'
  if (step === 'take-loan') return asked(t) === 'take-loan' ? 'loan' : 'none'
  return step === 'build' || step === 'fire' ? 'sites' : 'none'
}

export function stagePlots(t: MasterLaying): number[] {
  const stage = stageOf(t)
  if (stage === 'lot') return [t.s.lot as number]
  if (stage === 'offer') return t.s.offer.map(contractOf)
  return stage === 'sites' && !t.spectator ? (t.s.contracts[t.me] ?? []).map(contractOf) : []
}

export function stageRow(t: MasterLaying, plots: readonly number[], box: Rect, sections: boolean, at: number): Area {
  const w = box.w / Math.max(1, plots.length)
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

/** The four piles in a row. */
export const hireArea = (t: MasterLaying, box: Rect): Area => ({
  id: 'hire',
  label: t.voice.says('hire-head'),
  box,
  pieces: hirePieces(t, { ...box, y: box.y + 8 }, Math.min(box.h - 26, Math.floor((box.w / 4 - 24) * 1.4)), 4),
})

/** Both loans, to choose from. */
export function bankArea(t: MasterLaying, box: Rect): Area {
  const card = Math.min(96, Math.floor((box.h - 8) / 1.4))
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

/** All twelve plots in small; those on the stage are only looked at here. */
export function smallTown(t: MasterLaying, box: Rect, columns: number, above: ReadonlySet<number>): Area {
  const w = box.w / columns
  const high = Math.floor((box.h * columns) / PLOTS.length)
  return {
    id: 'town',
    label: t.voice.name('town'),
    box,
    pieces: PLOTS.flatMap((k, i): Piece[] => {
      const place = {
        x: Math.round(box.x + (i % columns) * w + 2),
        y: box.y + Math.floor(i / columns) * high + 4,
        w: Math.round(w - 4),
        h: high - 12,
      }
      return plotPieces(t, k, place, { sections: false, least: 42, sign: 22, ...(above.has(k) ? { again: true } : {}) })
    }),
  }
}
