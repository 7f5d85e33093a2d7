// NEH-10.18 Sculptor, when won: pairs of a worker and a wood, of a worker and a gold, into points.
import { next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { num } from '../../../kernel/lists.ts'
import type { AtOnce } from '../rules/held.ts'
import { score } from '../rules/points.ts'
import { alone, upTo } from '../rules/refs.ts'
import type { NehemiahRefusal } from '../rules/speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahStep } from '../rules/state.ts'
import { setAside, spend } from '../rules/stock.ts'
import { foremanCard } from '../sheet/box.ts'

const SCULPTOR = foremanCard('sculptor')
const NO_PAIR: NehemiahChoice = { act: 'sculpt', n: [0, 0] }
const TOO_MANY_PAIRS: NehemiahRefusal = { clause: 'NEH-10.18' }

export const sculptor: AtOnce = {
  clause: 'NEH-10.18',
  won: (s, seat) => next<NehemiahStep>(s, { do: 'sculpt', seat }),
}

export const sculpt: DecisionOf<Nehemiah, 'sculpt'> = {
  kind: 'decision',
  by: (_s, step) => alone(step.seat),
  candidates(s, _step, seat) {
    const workers = num(s.supply, seat)
    const wood = Math.min(workers, num(s.wood, seat))
    const gold = Math.min(workers, num(s.gold, seat))
    return wood + gold === 0 ? [NO_PAIR] : [{ act: 'sculpt', span: [upTo(wood), upTo(gold)] }]
  },
  refuse(s, _step, seat, { n }) {
    if (n === undefined) return null
    const [wood = 0, gold = 0] = n
    const fits = wood + gold <= num(s.supply, seat) && wood <= num(s.wood, seat) && gold <= num(s.gold, seat)
    return fits ? null : TOO_MANY_PAIRS
  },
  givesUp: (_s, _step, _seat, { n }) => n?.every((pairs) => pairs === 0) ?? false,
  resolve(s, _step, seat, { n }, box) {
    const [wood = 0, gold = 0] = n ?? []
    noReturn(s)
    setAside(s, seat, wood + gold)
    spend(s, seat, { wood, gold })
    const points = (wood + gold) * num(box.amount, SCULPTOR)
    score(s, seat, 'foremen', points)
    tell(s, { ev: 'sculpt', seat, card: SCULPTOR, with: { wood, gold, points } })
  },
}
