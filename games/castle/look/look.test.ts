import { looks } from '../../../look/battery/battery.ts'
import { plan } from '../test/plan.ts'
import { look } from './index.ts'
import { STOPS } from './test/moments.ts'

looks(plan, look, import.meta.dirname, {
  slack: 8,
  shuns: STOPS,
})
