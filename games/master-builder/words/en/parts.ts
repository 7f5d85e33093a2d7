import type { MasterTexts } from '../../rules/speech.ts'
import { gained } from './money.ts'

/** The parts of a position, gained or lost. */
export const parts: MasterTexts['parts'] = {
  cash: (p, v) => `${gained(p.points, v)} of cash`,
  loans: (p, v) => `${gained(p.points, v)} of loans`,
  sites: (p, v) => `${gained(p.points, v)} from building sites`,
}
