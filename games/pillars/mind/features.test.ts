import { features as battery } from '../../../contract/features.ts'
import { mix } from '../../../kernel/random.ts'
import { plan } from '../test/plan.ts'
import { features } from './index.ts'

battery(plan, features, {
  lists: ['colours', 'hands', 'won', 'tricksWon', 'owned', 'stock', 'scores', 'tally', 'stage', 'used', 'converted'],
  inner: ['pad'],
  seats: ['leader', 'kingLeader', 'kingBy', 'lastWinner', 'lastLeader'],
  holders: ['takers'],
  // A search judges imagined worlds, in which every hand is open; what lies in the pile stays unknown.
  hide(s, rng) {
    const known = s.pile.splice(s.pile.length - s.returned)
    s.pile = [...mix(rng, s.pile), ...known]
  },
})
