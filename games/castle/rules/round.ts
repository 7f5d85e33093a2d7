// CAS-2 and CAS-14: how a round begins and ends.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Happening } from '../../../kernel/game.ts'
import type { Box } from '../box.ts'
import type { CastleState, CastleStep, StepOf } from '../state.ts'
import { courtSteps } from './damsel.ts'
import { scoringSteps } from './scoring.ts'
import { add } from './seat.ts'

const START: CastleStep = { do: 'round-start' }
const CHOOSE: CastleStep = { do: 'choose-cards' }
const TURN_UP: CastleStep = { do: 'winter-card' }
const REVEAL: CastleStep = { do: 'reveal' }

/** The space of the track that this round uses (section 2.8 of the rules). */
export const trackSpace = (s: CastleState): number => s.rounds - s.round + 1

export const roundStart: Happening<CastleState, StepOf<'round-start'>, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    for (let k = 0; k < s.fresh.length; k++) s.fresh[k] = false
    for (let seat = 0; seat < s.seats; seat++) {
      s.visited[seat] = 0
      s.erected[seat] = 0
      s.now[seat] = 0
    }
    // CAS-2.2: the first player takes the thaler of this round's space.
    s.track -= box.trackThalers
    add(s.thalers, s.first, box.trackThalers)
    tell(s, { ev: 'round', seat: s.first, with: { round: s.round, rounds: s.rounds } })
    next<CastleStep>(s, CHOOSE, TURN_UP, REVEAL)
    courtSteps(s)
  },
}

export const roundEnd: Happening<CastleState, StepOf<'round-end'>, Box> = {
  kind: 'happening',
  happen(s) {
    // CAS-14.2, 14.3: the last round, or the last of the tiles is gone.
    if (s.round === s.rounds || s.tiles.every((tiles) => tiles === 0)) {
      tell(s, { ev: 'last-round', with: { round: s.round } })
      s.lostThalers += s.track
      s.track = 0
      next(s, ...scoringSteps)
      return
    }
    s.round++
    s.first = (s.first + 1) % s.seats
    next(s, START)
  },
}
