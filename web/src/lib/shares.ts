// What languages are called where one chooses among them; one that is not finished says how far it is.
import { ownName } from '#tongues'
import type { Lang } from '../../../papers/texts.ts'
import { LISTED } from './listed.ts'

/** "Deutsch"; "Italiano (62 %)" where the rest is still said in English. */
export function nameOf(lang: Lang, listed: Readonly<Record<Lang, { readonly share?: number }>> = LISTED): string {
  const share = listed[lang]?.share
  const name = ownName(lang)
  return share === undefined ? name : `${name} (${new Intl.NumberFormat(lang, { style: 'percent' }).format(share)})`
}
