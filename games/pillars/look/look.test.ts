import { looks } from '../../../look/battery/battery.ts'
import { STAND_IN } from '../sheet/box.ts'
import { plan } from '../test/plan.ts'
import { look } from './index.ts'

looks(plan, look, import.meta.dirname, { shapes: [{ w: 360, h: 430, form: 'upright' }], cards: [STAND_IN] })
