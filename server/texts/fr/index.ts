import { clubs } from './clubs.ts'
import { desk } from './desk.ts'
import { house } from './house.ts'
import { leagues } from './leagues.ts'
import { notices } from './notices.ts'
import { tables } from './tables.ts'

export const texts = { ...clubs, ...desk, ...house, ...leagues, ...notices, ...tables }
