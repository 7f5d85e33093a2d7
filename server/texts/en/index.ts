import { clubs } from './clubs.ts'
import { house } from './house.ts'
import { notices } from './notices.ts'
import { tables } from './tables.ts'

export const texts = { ...clubs, ...house, ...notices, ...tables }
