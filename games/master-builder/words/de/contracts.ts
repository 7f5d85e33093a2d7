// The contracts and how German declines them: „den Gasthof“, „an der Schule“, „am Rathaus“.
import { at, type Case, type Noun, noun, the } from '../../../../papers/grammar/de.ts'
import type { CONTRACT_IDS } from '../../sheet/ids.ts'

const CONTRACTS: Readonly<Record<(typeof CONTRACT_IDS)[number], Noun>> = {
  'north-wall': noun('f', 'Nordmauer', 'Nordmauern'),
  'south-wall': noun('f', 'Südmauer', 'Südmauern'),
  outhouse: noun('f', 'Latrine', 'Latrinen'),
  shop: noun('m', 'Laden', 'Läden'),
  inn: noun('m', 'Gasthof', 'Gasthöfe'),
  'east-gate': noun('n', 'Osttor', 'Osttore'),
  'east-wall': noun('f', 'Ostmauer', 'Ostmauern'),
  school: noun('f', 'Schule', 'Schulen'),
  'west-gate': noun('n', 'Westtor', 'Westtore'),
  'clock-tower': noun('m', 'Uhrturm', 'Uhrtürme'),
  'town-hall': noun('n', 'Rathaus', 'Rathäuser'),
  'west-wall': noun('f', 'Westmauer', 'Westmauern'),
}

/** What the contracts are called, by their id in the sheet. */
export const contractNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CONTRACTS).map(([id, { one }]) => [id, one]),
)

const NOUNS: ReadonlyMap<string, Noun> = new Map(Object.values(CONTRACTS).map((noun) => [noun.one, noun]))
const ANY = noun('m', 'Auftrag', 'Aufträge')

/** A contract as its card is named, „Gasthof (Nr. 5)“, with what stands before it; one that a sheet calls otherwise is „der Auftrag …“. */
function declined(card: string, say: (what: Noun) => string): string {
  const [name = card] = card.split(' (')
  const known = NOUNS.get(name)
  return known === undefined ? `${say(ANY)} „${card}“` : `${say(known)}${card.slice(name.length)}`
}

/** „der Gasthof (Nr. 5)“, the one that is spoken of; „den Gasthof“, the one that is taken. */
export const theOne = (card: string, kase: Case = 'nom'): string => declined(card, (what) => the(what, kase))
/** „am Gasthof (Nr. 5)“, „an der Schule“: where somebody builds. */
export const atThe = (card: string): string => declined(card, (what) => at('an', what, 'dat'))
