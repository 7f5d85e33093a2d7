import { looks } from '../../../look/battery/battery.ts'
import { plan } from '../test/plan.ts'
import { look } from './index.ts'

looks(plan, look, import.meta.dirname, {
  slack: 5,
  shapes: [
    { w: 390, h: 500, form: 'upright' },
    { w: 360, h: 520, form: 'upright' },
  ],
})
