// The construction as a puzzle: who stands where, what each free worker could still do, and a good whole plan as a hint.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Refusal, Seat } from '../../../kernel/words.ts'
import { bestWork, handsOf, type Site, sitesOf } from '../mind/worth.ts'
import { type Box, SECTIONS_EACH, siteOf } from '../sheet/box.ts'
import { PAIRS, STANDS } from './stability.ts'
import { DUTY, type MasterChoice, type MasterState, STAGE, TYPES } from './state.ts'
import { refuseStep, serverFor, steps } from './work.ts'

/** A worker on the section he builds. */
export interface Post {
  readonly worker: Card
  readonly section: number
}

/** A step that is possible now and the workers who would take it. */
export interface Possible {
  readonly choice: MasterChoice
  readonly workers: readonly Card[]
}

export interface Worksite {
  readonly posts: readonly Post[]
  /** Free workers, each with the sections he could build in some step that is possible now. */
  readonly free: readonly { readonly worker: Card; readonly sections: readonly number[] }[]
  /** Face-down workers: not in this round. */
  readonly down: readonly Card[]
  readonly possible: readonly Possible[]
}

/** The site of a seat as it stands in the construction. */
export function worksite(s: MasterState, seat: Seat, box: Box): Worksite {
  const crew = s.crews[seat] as Card[]
  const possible =
    s.stage[seat] === STAGE.building
      ? steps(s, seat, box)
          .filter((choice) => refuseStep(s, seat, choice, box) === null)
          .map((choice) => ({ choice, workers: serversOf(s, seat, choice, box) }))
      : []
  const open = [...new Set(possible.flatMap(({ choice }) => (choice.on ?? []).map(lastOf)))].sort((a, b) => a - b)
  return {
    posts: crew.flatMap((worker) => {
      const section = s.duty[worker] as number
      return section >= 0 ? [{ worker, section }] : []
    }),
    free: crew.flatMap((worker) =>
      s.duty[worker] === DUTY.free
        ? [{ worker, sections: open.filter((section) => (box.type[worker] as number) >= needOf(section, box)) }]
        : [],
    ),
    down: crew.filter((worker) => s.duty[worker] === DUTY.down),
    possible,
  }
}

const needOf = (section: number, box: Box) => box.requires[siteOf(section)]?.[section % SECTIONS_EACH] as number

/** Who takes the sections of a step, in order (MAS-7.13). */
function serversOf(s: MasterState, seat: Seat, choice: MasterChoice, box: Box): Card[] {
  const duty = s.duty.slice()
  const look: MasterState = { ...s, duty }
  return (choice.on ?? []).map((ref) => {
    const section = lastOf(ref)
    const worker = serverFor(look, seat, needOf(section, box), box)
    duty[worker] = section
    return worker
  })
}

/** A worker brought to a section: the steps that build it now, or why he cannot. The table then picks the worker itself. */
export function bring(
  s: MasterState,
  seat: Seat,
  worker: Card,
  section: number,
  box: Box,
): { choices: readonly MasterChoice[] } | { refusal: Refusal } {
  if (s.duty[worker] === DUTY.down) return { refusal: { clause: 'MAS-6.3', with: { card: worker } } }
  if (s.duty[worker] !== DUTY.free) return { refusal: { clause: 'MAS-7.2' } }
  const need = needOf(section, box)
  if ((box.type[worker] as number) < need)
    return { refusal: { clause: 'MAS-7.4', with: { type: TYPES[need] as string } } }
  const here = steps(s, seat, box).filter((choice) => choice.on?.some((ref) => lastOf(ref) === section))
  const choices = here.filter((choice) => refuseStep(s, seat, choice, box) === null)
  if (choices.length > 0) return { choices }
  const single = here.find((choice) => choice.act === 'build-section')
  return { refusal: (single && refuseStep(s, seat, single, box)) ?? { clause: 'MAS-7.3' } }
}

/** A good whole construction from here on, as steps in order; empty when nothing more is worth doing. */
export function propose(s: MasterState, seat: Seat, box: Box): MasterChoice[] {
  if (s.stage[seat] !== STAGE.building) return []
  const sites = sitesOf(s, seat)
  const { adds } = bestWork(sites, handsOf(s, seat, box), s.lastRound - s.round, box)
  return sites.flatMap((site, i) => stepsTo(site, adds[i] as number, box))
}

/** The steps that add a set of sections to a site without ever leaving an illegal structure (MAS-7.14). */
function stepsTo({ k, set }: Site, add: number, box: Box): MasterChoice[] {
  const kind = box.kind[k] as number
  const ref = (bit: number) => `section.${k * SECTIONS_EACH + bit}`
  const list: MasterChoice[] = []
  let now = set
  let rest = add
  while (rest !== 0) {
    const bit = [0, 1, 2, 3, 4, 5].find((b) => (rest & (1 << b)) !== 0 && STANDS[kind]?.[now | (1 << b)])
    const pair =
      bit === undefined
        ? (PAIRS[kind] as readonly (readonly [number, number])[]).find(
            ([a, b]) => (rest & (1 << a)) !== 0 && (rest & (1 << b)) !== 0 && STANDS[kind]?.[now | (1 << a) | (1 << b)],
          )
        : undefined
    const bits = bit === undefined ? pair : [bit]
    if (bits === undefined) return list
    list.push({ act: bits.length === 2 ? 'start-pair' : 'build-section', on: bits.map(ref) })
    for (const b of bits) {
      now |= 1 << b
      rest &= ~(1 << b)
    }
  }
  return list
}
