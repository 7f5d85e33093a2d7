// A player at a glance, where the match stands, and where points came from.
import type { Breakdown } from '../../../kernel/game.ts'
import { isIn } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { sealedMark, standingOf } from '../../../look/rounds.ts'
import type { Panel, Progress } from '../../../look/scene.ts'
import { NOBODY } from '../rules/layout.ts'
import type { NehemiahState } from '../rules/state.ts'
import { POINTS } from '../rules/terms.ts'
import { type Box, tableFor } from '../sheet/box.ts'
import { DECKS } from '../sheet/form.ts'
import { faceOf } from './faces.ts'
import { goldThing, woodThing } from './goods.ts'
import type { NehemiahPen } from './pen.ts'
import { isOpen } from './pieces.ts'
import { about } from './things.ts'

const SCREENED = ['wood', 'coin', 'laurels'] as const
const ROWS = 4

type Worker = 'standing' | 'placed' | 'lying' | 'reserve'

/** The workers of a colour: at hand, standing on cards, tired, set aside. */
function tally(s: NehemiahState, seat: Seat): Worker[] {
  const many = (n: number, what: Worker) => new Array<Worker>(n).fill(what)
  const on = s.owner.flatMap((owner, slot): Worker[] =>
    owner === NOBODY || owner !== seat ? [] : [s.tired[slot] === 1 ? 'lying' : 'placed'],
  )
  return [
    ...many(s.supply[seat] ?? 0, 'standing'),
    ...on.filter((w) => w === 'placed'),
    ...on.filter((w) => w === 'lying'),
    ...many(s.aside[seat] ?? 0, 'reserve'),
  ]
}

export function panel(pen: NehemiahPen, s: NehemiahState, seat: Seat, eyes: Seat | null): Panel {
  const { box, voice } = pen
  const open = isOpen(s, seat, eyes)
  const workers = tally(s, seat)
  const count = (state: Worker) => workers.filter((w) => w === state).length
  const gates = (s.gates[seat] ?? []).map((gate) => box.gateVp[gate] ?? 0)
  const foremen = s.foremen[seat] ?? []
  const tone = `var(--seat-${seat})`
  const supply = s.supply[seat] ?? 0
  const thing = about('workers', { supply, aside: count('reserve'), out: count('placed') + count('lying') })
  return {
    seat,
    score: open ? (s.vp[seat] ?? 0) : 0,
    scored: about('points'),
    ...(open
      ? {}
      : { screen: { label: voice.says('screen-of', { seat }), icons: SCREENED, thing: about('screen', { seat }) } }),
    figures: [
      { icon: 'meeple', n: supply, label: voice.says('workers', { n: supply }), thing, tone },
      { icon: 'cube', n: s.cubes[seat] ?? 0, label: voice.says('cubes'), thing: about('cubes'), tone, second: true },
      ...(open
        ? [
            { icon: 'wood', n: s.wood[seat] ?? 0, label: voice.name('wood'), thing: woodThing(box), second: true },
            { icon: 'coin', n: s.gold[seat] ?? 0, label: voice.name('gold'), thing: goldThing(box), second: true },
          ]
        : []),
      {
        icon: 'closed-doors',
        n: gates.length,
        label: voice.says('gates-of', { values: gates }),
        thing: about('gates-of', { values: gates }),
        tone: 'var(--n-cedar)',
        pale: gates.length === 0,
      },
    ],
    tally: {
      label: voice.says('tally', {
        supply: count('standing'),
        standing: count('placed'),
        tired: count('lying'),
        aside: count('reserve'),
      }),
      thing,
      workers,
    },
    ...(foremen.length > 0 ? heldBy(pen, seat, foremen) : {}),
    notes: notesOf(pen, s, seat),
    ...sealedMark(s, seat),
  }
}

function heldBy(pen: NehemiahPen, seat: Seat, foremen: readonly Card[]) {
  const { voice } = pen
  const faces = foremen.map((card) => ({ face: faceOf(pen, card) }))
  return {
    cards: faces,
    shows: {
      title: voice.says('foremen-of', { seat }),
      cards: faces.map(({ face }) => ({ face, note: face.title })),
    },
  }
}

function notesOf(pen: NehemiahPen, s: NehemiahState, seat: Seat): Panel['notes'] {
  const { voice } = pen
  const foremen = s.foremen[seat] ?? []
  return [
    ...(s.first === seat
      ? [
          {
            icon: 'crown',
            text: foremen.length > 0 ? '' : voice.name('first-player'),
            label: voice.name('first-player'),
            thing: about('first-player'),
          },
        ]
      : []),
    ...foremen.map((card) => ({
      text: voice.card(card),
      thing: about('foreman-of', { card, does: faceOf(pen, card).text }),
    })),
    ...((s.ahead[seat] ?? 0) > 0 ? [{ text: voice.says('ahead'), thing: about('ahead') }] : []),
    ...(s.options.foremen === 'on' && foremen.length === 0 && s.faceUp.length === 0
      ? [{ text: voice.says('no-foreman'), thing: about('no-foreman') }]
      : []),
  ]
}

/** Columns to be replaced in a round, and how many are: what its deck has given. */
export function columnsOf(s: NehemiahState, round: number, box: Box): { all: number; done: number } {
  const size = tableFor(s.seats, box).decks[round]?.length ?? 0
  const laid = round === 0 ? s.columns.length : 1
  const all = size / ROWS - (round === 0 ? s.columns.length - 1 : 0)
  if (round + 1 < s.round || s.agenda.length === 0 || s.left !== null) return { all, done: all }
  if (round + 1 > s.round) return { all, done: 0 }
  const given = (size - (s.decks[round]?.length ?? 0)) / ROWS - laid
  return { all, done: Math.max(0, Math.min(all, given)) }
}

export function progress({ box, voice }: NehemiahPen, s: NehemiahState): Progress {
  const over = s.agenda.length === 0
  const steps = DECKS.map((text, i) => {
    const { all, done } = columnsOf(s, i, box)
    const now = i + 1 === s.round && !over
    const closing = now && s.closing !== 0 ? 1 : 0
    return {
      text,
      thing: about('round', { round: i + 1 }),
      state: standingOf(i + 1, s.round, over),
      pips: Array.from({ length: all }, (_, k) =>
        k < done ? ('done' as const) : k < done + closing ? ('now' as const) : ('to-come' as const),
      ),
    }
  })
  const { all, done } = columnsOf(s, s.round - 1, box)
  const auction = s.faceUp.length > 0
  const phase = over
    ? { text: voice.says('over'), thing: about('over') }
    : s.left !== null
      ? { text: voice.says('final-turns', { n: s.left }), thing: about('final-turns', { n: s.left }) }
      : auction
        ? { text: voice.says('phase-auction'), thing: about('auction') }
        : { text: voice.says('replaced', { n: done, all }), thing: about('replaced', { n: done, all }) }
  return { label: voice.name('round'), thing: about('round', { round: s.round }), steps, phase }
}

export function explain(
  { box, voice }: NehemiahPen,
  s: NehemiahState,
  seat: Seat,
  line: Breakdown[number],
): string | null {
  const gates = (s.gates[seat] ?? []).map((gate) => box.gateVp[gate] ?? 0)
  if (!isIn(POINTS, line.from)) return null
  return voice.says(`points-${line.from}`, {
    gates,
    wood: box.woodPerVp,
    gold: box.goldPerVp,
  })
}
