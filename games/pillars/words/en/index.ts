import type { TextsOf } from '../../../../papers/speech.ts'
import { MATERIALS, type Material } from '../../rules/names.ts'
import type { Cards, PillarsSpeech, PillarsVoice } from '../../rules/speech.ts'
import { board } from './board.ts'
import { parts } from './parts.ts'
import { things } from './things.ts'

const amounts = (units: readonly number[], v: PillarsVoice) =>
  v.list(MATERIALS.flatMap((m, i) => ((units[i] ?? 0) > 0 ? [`${units[i]} ${v.name(m)}`] : [])))
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`)
const gained = (n: number) => (n < 0 ? signed(n) : `+${n}`)

/** There are several of each of these. */
const SITES: readonly string[] = ['quarry', 'forest', 'gravel pit']
/** With its article where it is no name: "a gravel pit", "the potter", "Ellen", "the King". */
const the = (name: string) =>
  /^(?:the |\p{Lu})/u.test(name) ? name : SITES.includes(name) ? `a ${name}` : `the ${name}`

const either = (ids: readonly Material[], v: PillarsVoice) => {
  const names = ids.map((id) => v.name(id))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
/** The amounts that are not nought. */
const some = (of: (m: Material) => number | undefined): readonly (readonly [Material, number])[] =>
  MATERIALS.flatMap((m) => ((of(m) ?? 0) === 0 ? [] : [[m, of(m) ?? 0] as const]))
/** A worker of a trade: what he turns a material into, and his own points. */
const trade = (p: Cards['stonemason'], v: PillarsVoice) => {
  const made = some((m) => p[`converts.${m}`])
  const all = made.length === MATERIALS.length ? ' of any kind' : ''
  const turns =
    made.length === 1
      ? made.map(([m, n]) => `1 ${v.name(m)} into ${n} VP`)[0]
      : `1 material${all} into VP (${made.map(([m, n]) => `${v.name(m)} ${n}`).join(', ')})`
  return `At scoring, the player of its colour may turn ${turns}, and scores ${p.points} VP.`
}
/** A neutral card: when it may be played, and what it brings at the scoring. */
const neutral = (p: Cards['ellen'], v: PillarsVoice) => {
  const brings = some((m) => p[`gain.${m}`]).map(([m, n]) => `${n} ${v.name(m)}`)
  if (p.gainChoice.length > 0) brings.push(`1 ${either(p.gainChoice, v)}, as you choose`)
  if (p.points !== 0) brings.push(`${signed(p.points)} VP`)
  const only = p.players
  return [
    ...(p.lastTrickOnly ? ['May only be played to the last trick.'] : []),
    ...(p.leadsRound ? ['Her holder leads the first trick of the round.'] : []),
    `At scoring: ${brings.join(', ') || 'nothing'}.`,
    ...(only.length === 1 ? [`Only with ${only[0] === '4' ? 'four' : 'three'} players.`] : []),
  ].join(' ')
}
/** An advantage once it is owned. */
const owned = (p: Cards['potter'], v: PillarsVoice) => {
  const { from } = p
  const points = p.points === 0 ? [] : [`${signed(p.points)} VP at every scoring`]
  const what = p.gives === null ? `${p.yields} VP` : `1 ${v.name(p.gives)}`
  const often = p.uses === 1 ? 'once' : `${p.uses} times`
  const turns =
    from.length === 0
      ? []
      : p.uses > 9
        ? [
            `at every scoring, any number of ${from.length === MATERIALS.length ? 'materials' : either(from, v)} for ${what} each`,
          ]
        : [`${often} in each scoring, turn 1 ${either(from, v)} into ${what}`]
  return `Owned: ${[...points, ...turns].join('; ')}.`
}

export const texts: TextsOf<PillarsSpeech> = {
  title: 'The Pillars of the Earth: the card game',
  blurb:
    'Tricks at the cathedral of Kingsbridge: a worker wins the trick for the player of its colour, whoever played it.',
  ask: {
    'play-card': (p) =>
      p.leading
        ? `Lead a card to trick ${p.trick}.`
        : p.last
          ? `Play the last card of trick ${p.trick}.`
          : `Play a card to trick ${p.trick}.`,
    score: (q) =>
      q.stage === 'tom'
        ? 'Choose the material Tom Builder brings.'
        : q.stage === 'convert'
          ? 'Convert materials, or finish.'
          : `Discard a material: you keep ${q.limit === 3 ? 'three' : q.limit}.`,
  },
  act: {
    'play-card': (p, v) => `Play ${the(v.card(p.card))}${p.alike === null ? '' : ` (${p.alike.nth} of ${p.alike.of})`}`,
    'choose-material': (p, v) => `Take 1 ${v.name(p.material)}`,
    convert: (p, v) =>
      p.gives === null
        ? `${v.card(p.card)}: 1 ${v.name(p.material)} for ${p.points} VP`
        : `${v.card(p.card)}: 1 ${v.name(p.material)} for 1 ${v.name(p.gives)}`,
    'finish-conversions': (p) => `Finish (${gained(p.score)} VP)`,
    'discard-material': (p, v) => `Discard 1 ${v.name(p.material)}`,
  },
  event: {
    deal: (p, v) => `Round ${p.round}: the cards are dealt; ${v.seat(p.seat)} holds Lady Aliena and leads.`,
    play: (p, v) => `${v.seat(p.seat)} plays ${the(v.card(p.card))}.`,
    'trick-won': (p, v) => `Trick ${p.trick} goes to ${v.seat(p.seat)} (${v.card(p.card)}).`,
    'king-trick': (p, v) => `Trick ${p.trick} holds the King, played by ${v.seat(p.seat)}: nobody wins it.`,
    'king-trick-lapses': () => 'The King’s trick goes to nobody.',
    'king-trick-awarded': (p, v) => `${v.seat(p.seat)} has won no trick and takes the King’s trick.`,
    'advantage-returned': (p, v) => `${the(v.card(p.card))} goes under the advantage pile.`,
    'advantage-owned': (p, v) => `${v.seat(p.seat)} owns ${the(v.card(p.card))} from now on.`,
    'last-round': () => 'This is the last scoring.',
    gain: (p, v) => `${v.seat(p.seat)} gains ${amounts(p.gained, v)}.`,
    tom: (p, v) => `${v.seat(p.seat)} takes 1 ${v.name(p.material)} from Tom Builder.`,
    convert: (p, v) => `${v.seat(p.seat)}: ${the(v.card(p.card))} turns 1 ${v.name(p.material)} into ${p.points} VP.`,
    exchange: (p, v) =>
      `${v.seat(p.seat)}: ${the(v.card(p.card))} turns 1 ${v.name(p.material)} into 1 ${v.name(p.gives)}.`,
    'round-score': (p, v) => `${v.seat(p.seat)} scores ${signed(p.score)} VP in this round, ${signed(p.total)} in all.`,
    discard: (p, v) => `${v.seat(p.seat)} discards 1 ${v.name(p.material)}.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} wins and is the master builder of Kingsbridge.`
        : `${v.list(winners)} share the victory.`
    },
  },
  refusal: {
    'PIL-3.4': () => 'Alfred Builder may only be played as your last card.',
    'PIL-5.7': (p, v) => `${the(v.card(p.card))} is not of your colour: it brings you nothing.`,
    'PIL-5.9': (p, v) =>
      p.why === 'first'
        ? `First choose Tom Builder’s material: ${either(p.kinds, v)}.`
        : 'Tom Builder has no material to give you now.',
    'PIL-5.10': (p, v) => `${the(v.card(p.card))} has already converted in this scoring: each worker may do so once.`,
    'PIL-5.11': (p, v) => `${the(v.card(p.card))} does not convert ${v.name(p.material)}.`,
    'PIL-5.12': () => 'The potter works once in each scoring.',
    'PIL-5.13': () => 'The bell founder works once in each scoring.',
    'PIL-5.14': () => 'The brickmaker works once in each scoring.',
    'PIL-5.18': (p, v) => `You have no ${v.name(p.material)} to give up.`,
    'PIL-5.23': (p, v) =>
      p.why === 'none'
        ? `You have no ${v.name(p.material)} to discard.`
        : 'Discarding comes last: finish your conversions first.',
    'PIL-5.25': () => 'You have finished your conversions: your points of this round are written down.',
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names: {
    sand: 'sand',
    wood: 'wood',
    stone: 'stone',
    metal: 'metal',
    blue: 'Blue',
    green: 'Green',
    red: 'Red',
    orange: 'Orange',
    worker: 'worker',
    neutral: 'neutral card',
    advantage: 'advantage card',
    hand: 'hand',
    table: 'current trick',
    won: 'won tricks',
    'king-trick': 'King’s trick',
    'advantage-pile': 'advantage pile',
    owned: 'owned advantages',
    stock: 'stock',
    'score-pad': 'score pad',
    round: 'Round',
    trick: 'Trick',
    points: 'VP',
    leads: 'leads',
    tricks: 'tricks',
    'worker-blue': 'blue {trade}',
    'worker-green': 'green {trade}',
    'worker-red': 'red {trade}',
    'worker-orange': 'orange {trade}',
  },
  cardNames: { 'round-advantage': 'advantage card' },
  cards: {
    toolmaker: trade,
    stonemason: trade,
    carpenter: trade,
    'mortar-mixer': trade,
    'master-builder': trade,
    quarry: neutral,
    forest: neutral,
    'gravel-pit': neutral,
    'alfred-builder': neutral,
    ellen: neutral,
    'regan-hamleigh': neutral,
    'tom-builder': neutral,
    'william-hamleigh': neutral,
    'prior-philip': neutral,
    'bishop-waleran': neutral,
    'lady-aliena': neutral,
    king: (p) =>
      `Nobody wins a trick that holds the King. ${signed(p.points)} VP for whoever is given the King’s trick.`,
    painter: owned,
    assistant: owned,
    brickmaker: owned,
    'bell-founder': owned,
    potter: owned,
  },
  board,
  things,
  variants: {
    colours: { name: 'Colours of the seats', values: { blue: 'blue', green: 'green', red: 'red', orange: 'orange' } },
    kingTrickLeader: {
      name: 'Who leads after the King’s trick',
      values: { 'king-player': 'whoever played the King', 'same-leader': 'whoever led the King’s trick' },
    },
    kingTrickTie: {
      name: 'King’s trick when several have no trick',
      values: { nobody: 'to nobody', 'nearest-left': 'to the nearest one, to the left of whoever played the King' },
    },
    roundCap: { name: 'Maximum number of rounds', values: {} },
    trickReview: {
      name: 'Completed tricks that may be looked at again',
      values: { last: 'the last one', all: 'all', none: 'none' },
    },
  },
  points: { conversions: 'Conversions', workers: 'Own workers', advantages: 'Advantages', persons: 'Persons' },
  parts,
}
