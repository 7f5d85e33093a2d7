import { contract } from '../../../contract/contract.ts'
import { plan } from './plan.ts'

contract(plan, import.meta.dirname)
