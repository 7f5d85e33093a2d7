// A player at a glance, where the match stands, and where points came from.

import type { Breakdown } from '../../../kernel/game.ts'
import { at, isIn } from '../../../kernel/lists.ts'
import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { topStep } from '../../../look/laying.ts'
import { sealedMark, standingOf } from '../../../look/rounds.ts'
import type { Panel, Progress } from '../../../look/scene.ts'
import { capital } from '../../../look/words.ts'
import { KINDS, POINTS, TILES } from '../rules/pieces.ts'
import type { CastleVoice } from '../rules/speech.ts'
import type { CastleState, CastleStep } from '../rules/state.ts'
import type { CastlePhase } from '../rules/things.ts'
import { type Box, kitFor } from '../sheet/box.ts'
import { faceOf } from './faces.ts'
import { STEPS, stepOf } from './marks.ts'
import type { CastlePen } from './pen.ts'
import { atWork } from './pieces.ts'
import { about } from './things.ts'

/** Every helper one by one: at hand, then on the board. */
function tally(s: CastleState, seat: Seat, box: Box): ('standing' | 'placed')[] {
  const all = kitFor(box, s.seats).helpers
  const home = s.supply[seat] ?? 0
  return Array.from({ length: all }, (_, i) => (i < home ? 'standing' : 'placed'))
}

/** The set of eight, each card with where it is. */
function setOf(pen: CastlePen, s: CastleState, seat: Seat) {
  const { voice } = pen
  const known = (cards: readonly Card[] | undefined, id: 'played' | 'hand' | 'removed') =>
    (cards ?? [])
      .filter((card) => card !== HIDDEN)
      .map((card) => ({ face: faceOf(pen, card), note: capital(voice.name(id)) }))
  return [...known(s.played[seat], 'played'), ...known(s.hands[seat], 'hand'), ...known(s.removed[seat], 'removed')]
}

export function panel(pen: CastlePen, s: CastleState, seat: Seat): Panel {
  const { box, voice } = pen
  const played = s.played[seat] ?? []
  const built = s.built[seat] ?? []
  const ids = built.flatMap((n, b) => (n > 0 ? [at(TILES, b)] : []))
  const tiles = built.reduce((sum, n) => sum + n, 0)
  const choosing = topStep<CastleStep>(s)?.do === 'choose-cards'
  const workers = tally(s, seat, box)
  const home = s.supply[seat] ?? 0
  const down = s.down[seat]?.length ?? 0
  return {
    seat,
    score: s.scores[seat] ?? 0,
    scored: about('points', { n: s.scores[seat] ?? 0 }),
    figures: [
      ...KINDS.map((kind, k) => {
        const n = s.own[seat]?.[k] ?? 0
        const thing = about('resource', { kind, value: box.value[k] ?? 0, kinds: box.kinds })
        return { icon: kind, n, label: voice.name(kind), thing, second: true, ...(n === 0 ? { pale: true } : {}) }
      }),
      { icon: 'thaler', n: s.thalers[seat] ?? 0, label: voice.name('thaler'), thing: about('talers') },
    ],
    tally: {
      label: voice.says('tally', { home, out: workers.length - home }),
      thing: about('supply', { home, all: workers.length }),
      workers,
    },
    ...(played.length > 0
      ? {
          cards: played.map((card, i) => ({
            face: faceOf(pen, card),
            turned: i < played.length - (s.now[seat] ?? 0),
          })),
          shows: { title: voice.says('set-of', { seat }), cards: setOf(pen, s, seat) },
        }
      : {}),
    notes: [
      ...(s.first === seat
        ? [{ icon: 'flying-flag', text: '', label: voice.says('first'), thing: about('first-player') }]
        : []),
      ...(tiles > 0
        ? [
            {
              icon: 'hut',
              text: voice.says('built-count', { n: tiles }),
              label: voice.says('built-list', { built: ids }),
              thing: about('built', { built: ids }),
            },
          ]
        : []),
      down > 0
        ? {
            text: voice.says('cards-down', { n: down }),
            backs: { kind: `${seat}`, count: down },
            thing: about('chosen-card'),
          }
        : {
            text: voice.says('cards-held', { n: s.hands[seat]?.length ?? 0 }),
            thing: about('held', { n: s.hands[seat]?.length ?? 0 }),
          },
    ],
    ...(choosing ? sealedMark(s, seat) : {}),
  }
}

export function progress(s: CastleState, voice: CastleVoice): Progress {
  const over = s.agenda.length === 0
  const work = atWork(s)
  const now = work === null ? 0 : stepOf(work.role)
  const phase = phaseOf(s)
  const scoring = over || topStep<CastleStep>(s)?.do === 'palace'
  const steps = Array.from({ length: STEPS }, (_, i) => {
    const n = i + 1
    const state = standingOf(n, now, scoring)
    const name = work !== null && n === now ? ` ${voice.says('step-name', { n })}` : ''
    return { text: `${n}${name}`, state, thing: about('step', { n }) } as const
  })
  return {
    label: `${voice.name('round')} ${s.round}\u00a0/\u00a0${s.rounds}`,
    thing: about('round', { round: s.round, rounds: s.rounds }),
    steps,
    detail: { text: capital(voice.name(s.options.season)), thing: about('season', { season: s.options.season }) },
    phase: { text: PHASE_NAMES[phase](voice), thing: about('phase', { phase }) },
  }
}

export function phaseOf(s: CastleState): CastlePhase {
  switch (topStep<CastleStep>(s)?.do) {
    case undefined:
      return 'over'
    case 'choose-cards':
      return 'choose'
    case 'plague':
    case 'breach':
    case 'snowfall':
      return 'winter'
    case 'court':
    case 'share':
      return 'court'
    case 'load-worker-stone':
      return 'load'
    case 'palace':
      return 'palace'
    default:
      return 'execute'
  }
}

const PHASE_NAMES: Readonly<Record<CastlePhase, (voice: CastleVoice) => string>> = {
  choose: (voice) => voice.name('phase-choose'),
  winter: (voice) => voice.name('phase-winter'),
  court: (voice) => voice.name('phase-court'),
  load: (voice) => voice.name('phase-load'),
  palace: (voice) => voice.says('final-scoring'),
  execute: (voice) => voice.name('phase-execute'),
  over: (voice) => voice.says('over'),
}

export function explain(s: CastleState, line: Breakdown[number], voice: CastleVoice): string | null {
  if (line.points === 0 || !isIn(POINTS, line.from)) return null
  return voice.says('points-note', { line: line.from, bars: s.forge })
}
