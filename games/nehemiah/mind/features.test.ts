import { features as battery } from '../../../contract/features.ts'
import { NEUTRAL } from '../rules/layout.ts'
import { plan } from '../test/plan.ts'
import { features } from './index.ts'

battery(plan, features, {
  lists: [
    'turns',
    'supply',
    'aside',
    'neutrals',
    'cubes',
    'wood',
    'gold',
    'vp',
    'tally',
    'gates',
    'foremen',
    'ahead',
    'tieStock',
  ],
  inner: ['boards'],
  seats: ['first', 'turn', 'inspector'],
  also(s, turn) {
    s.owner = s.owner.map((owner) => (owner >= NEUTRAL ? NEUTRAL + turn(owner - NEUTRAL) : turn(owner)))
  },
})
