// What the outlook of a seat weighs, found by play against itself.

/** Points for goods and for what they will bring. */
export const WEIGHTS = {
  /** A pound, by round. */
  money: [1.38, 1, 1.2, 0.85, 0.75, 0.35],
  /** After how many pounds a further one is worth much less, and the least that it keeps. */
  ease: 20,
  floor: 0.24,
  /** A pound of later income. */
  income: 0.65,
  /** A crystal that a building can use, one to spare, one to spare in the last round. */
  crystal: 1.41,
  spare: 0.64,
  lastSpare: 0.4,
  /** A worker in each later round, and once. */
  worker: 1.6,
  recruit: 1,
  /** What a worker used by a building could have done elsewhere. */
  labour: 1.45,
  /** The first bonus while it is still to come, and the second. */
  firstBonus: 3.9,
  secondBonus: 3,
  /** What a technique brings in each later round, beside what its owner's buildings show. */
  automation: 0.6,
  capitalisation: 4.2,
  crane: 1.2,
  trade: 1.6,
  engineering: 0.7,
  lobbying: 1.8,
  taylorism: 0.7,
}

/** How sure what this round promises still is when it is done later. */
export const CHANCES = {
  exploit: 1.03,
  /** The crowd that will be there, by the seat's phase: to earn from, and to pay for. */
  earn: [0.9, 0.57],
  surcharge: [0.9, 0.75],
  /** A building that can still be used in the round it is built. */
  fresh: 0.6,
  /** A card that nobody else stands beside, and what each rival takes from it. */
  card: 0.92,
  rival: 0.12,
  /** A worker still to be placed, and the least that it is worth. */
  place: 0.75,
  hold: 1.1,
  /** How much the others’ expectations count against one’s own. */
  rivalry: 0.47,
  /** What a good group scores. */
  par: 66,
}
