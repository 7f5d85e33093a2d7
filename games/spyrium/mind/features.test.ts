import { features as battery } from '../../../contract/features.ts'
import { plan } from '../test/plan.ts'
import { features } from './index.ts'

battery(plan, features, {
  lists: [
    'kept',
    'districts',
    'tilted',
    'staff',
    'techniques',
    'used',
    'gaps',
    'reserve',
    'active',
    'spent',
    'money',
    'crystals',
    'vp',
    'residence',
    'bonuses',
    'phase',
    'passed',
    'eventUsed',
    'turns',
    'tally',
  ],
  seats: ['first'],
})
