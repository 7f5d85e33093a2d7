import { clubs } from './clubs.ts'
import { desk } from './desk.ts'
import { house } from './house.ts'
import { judged } from './judged.ts'
import { leagues } from './leagues.ts'
import { notices } from './notices.ts'
import { tables } from './tables.ts'

export const texts = { ...clubs, ...desk, ...house, ...judged, ...leagues, ...notices, ...tables }
