// The construction as a puzzle: who stands where, and what each free worker could still do.
import { at, num } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, needOf } from '../sheet/box.ts'
import { TYPES } from '../sheet/ids.ts'
import { sectionsNamed } from './refs.ts'
import type { MasterRefusal } from './speech.ts'
import { DUTY, type MasterChoice, type MasterState, STAGE } from './state.ts'
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
  const crew = at(s.crews, seat)
  const possible =
    s.stage[seat] === STAGE.building
      ? steps(s, seat, box)
          .filter((choice) => refuseStep(s, seat, choice, box) === null)
          .map((choice) => ({ choice, workers: serversOf(s, seat, choice, box) }))
      : []
  const open = [...new Set(possible.flatMap(({ choice }) => sectionsNamed(choice)))].sort((a, b) => a - b)
  return {
    posts: crew.flatMap((worker) => {
      const section = num(s.duty, worker)
      return section >= 0 ? [{ worker, section }] : []
    }),
    free: crew.flatMap((worker) =>
      s.duty[worker] === DUTY.free
        ? [{ worker, sections: open.filter((section) => num(box.type, worker) >= needOf(section, box)) }]
        : [],
    ),
    down: crew.filter((worker) => s.duty[worker] === DUTY.down),
    possible,
  }
}

/** Who takes the sections of a step, in order (MAS-7.13). */
export function serversOf(s: MasterState, seat: Seat, choice: MasterChoice, box: Box): Card[] {
  const duty = s.duty.slice()
  const look: MasterState = { ...s, duty }
  return sectionsNamed(choice).map((section) => {
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
): { choices: readonly MasterChoice[] } | { refusal: MasterRefusal } {
  if (s.duty[worker] === DUTY.down) return { refusal: { clause: 'MAS-6.3', with: { card: worker } } }
  if (s.duty[worker] !== DUTY.free) return { refusal: { clause: 'MAS-7.2' } }
  const need = needOf(section, box)
  if (num(box.type, worker) < need) return { refusal: { clause: 'MAS-7.4', with: { type: at(TYPES, need) } } }
  const here = steps(s, seat, box).filter((choice) => sectionsNamed(choice).includes(section))
  const choices = here.filter((choice) => refuseStep(s, seat, choice, box) === null)
  if (choices.length > 0) return { choices }
  const alone = here.find((choice) => choice.act === 'build-section')
  return { refusal: (alone && refuseStep(s, seat, alone, box)) ?? { clause: 'MAS-7.3' } }
}
