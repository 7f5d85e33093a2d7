// How the house is led, as it is kept: one document. Who owns it, what it is called, who may open tables and clubs.
import { isLang, LANGS } from '#tongues'
import type { Refusal } from '../../kernel/words.ts'
import { HOUSE_NAME, HOUSE_WELCOME, type HouseFront, type HouseWish, type WhoOpens } from '../../wire/owner.ts'
import { headingOf, proseOf } from '../clubs/words.ts'
import { type Kept, keptOf } from '../store/kept.ts'
import type { Store } from '../store/store.ts'
import { codeFits, codeHash, newOwnerCode } from './code.ts'

export interface HouseDoc {
  readonly id: typeof HOUSE
  readonly owner: string | null
  /** Of the code that makes somebody the owner; null once it was used. */
  readonly code: string | null
  readonly name: string
  readonly welcome: string
  readonly langs: readonly string[]
  readonly tables: WhoOpens
  readonly clubs: WhoOpens
  readonly created: number
  readonly updated: number
}

export const HOUSE = 'house'

export const keptHouse = (store: Pick<Store, 'documents'>, now: () => number): Kept<HouseDoc> =>
  keptOf<HouseDoc>(store, 'house', () => ({ parent: null, code: null, people: [], due: null }), now)

const newHouse = (code: string, at: number): HouseDoc => ({
  ...{ id: HOUSE, owner: null, code: codeHash(code), name: '', welcome: '' },
  ...{ langs: LANGS, tables: 'all', clubs: 'all', created: at, updated: at },
})

/** The code of a house that is opened for the first time; null where it was made before. Of several nodes one makes it. */
export async function firstCode(kept: Kept<HouseDoc>, now: number): Promise<string | null> {
  if ((await kept.get(HOUSE)) !== null) return null
  const code = newOwnerCode()
  return (await kept.add(newHouse(code, now))) ? code : null
}

/** A new code: whoever brings it leads the house in the place of who does now. */
export async function renewedCode(kept: Kept<HouseDoc>, now: number): Promise<string> {
  const code = newOwnerCode()
  if (!(await kept.add(newHouse(code, now)))) await kept.change(HOUSE, (doc) => ({ ...doc, code: codeHash(code) }))
  return code
}

/** Who brings the code is the owner, and nobody can bring it again. */
export const claimed =
  (person: string, code: string) =>
  (doc: HouseDoc): HouseDoc | Refusal => {
    if (doc.code === null) return { clause: 'owner.claimed' }
    return codeFits(code, doc.code) ? { ...doc, owner: person, code: null } : { clause: 'owner.code' }
  }

export const wished =
  (wish: HouseWish) =>
  (doc: HouseDoc): HouseDoc | Refusal => {
    const name = wish.name === undefined || wish.name.trim() === '' ? '' : headingOf(wish.name, HOUSE_NAME)
    const welcome = proseOf(wish.welcome ?? doc.welcome, HOUSE_WELCOME)
    const langs = [...new Set((wish.langs ?? doc.langs).filter(isLang))]
    if (name === null) return { clause: 'owner.name', with: { max: HOUSE_NAME } }
    if (welcome === null) return { clause: 'owner.welcome', with: { max: HOUSE_WELCOME } }
    if (langs.length === 0) return { clause: 'owner.langs' }
    const { tables = doc.tables, clubs = doc.clubs } = wish
    return { ...doc, name: wish.name === undefined ? doc.name : name, welcome, langs, tables, clubs }
  }

export const frontOf = (doc: HouseDoc | null): HouseFront => ({
  name: doc?.name ?? '',
  welcome: doc?.welcome ?? '',
  langs: doc?.langs ?? LANGS,
  tables: doc?.tables ?? 'all',
  clubs: doc?.clubs ?? 'all',
  claimed: doc !== null && doc.owner !== null,
})
