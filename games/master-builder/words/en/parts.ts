import type { Params } from '../../../../kernel/words.ts'
import type { Voice } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../wording.ts'

const dollars = (p: Params, v: Voice) =>
  `${Number(p.points) < 0 ? '−' : '+'}$${v.number(Math.round(Math.abs(Number(p.points)) / 100) * 100)}`

/** The parts of a position, gained or lost. */
export const parts: MasterTexts['parts'] = {
  cash: (p, v) => `${dollars(p, v)} of cash`,
  loans: (p, v) => `${dollars(p, v)} of loans`,
  sites: (p, v) => `${dollars(p, v)} from building sites`,
}
