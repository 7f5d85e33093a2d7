// CAS-9.1 and 9.4: the workers, and their order if two of them were played.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at, num, top } from '../../../kernel/lists.ts'
import { buildStep, endStep, workersNow, workStep } from '../rules/execute.ts'
import { loadAt, loadOf, workerCard } from '../rules/load.ts'
import { isWorker, KINDS, ROLE } from '../rules/pieces.ts'
import { PLAYED_REF, pointed } from '../rules/refs.ts'
import { alone, ownOf } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice } from '../rules/state.ts'

const FIRST = PLAYED_REF.map((refs) => refs.map((ref): CastleChoice => ({ act: 'worker-order', on: [ref] })))
const NOT_NOW: CastleRefusal = { clause: 'CAS-9.4' }

/** CAS-9.4: which of two workers goes first. */
export const workerOrder: DecisionOf<Castle, 'worker-order'> = {
  kind: 'decision',
  by: (_s, { seat }) => alone(seat),
  candidates: (s, _step, seat) => at(FIRST, seat).slice(0, at(s.played, seat).length),
  refuse(s, _step, seat, choice) {
    const played = at(s.played, seat)
    const i = pointed(choice)
    return i >= played.length - num(s.now, seat) && isWorker(num(played, i)) ? null : NOT_NOW
  },
  resolve(s, { seat }, _seat, choice) {
    const card = num(at(s.played, seat), pointed(choice))
    const first = card - ROLE.worker
    const second = top(workersNow(s, seat).filter((worker) => worker !== first))
    tell(s, { ev: 'worker-order', seat, card })
    next(s, workStep(seat, first), workStep(seat, second))
  },
}

/** CAS-9.1: what is left on the card goes to its player, who then builds. */
export const work: HappeningOf<Castle, 'worker'> = {
  kind: 'happening',
  happen(s, { seat, worker }, box) {
    // The list of pieces is made only where somebody listens.
    if (s.events !== null)
      tell(s, { ev: 'work', seat, card: workerCard(worker), with: { pieces: loadOf(s, seat, worker) } })
    const own = ownOf(s, seat)
    const from = loadAt(seat, worker)
    for (let k = 0; k < KINDS.length; k++) {
      add(own, k, num(s.load, from + k))
      s.load[from + k] = 0
    }
    next(s, buildStep(seat, workerCard(worker), box), endStep(seat))
  },
}
