// Parts of a rules address that are no chapter and no clause; no heading of the rules is called so.

/** The cards, and one of them. */
export const CARD_SHEET = 'card-sheet'
export const cardPlace = (id: string): string => `card-${id}`
export const cardOf = (place: string): string => (place.startsWith('card-') ? place.slice(5) : '')
export const isCardPlace = (place: string): boolean => place.startsWith('card-')
/** What fits on one page, to print. */
export const ONE_PAGE = 'one-page'
/** Every clause, from the beginning. */
export const CLAUSES = 'clauses'
