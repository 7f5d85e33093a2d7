import { features as battery } from '../../../contract/features.ts'
import { mix } from '../../../kernel/random.ts'
import { plan } from '../test/plan.ts'
import { features } from './index.ts'

/** Numbers of a seat among the loads: three workers, five kinds. */
const LOADS = 15

battery(plan, features, {
  lists: [
    'built',
    'own',
    'thalers',
    'supply',
    'scores',
    'tally',
    'visited',
    'hands',
    'down',
    'played',
    'removed',
    'now',
    'erected',
    'suit',
  ],
  seats: ['first', 'inn'],
  holders: ['fields', 'spaces', 'granary'],
  also(s, turn) {
    const load = s.load.slice()
    load.forEach((many, i) => {
      s.load[turn(Math.floor(i / LOADS)) * LOADS + (i % LOADS)] = many
    })
  },
  // A search judges imagined worlds, in which it is open who has chosen what; the order of the deck stays unknown.
  hide(s, rng) {
    mix(rng, s.deck)
  },
})
