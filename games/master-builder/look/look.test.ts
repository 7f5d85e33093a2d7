import { looks } from '../../../look/battery/battery.ts'
import { plan } from '../test/plan.ts'
import { look } from './index.ts'
import { SHUNNED } from './test/positions.ts'

looks(plan, look, import.meta.dirname, {
  slack: 12,
  shapes: [{ w: 360, h: 540, form: 'upright' }],
  shuns: SHUNNED,
})
