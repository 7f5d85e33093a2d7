// 5B to 5E for each player alone: Tom's material, conversions, points, the limit of three materials.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Ref, Refusal, Seat } from '../../../kernel/words.ts'
import { type Box, colourOf } from '../box.ts'
import { MATERIALS, type PillarsChoice, type PillarsState, type PillarsStep, POINTS, STAGE } from '../state.ts'

const KINDS = MATERIALS.length
const stockRef = (seat: Seat, m: number): Ref => `stock.${seat}.${m}`

/** Every choice of the scoring, made once: by seat and material. */
const perMaterial = (act: PillarsChoice['act']): readonly PillarsChoice[][] =>
  [0, 1, 2, 3].map((seat) => MATERIALS.map((_, m): PillarsChoice => ({ act, on: [stockRef(seat, m)] })))
const CHOOSE = perMaterial('choose-material')
const DISCARD = perMaterial('discard-material')
const FINISH: PillarsChoice = { act: 'finish-conversions' }
const conversions = (zone: string, size: number): readonly PillarsChoice[][][] =>
  [0, 1, 2, 3].map((seat) =>
    Array.from({ length: size }, (_, i) =>
      MATERIALS.map((_, m): PillarsChoice => ({ act: 'convert', on: [`${zone}.${seat}.${i}`, stockRef(seat, m)] })),
    ),
  )
const BY_WORKER = conversions('won', 36)
const BY_ADVANTAGE = conversions('owned', 5)

/** The card of a conversion: a worker in the won pile or an owned advantage card. */
export function converterAt(s: PillarsState, seat: Seat, ref: Ref | undefined): Card {
  const pile = ref?.startsWith('owned') ? s.owned[seat] : s.won[seat]
  return pile?.[lastOf(ref)] as Card
}

const usesSoFar = (s: PillarsState, seat: Seat, card: Card): number => {
  let uses = 0
  for (const used of s.used[seat] as Card[]) if (used === card) uses++
  return uses
}

/** Whether the seat could make any conversion now. */
export function canConvert(s: PillarsState, seat: Seat, box: Box): boolean {
  return conversionCandidates(s, seat, box).some((c) => refuseConversion(s, seat, c, box) === null)
}

function conversionCandidates(s: PillarsState, seat: Seat, box: Box): PillarsChoice[] {
  const list: PillarsChoice[] = []
  const add = (choices: readonly PillarsChoice[], card: Card) => {
    const yields = box.yields[card] as number[]
    for (let m = 0; m < KINDS; m++) if ((yields[m] as number) >= 0) list.push(choices[m] as PillarsChoice)
  }
  const won = s.won[seat] as Card[]
  for (let i = 0; i < won.length; i++)
    if (colourOf(won[i] as Card) === s.colours[seat]) add(BY_WORKER[seat]?.[i] as PillarsChoice[], won[i] as Card)
  const owned = s.owned[seat] as Card[]
  for (let i = 0; i < owned.length; i++) add(BY_ADVANTAGE[seat]?.[i] as PillarsChoice[], owned[i] as Card)
  return list
}

const CLAUSE_OF: Readonly<Record<string, string>> = {
  potter: 'PIL-5.12',
  'bell-founder': 'PIL-5.13',
  brickmaker: 'PIL-5.14',
}

function refuseConversion(s: PillarsState, seat: Seat, choice: PillarsChoice, box: Box): Refusal | null {
  const card = converterAt(s, seat, choice.on?.[0])
  if (usesSoFar(s, seat, card) >= (box.uses[card] as number))
    return { clause: CLAUSE_OF[box.id[card] as string] ?? 'PIL-5.10', with: { card } }
  const m = lastOf(choice.on?.[1])
  if ((s.stock[seat]?.[m] as number) < 1) return { clause: 'PIL-5.18', with: { material: MATERIALS[m] as string } }
  return null
}

/** The round score of a seat if it ended 5C now, in the order of POINTS (PIL-5.19 to 5.22). */
export function roundParts(s: PillarsState, seat: Seat, box: Box): number[] {
  let workers = 0
  let persons = 0
  for (const card of s.won[seat] as Card[]) {
    if (colourOf(card) === s.colours[seat]) workers += box.workerPoints[card] as number
    else persons += box.points[card] as number
  }
  let advantages = 0
  for (const card of s.owned[seat] as Card[]) advantages += box.points[card] as number
  return [s.converted[seat] as number, workers, advantages, persons]
}

/** Ends 5C for a seat: the round score is added at once (PIL-5.25), then the limit. */
export function finish(s: PillarsState, seat: Seat, box: Box): void {
  const parts = roundParts(s, seat, box)
  const score = parts.reduce((sum, part) => sum + part, 0)
  s.scores[seat] = (s.scores[seat] as number) + score
  const row = s.pad[s.pad.length - 1] as (number | null)[]
  row[seat] = score
  const tally = s.tally[seat] as number[]
  for (let i = 0; i < POINTS.length; i++) tally[i] = (tally[i] as number) + (parts[i] as number)
  tell(s, { ev: 'round-score', seat, with: { score, total: s.scores[seat] as number, parts } })
  s.stage[seat] = STAGE.limit
  keepWithinLimit(s, seat, box)
}

/** 5E: what must go by itself goes; the seat is done when it keeps no more than the limit. */
function keepWithinLimit(s: PillarsState, seat: Seat, box: Box): void {
  const stock = s.stock[seat] as number[]
  for (;;) {
    let total = 0
    let kinds = 0
    let first = -1
    for (let m = 0; m < KINDS; m++) {
      const units = stock[m] as number
      total += units
      if (units === 0) continue
      kinds++
      if (first < 0) first = m
    }
    if (total <= box.stockLimit) {
      s.stage[seat] = STAGE.done
      return
    }
    // PIL-5.24 in the last round, PIL-5.27 with a single kind left.
    if (!s.lastRound && kinds > 1) return
    stock[first] = (stock[first] as number) - 1
    tell(s, { ev: 'discard', seat, with: { material: MATERIALS[first] as string, auto: true } })
  }
}

type ScoreStep = Extract<PillarsStep, { do: 'score' }>

export const score: Decision<PillarsState, ScoreStep, PillarsChoice, Box> = {
  kind: 'decision',
  always: true,
  together: true,
  by(s) {
    const seats: Seat[] = []
    for (let seat = 0; seat < s.seats; seat++) {
      const stage = s.stage[seat] as number
      if (stage >= STAGE.tom && stage <= STAGE.limit) seats.push(seat)
    }
    return seats
  },
  candidates(s, _step, seat, box) {
    switch (s.stage[seat]) {
      case STAGE.tom:
        return [...(CHOOSE[seat] as PillarsChoice[]), FINISH]
      case STAGE.convert: {
        const list = conversionCandidates(s, seat, box)
        list.push(FINISH)
        return list
      }
      default:
        return DISCARD[seat] as PillarsChoice[]
    }
  },
  refuse(s, _step, seat, choice, box) {
    switch (choice.act) {
      case 'convert':
        return refuseConversion(s, seat, choice, box)
      case 'choose-material':
        return box.tomKinds.includes(lastOf(choice.on?.[0])) ? null : { clause: 'PIL-5.9' }
      case 'finish-conversions':
        return s.stage[seat] === STAGE.tom ? { clause: 'PIL-5.9' } : null
      default: {
        const m = lastOf(choice.on?.[0])
        return (s.stock[seat]?.[m] as number) > 0
          ? null
          : { clause: 'PIL-5.23', with: { material: MATERIALS[m] as string } }
      }
    }
  },
  resolve(s, step, seat, choice, box) {
    next(s, step)
    const stock = s.stock[seat] as number[]
    switch (choice.act) {
      case 'choose-material': {
        const m = lastOf(choice.on?.[0])
        stock[m] = (stock[m] as number) + 1
        s.stage[seat] = STAGE.convert
        tell(s, { ev: 'tom', seat, card: box.tom, with: { material: MATERIALS[m] as string } })
        return
      }
      case 'convert':
        return convert(s, seat, choice, box)
      case 'finish-conversions':
        return finish(s, seat, box)
      default: {
        const m = lastOf(choice.on?.[0])
        stock[m] = (stock[m] as number) - 1
        tell(s, { ev: 'discard', seat, with: { material: MATERIALS[m] as string, auto: false } })
        keepWithinLimit(s, seat, box)
      }
    }
  },
}

function convert(s: PillarsState, seat: Seat, choice: PillarsChoice, box: Box): void {
  const card = converterAt(s, seat, choice.on?.[0])
  const m = lastOf(choice.on?.[1])
  const stock = s.stock[seat] as number[]
  const points = box.yields[card]?.[m] as number
  const gives = box.gives[card] as number
  stock[m] = (stock[m] as number) - 1
  s.converted[seat] = (s.converted[seat] as number) + points
  s.used[seat]?.push(card)
  if (gives >= 0) stock[gives] = (stock[gives] as number) + 1
  if (s.events !== null)
    tell(s, {
      ev: gives >= 0 ? 'exchange' : 'convert',
      seat,
      card,
      with: { material: MATERIALS[m] as string, gives: MATERIALS[gives] ?? null, points },
    })
}
