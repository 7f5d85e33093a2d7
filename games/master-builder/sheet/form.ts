// The form of the card sheet: what an owner of the printed game may correct.
import { formOf } from '../../../papers/sheet.ts'
import { across } from './fit.ts'
import { tables } from './tables.ts'

export const form = formOf({ ...tables, across })
