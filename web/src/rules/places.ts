/** The part of a rules address that shows the cards; no heading of the rules is called so. */
export const CARD_SHEET = 'card-sheet'
