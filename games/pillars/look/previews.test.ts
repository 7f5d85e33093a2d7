import { previews } from '../../../look/battery/previewing.ts'
import { plan } from '../test/plan.ts'
import { proof } from '../test/witness.ts'
import { look } from './index.ts'

previews(plan, look, proof)
