import { looks } from '../../../look/battery/battery.ts'
import { plan } from '../test/plan.ts'
import { look } from './index.ts'

looks(plan, look, import.meta.dirname, { slack: 3, shapes: [{ w: 360, h: 540, form: 'upright' }], shuns: ['pass'] })
