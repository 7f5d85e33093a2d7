// The language the page begins in: as it was chosen on this device, or as the browser prefers.
import { isLang, preferred } from '#tongues'
import type { Lang } from '../../../papers/texts.ts'
import { chosenIn } from './chosen.ts'

export const KEY = 'chantier.settings'

/** What was chosen on this device, as it is kept; null where nothing is, or where nothing may be. */
export function recorded(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

type Chosen = { readonly lang?: Lang }

export const firstLang = ({ lang }: Chosen = chosenIn<{ lang: Lang; sound: boolean }>(recorded())): Lang =>
  lang !== undefined && isLang(lang) ? lang : preferred(navigator.languages)
