// MAS-7: everybody builds at the same time, in the open. A seat names sections; the workers follow by themselves.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf, InterruptOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { CONTRACTS, cardOf, needOf, pieceOf, sectionIds, siteOf } from '../sheet/box.ts'
import { NOTHING } from './choices.ts'
import { firstOf, piecesNamed, sectionsNamed } from './refs.ts'
import { SETS } from './stability.ts'
import { DUTY, type MasterBuilder, type MasterChoice, type MasterState, type MasterStep, STAGE } from './state.ts'
import { noStep, refuseStep, serverFor, steps } from './work.ts'

const BUILD: MasterStep = { do: 'build' }
const RAISE: MasterStep = { do: 'raise-buildings' }
const CONFIRM: MasterChoice = { act: 'confirm' }
const TAKE_BACK: readonly MasterChoice[] = [{ act: 'take-back' }]
const WITHDRAW: readonly MasterChoice[] = [{ act: 'withdraw' }]

/** A step of the construction as one number of the trail: its contract and its sections. */
const noted = (k: number, pieces: Small): number => k * SETS.length + pieces
const siteNoted = (note: number): number => Math.floor(note / SETS.length)
const piecesNoted = (note: number): Small => note % SETS.length

/** MAS-7.15: only those are asked who can build something. */
export const construction: HappeningOf<MasterBuilder, 'construction'> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.phase = 4
    for (let seat = 0; seat < s.seats; seat++) {
      s.trail[seat] = []
      const able = steps(s, seat, box).some((step) => refuseStep(s, seat, step, box) === null)
      s.stage[seat] = able ? STAGE.building : STAGE.idle
    }
    next<MasterStep>(s, BUILD, RAISE)
  },
}

export const build: DecisionOf<MasterBuilder, 'build'> = {
  kind: 'decision',
  always: true,
  together: true,
  by(s) {
    const seats: Seat[] = []
    for (let seat = 0; seat < s.seats; seat++) if (s.stage[seat] === STAGE.building) seats.push(seat)
    return seats
  },
  candidates(s, _step, seat, box) {
    const list = steps(s, seat, box)
    list.push(CONFIRM)
    return list
  },
  refuse: (s, _step, seat, choice, box) => (choice.act === 'confirm' ? null : refuseStep(s, seat, choice, box)),
  otherwise(s, _step, seat, choice, box) {
    const stage = num(s.stage, seat)
    if (stage === STAGE.confirmed) return { clause: 'MAS-7.15' }
    if (stage === STAGE.idle) return { clause: 'MAS-7.15', with: { why: 'idle' } }
    return choice.act === 'take-loan' ? { clause: 'MAS-9.1' } : noStep(s, seat, choice, box)
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'confirm',
  resolve(s, step, seat, choice, box) {
    next(s, step)
    if (choice.act === 'confirm') {
      s.stage[seat] = STAGE.confirmed
      tell(s, { ev: 'confirm', seat })
      return
    }
    const k = siteOf(firstOf(choice))
    const workers: Card[] = []
    for (const section of sectionsNamed(choice)) {
      const card = serverFor(s, seat, needOf(section, box), box)
      s.duty[card] = section
      workers.push(card)
    }
    const pieces = piecesNamed(choice)
    s.assigned[k] = small.union(num(s.assigned, k), pieces)
    at(s.trail, seat).push(noted(k, pieces))
    // Naming sections costs more than the step: only where somebody listens.
    if (s.events !== null)
      tell(s, { ev: 'assign', seat, card: cardOf(k), with: { sections: sectionIds(k, pieces, box), workers } })
  },
}

const building = (s: MasterState) => s.agenda[s.agenda.length - 1]?.do === 'build'

/** MAS-7.14: undoes the seat's latest step of this phase, as often as it likes. */
export const takeBack: InterruptOf<MasterBuilder> = {
  candidates: (s, seat) => (building(s) && at(s.trail, seat).length > 0 ? TAKE_BACK : NOTHING),
  refuse: (s, seat) => (s.stage[seat] === STAGE.confirmed ? { clause: 'MAS-7.15' } : null),
  otherwise(s, seat) {
    if (!building(s)) return null
    if (s.stage[seat] === STAGE.confirmed) return { clause: 'MAS-7.15' }
    return { clause: 'MAS-7.14', with: { why: 'nothing' } }
  },
  resolve(s, seat, _choice, box) {
    const last = at(s.trail, seat).pop()
    if (last === undefined) return
    const k = siteNoted(last)
    const pieces = piecesNoted(last)
    s.assigned[k] = small.minus(num(s.assigned, k), pieces)
    for (const card of at(s.crews, seat)) {
      const section = num(s.duty, card)
      if (section >= 0 && siteOf(section) === k && small.has(pieces, pieceOf(section))) s.duty[card] = DUTY.free
    }
    tell(s, { ev: 'take-back', seat, card: cardOf(k), with: { sections: sectionIds(k, pieces, box) } })
  },
}

/** MAS-7.15: a confirmation may be withdrawn while somebody else has not confirmed. */
export const withdraw: InterruptOf<MasterBuilder> = {
  candidates: (s, seat) => (building(s) && s.stage[seat] === STAGE.confirmed ? WITHDRAW : NOTHING),
  refuse: () => null,
  otherwise: (s, seat) =>
    building(s) ? { clause: 'MAS-7.15', with: { why: s.stage[seat] === STAGE.idle ? 'idle' : 'building' } } : null,
  resolve(s, seat) {
    // Taking this back would be a confirmation behind the others' backs.
    noReturn(s)
    s.stage[seat] = STAGE.building
    tell(s, { ev: 'withdraw', seat })
  },
}

/** MAS-7.5, 6.4: all assigned sections stand at once, and every worker is turned face up in his crew again. */
export const raiseBuildings: HappeningOf<MasterBuilder, 'raise-buildings'> = {
  kind: 'happening',
  happen(s, _step, box) {
    noReturn(s)
    for (let k = 0; k < CONTRACTS; k++) {
      const pieces = num(s.assigned, k)
      if (small.isEmpty(pieces)) continue
      s.built[k] = small.union(num(s.built, k), pieces)
      s.assigned[k] = small.none
      if (s.events === null) continue
      const card = cardOf(k)
      const seat = s.contracts.findIndex((held) => held.includes(card))
      tell(s, { ev: 'build', seat, card, with: { sections: sectionIds(k, pieces, box) } })
    }
    for (let seat = 0; seat < s.seats; seat++) {
      s.trail[seat] = []
      s.stage[seat] = STAGE.idle
      for (const card of at(s.crews, seat)) s.duty[card] = DUTY.free
    }
  },
}
