// CAS-2 and CAS-14: how a round begins and ends.
import { next, nextAll, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { add } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import { courtSteps } from '../cards/damsel.ts'
import { scoringSteps, tilesLeft } from './scoring.ts'
import type { Castle, CastleState, CastleStep } from './state.ts'

const START: CastleStep = { do: 'round-start' }
const CHOOSE: CastleStep = { do: 'choose-cards' }
const TURN_UP: CastleStep = { do: 'winter-card' }
const REVEAL: CastleStep = { do: 'reveal' }

/** The space of the track that this round uses (section 2.8 of the rules). */
export const trackSpace = (s: CastleState): number => s.rounds - s.round + 1

export const roundStart: HappeningOf<Castle, 'round-start'> = {
  kind: 'happening',
  happen(s, _step, box) {
    for (let k = 0; k < s.fresh.length; k++) s.fresh[k] = false
    for (let seat = 0; seat < s.seats; seat++) {
      s.visited[seat] = small.none
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

export const roundEnd: HappeningOf<Castle, 'round-end'> = {
  kind: 'happening',
  happen(s) {
    // CAS-14.2, 14.3: the last round, or the last of the tiles is gone.
    if (s.round === s.rounds || tilesLeft(s) === 0) {
      tell(s, { ev: 'last-round', with: { round: s.round } })
      s.lostThalers += s.track
      s.track = 0
      nextAll(s, scoringSteps)
      return
    }
    s.round++
    s.first = (s.first + 1) % s.seats
    next(s, START)
  },
}
