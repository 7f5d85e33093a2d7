// A player at a glance, where the match stands, and where points came from.

import type { Breakdown } from '../../../kernel/game.ts'
import { at, isIn } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { standingOf } from '../../../look/rounds.ts'
import type { Panel, Progress } from '../../../look/scene.ts'
import { spaceValue } from '../rules/gain.ts'
import { inMarket } from '../rules/market.ts'
import { BONUS, PERIODS, POINTS } from '../rules/names.ts'
import { scoreOf } from '../rules/score.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { faceOf, shortFace } from './faces.ts'
import type { SpyriumPen } from './pen.ts'
import { about } from './things.ts'

/** The seven workers one by one. */
function tally(s: SpyriumState, seat: Seat): ('standing' | 'placed' | 'lying' | 'reserve')[] {
  const lying = (s.spent[seat] ?? 0) + (s.staff[seat] ?? []).reduce((sum, n) => sum + n, 0)
  const many = <T>(n: number, what: T) => new Array<T>(n).fill(what)
  return [
    ...many(s.active[seat] ?? 0, 'standing' as const),
    ...many(inMarket(s, seat), 'placed' as const),
    ...many(lying, 'lying' as const),
    ...many(s.reserve[seat] ?? 0, 'reserve' as const),
  ]
}

const printed = (cards: readonly Card[], box: Box) => cards.reduce((sum, card) => sum + at(box.cards, card).vp, 0)

function bonusNote({ box, voice }: SpyriumPen, s: SpyriumState, seat: Seat): string {
  const had = s.bonuses[seat] ?? 0
  if (small.isEmpty(had)) return voice.says('bonus-first', { at: box.figures['first-bonus'] })
  if (small.size(had) === 2) return voice.says('bonus-done')
  return voice.says('bonus-second', {
    at: box.figures['second-bonus'],
    worker: small.has(had, BONUS.money),
    pounds: box.figures['bonus-money'],
  })
}

export function panel(pen: SpyriumPen, s: SpyriumState, seat: Seat): Panel {
  const { box, voice } = pen
  const district = s.districts[seat] ?? []
  const techniques = s.techniques[seat] ?? []
  const own = [...district, ...techniques]
  const turned = [...(s.tilted[seat] ?? []), ...(s.used[seat] ?? [])]
  const workers = tally(s, seat)
  const count = (state: string) => workers.filter((w) => w === state).length
  const phase = s.passed[seat] === 1 ? 3 : s.phase[seat] === 1 ? 1 : 2
  return {
    seat,
    score: s.vp[seat] ?? 0,
    scored: about('points'),
    flag: {
      text: phase === 3 ? voice.says('passed') : phase === 1 ? 'I' : 'II',
      thing: about('phase', { phase }),
    },
    figures: [
      { icon: 'pound', n: s.money[seat] ?? 0, label: voice.name('money'), thing: about('pounds') },
      { icon: 'crystal', n: s.crystals[seat] ?? 0, label: voice.name('spyrium'), thing: about('crystals') },
      {
        icon: 'family-house',
        n: spaceValue(s, seat, box),
        label: voice.name('residence-track'),
        thing: about('residence', { value: spaceValue(s, seat, box) }),
        tone: 'var(--s-house)',
        second: true,
      },
    ],
    tally: {
      label: voice.says('tally', {
        active: count('standing'),
        placed: count('placed'),
        lying: count('lying'),
        reserve: count('reserve'),
      }),
      thing: about('workers', {
        active: count('standing'),
        spent: count('lying'),
        reserve: count('reserve'),
      }),
      workers,
    },
    ...(own.length > 0
      ? {
          cards: own.map((card, i) => ({ face: shortFace(pen, card), turned: turned[i] === 1 })),
          shows: {
            title: voice.says('district-of', { seat }),
            cards: own.map((card, i) => ({
              face: faceOf(pen, card),
              note: turned[i] === 1 ? `${voice.card(card)} (${voice.name('tilted')})` : voice.card(card),
            })),
          },
        }
      : {}),
    notes: notesOf(pen, s, seat),
  }
}

/** Who begins, what is built and kept, and how far the way to the next bonus is. */
function notesOf(pen: SpyriumPen, s: SpyriumState, seat: Seat): Panel['notes'] {
  const { box, voice } = pen
  const district = s.districts[seat] ?? []
  const kept = s.kept[seat] ?? []
  const vp = printed(district, box)
  return [
    ...(s.first === seat
      ? [{ icon: 'top-hat', text: '', label: voice.name('first-player'), thing: about('first-player') }]
      : []),
    ...(district.length > 0 ? [{ text: voice.says('built', { vp }), thing: about('built', { vp }) }] : []),
    ...(kept.length > 0
      ? [
          {
            text: voice.says('kept-label', { n: kept.length }),
            thing: about('kept', { n: kept.length, most: box.figures['keep-limit'] }),
          },
        ]
      : []),
    {
      text: bonusNote(pen, s, seat),
      thing: about('bonus', {
        first: box.figures['first-bonus'],
        second: box.figures['second-bonus'],
        pounds: box.figures['bonus-money'],
      }),
    },
  ]
}

export function progress({ box, voice }: SpyriumPen, s: SpyriumState): Progress {
  const over = s.agenda.length === 0
  const steps = box.rounds.map((period, i) => {
    const state = standingOf(i + 1, s.round, over)
    const opens = i === 0 || box.rounds[i - 1] !== period
    const thing = about('round', { round: i + 1, rounds: box.rounds.length, period: at(PERIODS, period) })
    return { text: `${i + 1}`, thing, state, ...(opens ? { lead: at(PERIODS, period) } : {}) } as const
  })
  const step = s.agenda.at(-1)
  const seat = step !== undefined && 'seat' in step ? step.seat : s.first
  const now = s.phase[seat] === 1 ? 1 : 2
  const phase = over
    ? { text: voice.says('over'), thing: about('over') }
    : { text: voice.name(`phase-${now}`), thing: about('phase', { phase: now }) }
  const thing = at(steps, Math.min(s.round, steps.length) - 1).thing
  return { label: voice.name('round'), thing, steps, phase }
}

/** The score track; at the end with the final scoring. */
export const totals = (s: SpyriumState, box: Box): readonly number[] =>
  s.agenda.length === 0 ? s.vp.map((_, seat) => scoreOf(s, seat, box)) : s.vp

export function explain({ box, voice }: SpyriumPen, line: Breakdown[number]): string | null {
  if (!isIn(POINTS, line.from)) return null
  return voice.says(`points-${line.from}`, {
    cap: box.figures['technique-cap'],
    rate: box.figures['capitalisation-rate'],
  })
}
