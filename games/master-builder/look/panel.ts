// A player at a glance, where the match stands, and where the money came from.

import type { Breakdown } from '../../../kernel/game.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { byRound, standingOf } from '../../../look/rounds.ts'
import type { Panel, Progress } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import { repayment } from '../rules/money.ts'
import { DUTY, type MasterState, type MasterStep, STAGE } from '../rules/state.ts'
import { PHASES } from '../rules/terms.ts'
import { type Box, contractOf } from '../sheet/box.ts'
import { LOANS } from '../sheet/ids.ts'
import { fortune } from './account.ts'
import { faceOf } from './faces.ts'
import { TYPE_TONES } from './icons.ts'
import { dollars, thousands } from './money.ts'

const byType = (box: Box) => (a: Card, b: Card) => (box.type[b] as number) - (box.type[a] as number) || a - b

/** A fortune at a glance is in thousands. */
const UNIT = 1000

function flagOf(s: MasterState, seat: Seat, voice: Voice): string | null {
  if (s.lot === null) return null
  if (s.bidder === seat) return voice.says('leads', { bid: thousands(s.bid) })
  return (s.out & (1 << seat)) !== 0 ? voice.says('out') : null
}

function tally(s: MasterState, seat: Seat, voice: Voice, box: Box): NonNullable<Panel['tally']> {
  const crew = [...(s.crews[seat] as Card[])].sort(byType(box))
  const stateOf = (card: Card) =>
    s.duty[card] === DUTY.down ? 'lying' : (s.duty[card] as number) >= 0 ? 'placed' : 'standing'
  return {
    label: voice.says('tally', {
      n: crew.length,
      placed: crew.filter((card) => stateOf(card) === 'placed').length,
      away: crew.filter((card) => stateOf(card) === 'lying').length,
    }),
    workers: crew.map(stateOf),
    tones: crew.map((card) => TYPE_TONES[box.type[card] as number] as string),
  }
}

export function panel(s: MasterState, seat: Seat, voice: Voice, box: Box): Panel {
  const sites = s.contracts[seat] as Card[]
  const town = s.town[seat] as Card[]
  const loans = s.loans[seat] as number[]
  const flag = flagOf(s, seat, voice)
  const number = (card: Card) => `${box.number[contractOf(card)]}`
  const owned = [...sites, ...town, ...[...(s.crews[seat] as Card[])].sort(byType(box))]
  return {
    seat,
    score: Math.round(fortune(s, seat, box) / UNIT),
    ...(flag === null ? {} : { flag }),
    ...(s.phase === 4 && s.stage[seat] !== STAGE.idle
      ? { mark: s.stage[seat] === STAGE.confirmed ? ('done' as const) : ('busy' as const) }
      : {}),
    figures: [
      { icon: 'two-coins', n: thousands(s.cash[seat] as number), label: voice.name('cash'), tone: 'var(--mb-gold)' },
      { icon: 'receive-money', n: thousands(-(s.wages[seat] as number)), label: voice.name('wages') },
      ...LOANS.flatMap((loan, kind) => {
        const many = loans[kind] as number
        return many === 0
          ? []
          : [
              {
                icon: 'wax-seal',
                n: `${many}×${thousands(box.received[kind] as number)}`,
                label: voice.name(loan),
                tone: 'var(--mb-wax)',
                second: true,
              },
            ]
      }),
    ],
    tally: tally(s, seat, voice, box),
    ...(owned.length > 0
      ? {
          shows: {
            title: voice.says('holds', { seat }),
            cards: owned.map((card) => ({ face: faceOf(card, s, voice, box), note: voice.card(card) })),
          },
        }
      : {}),
    notes: [
      ...(s.mallet === seat ? [{ icon: 'mallet', text: voice.says('first'), label: voice.name('mallet') }] : []),
      ...sites.map((card) => {
        const k = contractOf(card)
        const done = small.size(s.built[k] as number)
        const doing = small.size(s.assigned[k] as number)
        return {
          text: number(card),
          label: voice.says('site-label', { card, done: done + doing }),
          pips: { done, doing, of: 6 },
        }
      }),
      ...town.map((card) => ({ icon: 'house', text: number(card), label: voice.says('town-label', { card }) })),
      ...(loans.some((many) => many > 0)
        ? [
            {
              text: voice.says('debt', {
                amount: thousands(loans.reduce((sum, many, kind) => sum + many * repayment(s, kind, box), 0)),
              }),
              strong: true,
            },
          ]
        : []),
    ],
  }
}

export function progress(s: MasterState, voice: Voice, box: Box): Progress {
  const over = s.agenda.length === 0
  const steps = Array.from({ length: box.limits.rounds }, (_, i) => ({
    text: `${i + 1}`,
    state: standingOf(i + 1, s.round, over),
  })).filter((_, i) => i < s.lastRound)
  const phases = PHASES.map((phase) => voice.says(`phase-${phase}`))
  return {
    label: voice.name('round'),
    steps,
    phase: over ? voice.says('over') : (phases[s.phase - 1] as string),
    phases,
  }
}

/** The fortune at the end of each round; the last one with the final accounts. */
export const race = (s: MasterState, past: readonly MasterState[], box: Box): number[][] =>
  byRound(s, past, (then) => then.cash.map((_, seat) => fortune(then, seat, box)))

export function explain(s: MasterState, seat: Seat, line: Breakdown[number], voice: Voice, box: Box): string | null {
  return voice.says(`points-${line.from}`, {
    amount: dollars(voice, line.points),
    start: dollars(voice, box.limits.startingCash),
    cards: [...(s.town[seat] as Card[])].map((card) => voice.card(card)),
    penalty: dollars(voice, box.limits.unfinishedPenalty),
    rounds: (s as MasterState & { agenda: MasterStep[] }).round,
  })
}
