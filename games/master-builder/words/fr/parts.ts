import type { Params } from '../../../../kernel/words.ts'
import type { Voice } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../wording.ts'

const dollars = (p: Params, v: Voice) =>
  `${Number(p.points) < 0 ? '−' : '+'}${v.number(Math.round(Math.abs(Number(p.points)) / 100) * 100)}\u00a0$`

/** The parts of a position, gained or lost. */
export const parts: MasterTexts['parts'] = {
  cash: (p, v) => `${dollars(p, v)} en caisse`,
  loans: (p, v) => `${dollars(p, v)} d’emprunts`,
  sites: (p, v) => `${dollars(p, v)} grâce aux chantiers`,
}
