import { house } from './house.ts'
import { tables } from './tables.ts'

export const texts = { ...house, ...tables }
