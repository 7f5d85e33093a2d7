// What languages are called where one chooses among them; one that is not finished says how far it is.
import { tongueOf } from '#tongues'
import type { Lang } from '../../../papers/texts.ts'

/** How much each unfinished language says, from 0 to 1, as the build reckons it (web/vite.config.ts). */
const SHARES: Readonly<Record<Lang, number>> = import.meta.env.SHARES ?? {}

/** "Deutsch"; "Italiano (62 %)" where the rest is still said in English. */
export function nameOf(lang: Lang, shares = SHARES): string {
  const { name } = tongueOf(lang)
  const share = shares[lang]
  return share === undefined ? name : `${name} (${new Intl.NumberFormat(lang, { style: 'percent' }).format(share)})`
}
