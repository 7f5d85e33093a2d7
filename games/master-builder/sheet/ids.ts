// What the card sheet names: ids of its entries and words of its figures, each list in the order of the sheet.

/** Types of workers, from the lowest level to the highest: each does all the work of those before it (MAS-7.4). */
export const TYPES = ['apprentice', 'tradesman', 'foreman', 'master'] as const
export type Type = (typeof TYPES)[number]
export const LOANS = ['small-iou', 'large-iou'] as const
export type Loan = (typeof LOANS)[number]

/** One letter for each fault, in the order of the sheet. */
export const FAULTS = ['S', 'D', 'W', 'N', 'H'] as const
export type Fault = (typeof FAULTS)[number]
export const FAULT_IDS = ['touchy', 'devious', 'weak', 'negligent', 'hot-tempered'] as const
export const KINDS = ['house', 'rampart'] as const
/** Sections of a building, by kind, in the order of the contract card. */
export const SECTIONS = [
  ['wall-1', 'wall-2', 'gable-1', 'gable-2', 'roof', 'crown'],
  ['curtain-a', 'pier-a1', 'pier-a2', 'curtain-b', 'pier-b1', 'pier-b2'],
] as const
export type Section = (typeof SECTIONS)[number][number]
export const EFFECTS = [
  'unavailable-all',
  'unavailable-one',
  'dismiss-one',
  'release-one',
  'construction-limit',
  'fire',
  'wage-surcharge',
] as const
export type Effect = (typeof EFFECTS)[number]

/** How many cards of each type the box has (MAS-1.3). */
export const COPIES = [13, 10, 9, 8] as const
export const WORKER_IDS = COPIES.flatMap((copies, t) =>
  Array.from({ length: copies }, (_, i) => `${TYPES[t]}-${String(i + 1).padStart(2, '0')}`),
)
export const CONTRACT_IDS = [
  'north-wall',
  'south-wall',
  'outhouse',
  'shop',
  'inn',
  'east-gate',
  'east-wall',
  'school',
  'west-gate',
  'clock-tower',
  'town-hall',
  'west-wall',
] as const
export const SITUATION_IDS = ['depression', 'recession', 'stagnation', 'recovery', 'boom'] as const
/** In the order of the clauses MAS-6.8 to 6.23. */
export const EVENT_IDS = [
  'hurt-feelings',
  'night-watch',
  'epidemic',
  'site-accident',
  'tavern-brawl',
  'guild-assembly',
  'market-fair',
  'apprentices-feast',
  'counts-corvee',
  'quarrel',
  'morning-after',
  'fraud-uncovered',
  'pilgrimage',
  'bad-weather',
  'fire',
  'wage-claims',
] as const
