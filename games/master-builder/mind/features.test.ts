import { features as battery } from '../../../contract/features.ts'
import { small } from '../../../kernel/small.ts'
import { plan } from '../test/plan.ts'
import { features } from './index.ts'

battery(plan, features, {
  lists: ['crews', 'wages', 'cash', 'loans', 'actions', 'contracts', 'town', 'stage', 'trail', 'tally'],
  seats: ['mallet', 'starter', 'bidder'],
  also(s, turn) {
    s.out = small.of(...small.list(s.out).map(turn))
    s.passedNomination = small.of(...small.list(s.passedNomination).map(turn))
  },
})
