// Which icon stands for what.

/** Tools of the worker types, faults, phases, in their order. */
export const TOOLS = ['wheelbarrow', 'hand-saw', 'stone-crafting', 'pencil-ruler'] as const
export const FAULT_ICONS = ['broken-heart', 'domino-mask', 'feather', 'broken-pottery', 'flame'] as const
export const TYPE_TONES = ['#55752f', '#76569c', '#a6322c', '#ddae2a'] as const

type Picture = readonly [icon: string, behind: string]

/** Events and situations by their name in the sheet: a picture, and what stands in shadow behind it. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'hurt-feelings': ['broken-heart', 'drinking'],
  'night-watch': ['lantern', 'manacles'],
  epidemic: ['plague-doctor-profile', 'barrel-leak'],
  'site-accident': ['falling', 'crane'],
  'tavern-brawl': ['punch', 'beer-stein'],
  'guild-assembly': ['pencil-ruler', 'tavern-sign'],
  'market-fair': ['party-flags', 'hand-saw'],
  'apprentices-feast': ['drinking', 'party-flags'],
  'counts-corvee': ['knight-banner', 'castle'],
  quarrel: ['angry-eyes', 'punch'],
  'morning-after': ['barrel-leak', 'beer-stein'],
  'fraud-uncovered': ['injustice', 'domino-mask'],
  pilgrimage: ['pilgrim-hat', 'feather'],
  'bad-weather': ['heavy-rain', 'damaged-house'],
  fire: ['fire', 'damaged-house'],
  'wage-claims': ['take-my-money', 'punch'],
  depression: ['hole', 'broken-arrow'],
  recession: ['broken-arrow', 'hole'],
  stagnation: ['snail', 'brick-pile'],
  recovery: ['growth', 'brick-pile'],
  boom: ['crane', 'sunrise'],
}

export const pictureOf = (id: string): Picture => PICTURES[id] ?? ['tied-scroll', 'brick-pile']

/** The lines of the score sheet. */
export const POINT_ICONS = {
  start: 'two-coins',
  bids: 'flat-hammer',
  'left-over': 'coins',
  income: 'house',
  unfinished: 'brick-pile',
  wages: 'receive-money',
  events: 'lantern',
  loans: 'wax-seal',
  repayments: 'wax-seal',
} as const

const OTHERS = [
  'meeple',
  'tied-scroll',
  'brick-pile',
  'two-coins',
  'receive-money',
  'wax-seal',
  'check-mark',
  'house',
  'laurels',
  'sun',
  'moon',
  'trowel',
  'village',
] as const

/** Ids in the game-icons set. */
export const ICONS: readonly string[] = [
  ...new Set([...TOOLS, ...FAULT_ICONS, ...OTHERS, ...Object.values(POINT_ICONS), ...Object.values(PICTURES).flat()]),
]
