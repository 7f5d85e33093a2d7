// 5B to 5E for each player alone: Tom's material, conversions, points, the limit of three materials.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { add, at, num, sum, top, where } from '../../../kernel/lists.ts'
import { isRef, lastOf, parse } from '../../../kernel/ref.ts'
import type { Card, Choice, Ref, Seat } from '../../../kernel/words.ts'
import { type Box, colourOf } from '../sheet/box.ts'
import { MATERIALS, POINTS, STAGE } from './names.ts'
import { converterAt, materialAt, materialNamed, ownedRef, stockRef, wonRef } from './refs.ts'
import type { PillarsRefusal } from './speech.ts'
import type { Pillars, PillarsChoice, PillarsState } from './state.ts'

const KINDS = MATERIALS.length
const SEATS = [0, 1, 2, 3] as const

/** Every choice of the scoring, made once: by seat and material. */
const perMaterial = (act: PillarsChoice['act']): readonly PillarsChoice[][] =>
  SEATS.map((seat) => MATERIALS.map((_, m): PillarsChoice => ({ act, on: [stockRef(seat, m)] })))
const CHOOSE = perMaterial('choose-material')
const DISCARD = perMaterial('discard-material')
const FINISH: PillarsChoice = { act: 'finish-conversions' }
const conversions = (pile: (seat: Seat, index: number) => Ref, size: number): readonly PillarsChoice[][][] =>
  SEATS.map((seat) =>
    Array.from({ length: size }, (_, i) =>
      MATERIALS.map((_, m): PillarsChoice => ({ act: 'convert', on: [pile(seat, i), stockRef(seat, m)] })),
    ),
  )
const BY_WORKER = conversions(wonRef, 36)
const BY_ADVANTAGE = conversions(ownedRef, 5)

function usesSoFar(s: PillarsState, seat: Seat, card: Card): number {
  let uses = 0
  for (const used of at(s.used, seat)) if (used === card) uses++
  return uses
}

/** Whether the seat could make any conversion now. */
export function canConvert(s: PillarsState, seat: Seat, box: Box): boolean {
  // PIL-5.18: most seats have nothing to give, and nothing has to be listed for them.
  if (sum(at(s.stock, seat)) === 0) return false
  return conversionCandidates(s, seat, box).some((c) => refuseConversion(s, seat, c, box) === null)
}

function conversionCandidates(s: PillarsState, seat: Seat, box: Box): PillarsChoice[] {
  const list: PillarsChoice[] = []
  const won = at(s.won, seat)
  const mine = num(s.colours, seat)
  for (let i = 0; i < won.length; i++)
    if (colourOf(num(won, i)) === mine) offer(at(at(BY_WORKER, seat), i), num(won, i), list, box)
  const owned = at(s.owned, seat)
  for (let i = 0; i < owned.length; i++) offer(at(at(BY_ADVANTAGE, seat), i), num(owned, i), list, box)
  return list
}

/** Puts on a list what a card can be used for: its choices, by material. */
function offer(choices: readonly PillarsChoice[], card: Card, onto: PillarsChoice[], box: Box): void {
  const yields = at(box.yields, card)
  for (let m = 0; m < KINDS; m++) if (num(yields, m) >= 0) onto.push(at(choices, m))
}

/** The clause by which a converter works once: an advantage card's own, or that of all workers. */
function usedUp(card: Card, box: Box): PillarsRefusal {
  switch (box.id[card]) {
    case 'potter':
      return { clause: 'PIL-5.12', with: { card } }
    case 'bell-founder':
      return { clause: 'PIL-5.13', with: { card } }
    case 'brickmaker':
      return { clause: 'PIL-5.14', with: { card } }
    default:
      return { clause: 'PIL-5.10', with: { card } }
  }
}

/** What the seat has of each material cannot be given up twice: made once. */
const NONE_TO_GIVE = MATERIALS.map((material): PillarsRefusal => ({ clause: 'PIL-5.18', with: { material } }))
const NONE_TO_DISCARD = MATERIALS.map(
  (material): PillarsRefusal => ({ clause: 'PIL-5.23', with: { why: 'none', material } }),
)

function refuseConversion(s: PillarsState, seat: Seat, choice: PillarsChoice, box: Box): PillarsRefusal | null {
  const card = converterAt(s, seat, choice.on?.[0])
  if (usesSoFar(s, seat, card) >= num(box.uses, card)) return usedUp(card, box)
  const m = materialAt(choice.on?.[1])
  return num(at(s.stock, seat), m) < 1 ? at(NONE_TO_GIVE, m) : null
}

/** The round score of a seat if it ended 5C now, in the order of POINTS (PIL-5.19 to 5.22). */
export function roundParts(s: PillarsState, seat: Seat, box: Box): number[] {
  let workers = 0
  let persons = 0
  const mine = num(s.colours, seat)
  for (const card of at(s.won, seat)) {
    if (colourOf(card) === mine) workers += num(box.workerPoints, card)
    else persons += num(box.points, card)
  }
  let advantages = 0
  for (const card of at(s.owned, seat)) advantages += num(box.points, card)
  return [num(s.converted, seat), workers, advantages, persons]
}

/** Ends 5C for a seat: the round score is added at once (PIL-5.25), then the limit. */
export function finish(s: PillarsState, seat: Seat, box: Box): void {
  const parts = roundParts(s, seat, box)
  const score = sum(parts)
  add(s.scores, seat, score)
  top(s.pad)[seat] = score
  const tally = at(s.tally, seat)
  for (let i = 0; i < POINTS.length; i++) add(tally, i, num(parts, i))
  tell(s, { ev: 'round-score', seat, with: { score, total: num(s.scores, seat), parts } })
  s.stage[seat] = STAGE.limit
  keepWithinLimit(s, seat, box)
}

/** 5E: what must go by itself goes; the seat is done when it keeps no more than the limit. */
function keepWithinLimit(s: PillarsState, seat: Seat, box: Box): void {
  const stock = at(s.stock, seat)
  while (sum(stock) > box.stockLimit) {
    const held = where(stock, (units) => units > 0)
    // PIL-5.24 in the last round, PIL-5.27 with a single kind left.
    if (!s.lastRound && held.length > 1) return
    const first = num(held, 0)
    add(stock, first, -1)
    tell(s, { ev: 'discard', seat, with: { material: at(MATERIALS, first), auto: true } })
  }
  s.stage[seat] = STAGE.done
}

/** PIL-5.9: what Tom gives, where he is asked for something else or left waiting. */
const onlyTom = (box: Box): PillarsRefusal => ({
  clause: 'PIL-5.9',
  with: { why: 'first', kinds: box.tomKinds.map((m) => at(MATERIALS, m)) },
})

const NO_TOM: PillarsRefusal = { clause: 'PIL-5.9', with: { why: 'none' } }
const DISCARD_LATER: PillarsRefusal = { clause: 'PIL-5.23', with: { why: 'later' } }
const SCORED: PillarsRefusal = { clause: 'PIL-5.25' }

/** Why a card of the own piles does not convert this material: it is another colour's worker, or takes something else. */
function cannotConvert(s: PillarsState, seat: Seat, choice: Choice): PillarsRefusal | null {
  const [from = '', to = ''] = choice.on ?? []
  const pile = isRef('won', from) ? s.won : isRef('owned', from) ? s.owned : null
  const card = pile?.[seat]?.[lastOf(from)]
  const material = MATERIALS[lastOf(to)]
  const mine = parse(from).places[0] === seat && parse(to).places[0] === seat
  if (card === undefined || material === undefined || !isRef('stock', to) || !mine) return null
  const foreign = pile === s.won && colourOf(card) >= 0 && colourOf(card) !== num(s.colours, seat)
  return foreign ? { clause: 'PIL-5.7', with: { card } } : { clause: 'PIL-5.11', with: { card, material } }
}

const isScoring = (stage: number): boolean => stage >= STAGE.tom && stage <= STAGE.limit

export const score: DecisionOf<Pillars, 'score'> = {
  kind: 'decision',
  always: true,
  together: true,
  by: (s) => where(s.stage, isScoring),
  candidates(s, _step, seat, box) {
    switch (num(s.stage, seat)) {
      case STAGE.tom:
        return [...at(CHOOSE, seat), FINISH]
      case STAGE.convert: {
        const list = conversionCandidates(s, seat, box)
        list.push(FINISH)
        return list
      }
      default:
        return at(DISCARD, seat)
    }
  },
  refuse(s, _step, seat, choice, box) {
    switch (choice.act) {
      case 'convert':
        return refuseConversion(s, seat, choice, box)
      case 'choose-material':
        return box.tomKinds.includes(materialAt(choice.on?.[0])) ? null : onlyTom(box)
      case 'finish-conversions':
        return num(s.stage, seat) === STAGE.tom ? onlyTom(box) : null
      default: {
        const m = materialAt(choice.on?.[0])
        return num(at(s.stock, seat), m) > 0 ? null : at(NONE_TO_DISCARD, m)
      }
    }
  },
  otherwise(s, _step, seat, choice, box) {
    const stage = num(s.stage, seat)
    if (stage === STAGE.limit) return choice.act === 'discard-material' ? null : SCORED
    if (!isScoring(stage)) return null
    switch (choice.act) {
      case 'convert':
        return stage === STAGE.tom ? onlyTom(box) : cannotConvert(s, seat, choice)
      case 'choose-material':
        return stage === STAGE.tom ? null : NO_TOM
      case 'discard-material':
        return stage === STAGE.tom ? onlyTom(box) : DISCARD_LATER
      default:
        return null
    }
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'finish-conversions',
  resolve(s, step, seat, choice, box) {
    next(s, step)
    const stock = at(s.stock, seat)
    switch (choice.act) {
      case 'choose-material':
        add(stock, materialAt(choice.on?.[0]), 1)
        s.stage[seat] = STAGE.convert
        tell(s, { ev: 'tom', seat, card: box.tom, with: { material: materialNamed(choice.on?.[0]) } })
        return
      case 'convert':
        return convert(s, seat, choice, box)
      case 'finish-conversions':
        return finish(s, seat, box)
      default:
        add(stock, materialAt(choice.on?.[0]), -1)
        tell(s, { ev: 'discard', seat, with: { material: materialNamed(choice.on?.[0]), auto: false } })
        keepWithinLimit(s, seat, box)
    }
  },
}

/** PIL-5.10 to 5.15: a material is given up for points, or for another material. */
function convert(s: PillarsState, seat: Seat, choice: PillarsChoice, box: Box): void {
  const card = converterAt(s, seat, choice.on?.[0])
  const m = materialAt(choice.on?.[1])
  const stock = at(s.stock, seat)
  const points = num(at(box.yields, card), m)
  const gives = num(box.gives, card)
  add(stock, m, -1)
  add(s.converted, seat, points)
  at(s.used, seat).push(card)
  const material = at(MATERIALS, m)
  if (gives < 0) {
    tell(s, { ev: 'convert', seat, card, with: { material, gives: null, points } })
    return
  }
  add(stock, gives, 1)
  tell(s, { ev: 'exchange', seat, card, with: { material, gives: at(MATERIALS, gives), points } })
}
