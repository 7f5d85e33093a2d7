// The languages the page speaks, as the build finds them: what `#tongues` is in the browser.
import { spoken } from '../../../papers/spoken.ts'
import type { Tongue } from '../../../papers/tongue.ts'

const files = import.meta.glob<Partial<Tongue>>('../../../papers/tongues/*.ts', { import: 'tongue', eager: true })

export const { LANGS, WHOLE, isLang, tongueOf, typeset, preferred } = spoken(
  Object.fromEntries(
    Object.entries(files).map(([path, tongue]) => [path.slice(path.lastIndexOf('/') + 1, -3), tongue]),
  ),
)
