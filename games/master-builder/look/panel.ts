// A player at a glance, where the match stands, and where the money came from.

import type { Breakdown } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { standingOf } from '../../../look/rounds.ts'
import type { Labelled, Panel, Progress } from '../../../look/scene.ts'
import { repayment } from '../rules/money.ts'
import type { MasterVoice } from '../rules/speech.ts'
import { DUTY, type MasterState, STAGE } from '../rules/state.ts'
import { PHASES, POINTS } from '../rules/terms.ts'
import { type Box, contractOf } from '../sheet/box.ts'
import { LOANS } from '../sheet/ids.ts'
import { fortune } from './account.ts'
import { faceOf, iouFace } from './faces.ts'
import { TYPE_TONES } from './icons.ts'
import { dollars, thousands } from './money.ts'
import type { MasterPen } from './pen.ts'
import { about } from './things.ts'

const byType = (box: Box) => (a: Card, b: Card) => at(box.type, b) - at(box.type, a) || a - b

/** A fortune at a glance is in thousands. */
const UNIT = 1000

function flagOf(s: MasterState, seat: Seat, voice: MasterVoice): Labelled | null {
  if (s.lot === null) return null
  if (s.bidder === seat)
    return { text: voice.says('leads', { bid: thousands(s.bid) }), thing: about('leads', { bid: s.bid }) }
  return small.has(s.out, seat) ? { text: voice.says('out'), thing: about('out') } : null
}

function tally({ box, voice }: MasterPen, s: MasterState, seat: Seat): NonNullable<Panel['tally']> {
  const crew = [...at(s.crews, seat)].sort(byType(box))
  const stateOf = (card: Card) => (s.duty[card] === DUTY.down ? 'lying' : at(s.duty, card) >= 0 ? 'placed' : 'standing')
  const count = {
    n: crew.length,
    placed: crew.filter((card) => stateOf(card) === 'placed').length,
    away: crew.filter((card) => stateOf(card) === 'lying').length,
  }
  return {
    label: voice.says('tally', count),
    thing: about('crew', count),
    workers: crew.map(stateOf),
    tones: crew.map((card) => at(TYPE_TONES, at(box.type, card))),
  }
}

export function panel(pen: MasterPen, s: MasterState, seat: Seat): Panel {
  const { box, voice } = pen
  const sites = at(s.contracts, seat)
  const town = at(s.town, seat)
  const loans = at(s.loans, seat)
  const flag = flagOf(s, seat, voice)
  const owned = [...sites, ...town, ...[...at(s.crews, seat)].sort(byType(box))]
  return {
    seat,
    score: Math.round(fortune(s, seat, box) / UNIT),
    scored: about('fortune'),
    ...(flag === null ? {} : { flag }),
    ...(s.phase === 4 && s.stage[seat] !== STAGE.idle
      ? { mark: s.stage[seat] === STAGE.confirmed ? ('done' as const) : ('busy' as const) }
      : {}),
    figures: [
      {
        icon: 'two-coins',
        n: thousands(at(s.cash, seat)),
        label: voice.name('cash'),
        thing: about('cash'),
        tone: 'var(--mb-gold)',
      },
      {
        icon: 'receive-money',
        n: thousands(-at(s.wages, seat)),
        label: voice.name('wages'),
        thing: about('wages', { seat, amount: at(s.wages, seat), most: box.limits.wageTrack }),
      },
      ...LOANS.flatMap((loan, kind) => {
        const many = at(loans, kind)
        return many === 0
          ? []
          : [
              {
                icon: 'wax-seal',
                n: `${many}×${thousands(at(box.received, kind))}`,
                label: voice.name(loan),
                thing: about('loan', { loan, does: iouFace(pen, kind).text }),
                tone: 'var(--mb-wax)',
                second: true,
              },
            ]
      }),
    ],
    tally: tally(pen, s, seat),
    ...(owned.length > 0
      ? {
          shows: {
            title: voice.says('holds', { seat }),
            cards: owned.map((card) => ({ face: faceOf(pen, card), note: voice.card(card) })),
          },
        }
      : {}),
    notes: notesOf(pen, s, seat),
  }
}

/** Who begins, what is being built and what was, what is owed. */
function notesOf({ box, voice }: MasterPen, s: MasterState, seat: Seat): Panel['notes'] {
  const loans = at(s.loans, seat)
  const number = (card: Card) => `${box.number[contractOf(card)]}`
  return [
    ...(s.mallet === seat
      ? [{ icon: 'mallet', text: voice.says('first'), label: voice.name('mallet'), thing: about('mallet') }]
      : []),
    ...at(s.contracts, seat).map((card) => {
      const k = contractOf(card)
      const done = small.size(at(s.built, k))
      const doing = small.size(at(s.assigned, k))
      return {
        text: number(card),
        label: voice.says('site-label', { card, done: done + doing }),
        thing: about('site', {
          card,
          done: done + doing,
          income: at(box.income, k),
          penalty: box.limits.unfinishedPenalty,
        }),
        pips: { done, doing, of: 6 },
      }
    }),
    ...at(s.town, seat).map((card) => ({
      icon: 'house',
      text: number(card),
      label: voice.says('town-label', { card }),
      thing: about('finished', { card }),
    })),
    ...(loans.some((many) => many > 0)
      ? [
          {
            text: voice.says('debt', {
              amount: thousands(loans.reduce((sum, many, kind) => sum + many * repayment(s, kind, box), 0)),
            }),
            thing: about('debt'),
            strong: true,
          },
        ]
      : []),
  ]
}

export function progress({ box, voice }: MasterPen, s: MasterState): Progress {
  const over = s.agenda.length === 0
  const steps = Array.from({ length: box.limits.rounds }, (_, i) => ({
    text: `${i + 1}`,
    thing: about('round', { round: i + 1, rounds: s.lastRound }),
    state: standingOf(i + 1, s.round, over),
  })).filter((_, i) => i < s.lastRound)
  const phases = PHASES.map((phase) => ({ text: voice.says(`phase-${phase}`), thing: about('phase', { phase }) }))
  return {
    label: voice.name('round'),
    thing: about('round', { round: s.round, rounds: s.lastRound }),
    steps,
    phase: over ? { text: voice.says('over'), thing: about('over') } : at(phases, s.phase - 1),
    phases,
  }
}

/** Fortunes; at the end with the final accounts. */
export const totals = (s: MasterState, box: Box): readonly number[] => s.cash.map((_, seat) => fortune(s, seat, box))

export function explain({ box, voice }: MasterPen, s: MasterState, seat: Seat, line: Breakdown[number]): string | null {
  const from = POINTS.find((point) => point === line.from)
  if (from === undefined) return null
  return voice.says(`points-${from}`, {
    start: dollars(voice, box.limits.startingCash),
    cards: [...at(s.town, seat)].map((card) => voice.card(card)),
    penalty: dollars(voice, box.limits.unfinishedPenalty),
  })
}
