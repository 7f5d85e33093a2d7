// MAS-7: everybody builds at the same time, in the open. A seat names sections; the workers follow by themselves.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening, Interrupt } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { namedSet } from '../cards/fire.ts'
import { type Box, CONTRACTS, cardOf, SECTIONS_EACH, sectionIds, siteOf } from '../sheet/box.ts'
import { DUTY, type MasterChoice, type MasterState, type MasterStep, STAGE } from './state.ts'
import { refuseStep, serverFor, steps } from './work.ts'

const BUILD: MasterStep = { do: 'build' }
const CONFIRM: MasterChoice = { act: 'confirm' }
const TAKE_BACK: readonly MasterChoice[] = [{ act: 'take-back' }]
const WITHDRAW: readonly MasterChoice[] = [{ act: 'withdraw' }]
const NOTHING: readonly MasterChoice[] = []

/** MAS-7.15: only those are asked who can build something. */
export const construction: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    s.phase = 4
    for (let seat = 0; seat < s.seats; seat++) {
      s.trail[seat] = []
      s.stage[seat] = steps(s, seat, box).some((c) => refuseStep(s, seat, c, box) === null)
        ? STAGE.building
        : STAGE.idle
    }
    next<MasterStep>(s, BUILD, { do: 'raise-buildings' })
  },
}

type BuildStep = Extract<MasterStep, { do: 'build' }>

export const build: Decision<MasterState, BuildStep, MasterChoice, Box> = {
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
  resolve(s, step, seat, choice, box) {
    next(s, step)
    if (choice.act === 'confirm') {
      s.stage[seat] = STAGE.confirmed
      tell(s, { ev: 'confirm', seat })
      return
    }
    const k = siteOf(lastOf(choice.on?.[0]))
    const workers: Card[] = []
    for (const ref of choice.on as readonly string[]) {
      const section = lastOf(ref)
      const card = serverFor(s, seat, box.requires[k]?.[section % SECTIONS_EACH] as number, box)
      s.duty[card] = section
      workers.push(card)
    }
    const set = namedSet(choice)
    s.assigned[k] = (s.assigned[k] as number) | set
    s.trail[seat]?.push(k * 64 + set)
    if (s.events !== null)
      tell(s, { ev: 'assign', seat, card: cardOf(k), with: { sections: sectionIds(k, set, box), workers } })
  },
}

const building = (s: MasterState) => s.agenda[s.agenda.length - 1]?.do === 'build'

/** MAS-7.14: undoes the seat's latest step of this phase, as often as it likes. */
export const takeBack: Interrupt<MasterState, MasterChoice, Box> = {
  candidates: (s, seat) => (building(s) && (s.trail[seat] as number[]).length > 0 ? TAKE_BACK : NOTHING),
  refuse: (s, seat) => (s.stage[seat] === STAGE.confirmed ? { clause: 'MAS-7.15' } : null),
  resolve(s, seat, _choice, box) {
    const last = s.trail[seat]?.pop() as number
    const k = Math.floor(last / 64)
    const set = last % 64
    s.assigned[k] = (s.assigned[k] as number) & ~set
    for (const card of s.crews[seat] as Card[]) {
      const section = s.duty[card] as number
      if (section >= 0 && siteOf(section) === k && (set & (1 << (section % SECTIONS_EACH))) !== 0)
        s.duty[card] = DUTY.free
    }
    if (s.events !== null)
      tell(s, { ev: 'take-back', seat, card: cardOf(k), with: { sections: sectionIds(k, set, box) } })
  },
}

/** MAS-7.15: a confirmation may be withdrawn while somebody else has not confirmed. */
export const withdraw: Interrupt<MasterState, MasterChoice, Box> = {
  candidates: (s, seat) => (building(s) && s.stage[seat] === STAGE.confirmed ? WITHDRAW : NOTHING),
  refuse: () => null,
  resolve(s, seat) {
    // Taking this back would be a confirmation behind the others' backs.
    noReturn(s)
    s.stage[seat] = STAGE.building
    tell(s, { ev: 'withdraw', seat })
  },
}

/** MAS-7.5, 6.4: all assigned sections stand at once, and every worker is turned face up in his crew again. */
export const raiseBuildings: Happening<MasterState, MasterStep, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    noReturn(s)
    for (let k = 0; k < CONTRACTS; k++) {
      const set = s.assigned[k] as number
      if (set === 0) continue
      s.built[k] = (s.built[k] as number) | set
      s.assigned[k] = 0
      if (s.events !== null)
        tell(s, {
          ev: 'build',
          seat: s.contracts.findIndex((held) => held.includes(cardOf(k))),
          card: cardOf(k),
          with: { sections: sectionIds(k, set, box) },
        })
    }
    for (let seat = 0; seat < s.seats; seat++) {
      s.trail[seat] = []
      s.stage[seat] = STAGE.idle
      for (const card of s.crews[seat] as Card[]) s.duty[card] = DUTY.free
    }
  },
}
