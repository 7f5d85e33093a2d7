// Who may do what in the house beside playing. Every route of the owner's desk names one of these deeds, and a test asks each of
// them as everybody.

/** How somebody stands to the house: leads it, keeps a name in it, came as a guest, or is not known. */
export const STANDINGS = ['owner', 'kept', 'guest', 'nobody'] as const
export type HouseStanding = (typeof STANDINGS)[number]

const OWNER: readonly HouseStanding[] = ['owner']
/** The house must not be lost with a cookie. */
const KEPT: readonly HouseStanding[] = ['owner', 'kept']
const PEOPLE: readonly HouseStanding[] = ['owner', 'kept', 'guest']

export const MAY = {
  report: PEOPLE,
  notes: PEOPLE,
  'read-note': PEOPLE,
  claim: KEPT,
  look: OWNER,
  settings: OWNER,
  reports: OWNER,
  answer: OWNER,
  people: OWNER,
  warn: OWNER,
  silence: OWNER,
  ban: OWNER,
  lift: OWNER,
  rename: OWNER,
  merge: OWNER,
  tables: OWNER,
  'close-table': OWNER,
  clubs: OWNER,
  'rename-club': OWNER,
  'dissolve-club': OWNER,
  log: OWNER,
  'log.json': OWNER,
  undo: OWNER,
  backup: OWNER,
} as const satisfies Readonly<Record<string, readonly HouseStanding[]>>

export type HouseDeed = keyof typeof MAY

export const may = (standing: HouseStanding, deed: HouseDeed): boolean => {
  const who: readonly HouseStanding[] = MAY[deed]
  return who.includes(standing)
}
