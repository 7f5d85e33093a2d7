// Materials as nouns: counted ("2 Steine"), and denied ("kein Holz").
import { counted as count, type Noun, noun, owned } from '../../../../papers/grammar/de.ts'
import type { Material } from '../../rules/names.ts'

const NOUNS: Readonly<Record<Material, Noun>> = {
  sand: noun('m', 'Sand', 'Sand'),
  wood: noun('n', 'Holz', 'Holz'),
  stone: noun('m', 'Stein', 'Steine'),
  metal: noun('n', 'Metall', 'Metall'),
}

/** „keinen Sand“, as an object. */
export const noMaterial = (m: Material): string => owned('kein', NOUNS[m], 'acc')

/** „1 Stein“, „2 Steine“. */
export const counted = (n: number, m: Material): string => count(n, NOUNS[m])
