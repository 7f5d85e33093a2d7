// A player at a glance, where the match stands, and where points came from.
import type { Breakdown } from '../../../kernel/game.ts'
import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { standingOf } from '../../../look/rounds.ts'
import type { Panel, Progress } from '../../../look/scene.ts'
import { withSign } from '../../../look/words.ts'
import { MATERIALS, STAGE } from '../rules/names.ts'
import type { PillarsState } from '../rules/state.ts'
import { trickWinner } from '../rules/trick.ts'
import { ADVANTAGES, type Box, isAdvantage, rowOf } from '../sheet/box.ts'
import { faceOf } from './faces.ts'
import { MATERIAL_ICONS, MATERIAL_TONES, pictureOf } from './icons.ts'
import type { PillarsPen } from './pen.ts'
import { about } from './things.ts'
import { tricksPerRound } from './trick.ts'

/** Points of the rounds so far: "6+9". */
function roundsOf(s: PillarsState, seat: Seat): string {
  const rounds = s.pad.flatMap((row) => (row[seat] === null || row[seat] === undefined ? [] : [row[seat]]))
  if (rounds.length < 2) return ''
  return rounds.map((n, i) => (i === 0 && n >= 0 ? `${n}` : withSign(n))).join('')
}

export function panel(pen: PillarsPen, s: PillarsState, seat: Seat): Panel {
  const { box, voice } = pen
  const scoring = s.stage.some((stage) => stage !== STAGE.idle)
  const figures = MATERIALS.map((material, m) => {
    const n = s.stock[seat]?.[m] ?? 0
    const label = voice.name(material)
    const thing = about('material', { material, most: box.stockLimit })
    return { icon: at(MATERIAL_ICONS, m), tone: at(MATERIAL_TONES, m), n, label, thing, pale: n === 0 }
  })
  const held = s.hands[seat]?.length ?? 0
  const tricks = s.tricksWon[seat] ?? 0
  const leads = s.table.length > 0 && trickWinner(s, s.table, s.leader, box) === seat
  const rounds = roundsOf(s, seat)
  const single = s.owned[seat]?.length === 1
  const owned = (s.owned[seat] ?? []).map((card) => {
    const name = voice.printed(box.names[card], rowOf(card, box))
    const thing = about('advantage-of', { card, does: faceOf(pen, card, s).text })
    return { icon: pictureOf(card, box)[0], text: single ? name : '', label: name, thing, strong: true }
  })
  const backs = (count: number) => ({ kind: 'trick', count })
  const kingOut = s.kingBy !== null && !s.faceUp
  const notes = [
    ...(held > 0
      ? [{ text: voice.says('hand-of', { n: held }), thing: about('hand', { n: held }), backs: backs(held) }]
      : []),
    ...(tricks > 0
      ? [{ text: voice.says('tricks-of', { n: tricks }), thing: about('tricks', { n: tricks }), backs: backs(tricks) }]
      : [
          {
            text: voice.says('no-trick'),
            thing: about('no-trick', { king: kingOut, tie: s.options.kingTrickTie }),
            strong: kingOut,
          },
        ]),
    ...owned,
  ]
  const state = s.stage[seat] === STAGE.done ? 'done' : 'busy'
  return {
    seat,
    score: s.scores[seat] ?? 0,
    scored: about('points'),
    figures,
    notes,
    ...(rounds === '' ? {} : { aside: { text: rounds, label: voice.says('rounds'), thing: about('rounds') } }),
    ...(leads ? { flag: { text: voice.says('leads-trick'), thing: about('winning-now') } } : {}),
    ...(scoring && s.agenda.length > 0 ? { mark: state } : {}),
  }
}

export function progress({ box, voice }: PillarsPen, s: PillarsState): Progress {
  // PIL-6.2: every advantage card that went back under the pile makes the game one round longer.
  const owned = s.owned.reduce((sum, cards) => sum + cards.length, 0)
  const known = s.lastRound ? s.round : s.round + ADVANTAGES - owned - (s.faceUp ? 0 : 1)
  const count = Math.min(Math.max(known, s.round), s.options.roundCap)
  const over = s.agenda.length === 0
  const steps = Array.from({ length: count }, (_, i) => {
    const state = standingOf(i + 1, s.round, over)
    return { text: `${i + 1}`, state, thing: about('round', { round: i + 1, count }) } as const
  })
  const cards = { text: voice.says('phase-cards'), thing: about('phase-cards') }
  const scoring = { text: voice.says('phase-scoring'), thing: about('phase-scoring', { most: box.stockLimit }) }
  const phase = over ? { text: voice.says('over'), thing: about('over') } : s.faceUp ? scoring : cards
  const trick = { n: s.trick, all: tricksPerRound(s.seats) }
  const detail = s.faceUp ? {} : { detail: { text: voice.says('trick-n', trick), thing: about('trick', trick) } }
  const thing = about('round', { round: s.round, count })
  return { label: voice.name('round'), thing, steps, phase, ...(over ? {} : { phases: [cards, scoring] }), ...detail }
}

/** The cards that have points of their own, as the sheet in play prints them. */
function worth(box: Box, is: (card: Card) => boolean): { cards: Card[]; points: number[] } {
  const cards = box.points.flatMap((points, card) => (points !== 0 && is(card) ? [card] : []))
  const once = cards.filter((card, i) => cards.findIndex((other) => rowOf(other, box) === rowOf(card, box)) === i)
  return { cards: once, points: once.map((card) => at(box.points, card)) }
}

export function explain({ box, voice }: PillarsPen, s: PillarsState, line: Breakdown[number]): string | null {
  switch (line.from) {
    case 'conversions':
      return voice.says('points-conversions', { rounds: s.pad.length })
    case 'workers': {
      const [each, ...others] = new Set(box.workerPoints.filter((points) => points !== 0))
      return voice.says('points-workers', { each: others.length === 0 ? (each ?? null) : null })
    }
    case 'advantages':
      return voice.says('points-advantages', worth(box, isAdvantage))
    case 'persons':
      return voice.says(
        'points-persons',
        worth(box, (card) => !isAdvantage(card)),
      )
    default:
      return null
  }
}
