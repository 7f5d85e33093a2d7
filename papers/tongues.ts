// The languages this house speaks: the files of tongues/, found by listing. The page lists them through its build
// (web/src/lib/tongues.ts); both are imported as `#tongues`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { spoken, type Tongues } from './spoken.ts'
import type { Tongue } from './tongue.ts'

const folder = join(import.meta.dirname, 'tongues')
const found: Record<string, Partial<Tongue>> = {}
for (const file of readdirSync(folder).sort())
  if (file.endsWith('.ts'))
    found[file.slice(0, -3)] = ((await import(join(folder, file))) as { tongue: Partial<Tongue> }).tongue

const tongues: Tongues = spoken(found)
export const { LANGS, WHOLE, isLang, ownName, tongueOf, typeset, preferred } = tongues
