// The printed figures of Castle, made of its sheet: arrays by card, kind, building and space, so that rules look a figure up in one step.
import type { Entry, Sheet } from '../../papers/sheet.ts'
import type { Lang } from '../../papers/texts.ts'
import {
  BUILDINGS,
  CASTLE_SPACES,
  type CastleOptions,
  FIRST_WINTER,
  KINDS,
  MATERIALS,
  ROLE,
  TILES,
  WINTER_CARD,
  WORKERS,
} from './state.ts'

/** What a building brings to whoever erects it. */
export const REWARD = { none: 0, thalers: 1, crown: 2, half: 3 } as const

export interface Box {
  /** Characters, then winter cards. */
  id: string[]
  names: Record<Lang, string>[]
  /** By kind: pieces in the box, value in a payment, on the defence tower and with each player at the start. */
  count: number[]
  value: number[]
  towerStart: number[]
  start: number[]
  /** All coins together, and the thalers on each space of the track. */
  thalers: number
  trackThalers: number
  marks: Record<CastleOptions['winter-spaces'], number[]>
  /** By number of players. */
  setup: Record<number, { rounds: number; cards: number; helpers: number; thalers: number }>
  messenger: number
  /** Thalers for each piece that the bricklayer uses. */
  perPiece: number
  price: number
  masterVp: number
  /** By worker: the printed pieces; and what the worker (stone) may choose. */
  loads: number[][]
  choice: number
  among: number[]
  /** By character: buildings and helpers in one activation, and the reward. */
  buildings: number[]
  helpers: number[]
  reward: number[]
  /** By field. */
  yields: number[]
  towerShare: number[]
  afterCarts: boolean[]
  /** By tile. */
  tiles: number[]
  cost: number[]
  vp: number[]
  /** By space, the innkeeper and the granary last. */
  fee: number[]
  spaceOf: number[]
  spaceVp: number[]
  per: number[]
  perBoth: number[]
  most: number[]
  /** Kinds that a payment needs at least. */
  kinds: number
  /** Every payment of a building that fits CAS-11.2 and CAS-11.3, four numbers each, fewest pieces first. */
  recipes: number[][]
  /** Payments with the right value and too few kinds. */
  plain: number[][]
  toll: number
  plague: number
  breachMost: number
  breachVp: number
  damselVp: number
  snowfall: number
  granaryVp: number[]
}

type Figures = Entry & Record<string, number>

/** All ways to reach a value with the four kinds; those with at least `least` kinds, or those with fewer. */
function ways(total: number, value: readonly number[], count: readonly number[], test: (kinds: number) => boolean) {
  const found: number[][] = []
  const use = [0, 0, 0, 0]
  const go = (k: number, left: number) => {
    if (k < 0) {
      if (left === 0 && test(use.filter((n) => n > 0).length)) found.push(use.slice())
      return
    }
    const each = value[k] as number
    for (let n = 0; n <= (count[k] as number) && n * each <= left; n++) {
      use[k] = n
      go(k - 1, left - n * each)
    }
    use[k] = 0
  }
  go(MATERIALS.length - 1, total)
  const pieces = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0)
  return found.sort((a, b) => pieces(a) - pieces(b)).flat()
}

export function unpack(sheet: Sheet): Box {
  const rows = (name: string) => sheet.tables[name] as readonly Figures[]
  const column = (name: string, field: string) => rows(name).map((row) => (row[field] as number | null) ?? 0)
  const characters = rows('characters')
  const winter = rows('winter')
  const card = (id: keyof typeof WINTER_CARD) => winter[WINTER_CARD[id] - FIRST_WINTER] as Figures
  const named = [...characters, ...winter]
  const value = column('resources', 'value')
  const count = column('resources', 'count')
  const cost = column('buildings', 'value')
  const kinds = rows('payment')[0]?.kinds as number
  const track = rows('track')[0] as Figures
  const stone = characters[ROLE.workerStone] as Figures
  const rewards = ['thalers', 'crown', 'half-crown']
  return {
    id: named.map((entry) => entry.id),
    names: named.map((entry) => entry.names ?? { en: entry.id, fr: entry.id }),
    count,
    value,
    towerStart: column('resources', 'tower'),
    start: column('resources', 'start'),
    thalers: rows('coins').reduce((sum, c) => sum + (c.value as number) * (c.count as number), 0),
    trackThalers: track.thalers as number,
    marks: { 'always-six': track['always-six'] as unknown as number[], odd: track.odd as unknown as number[] },
    setup: Object.fromEntries(rows('setup').map((row, i) => [i + 2, row])) as unknown as Box['setup'],
    messenger: characters[ROLE.messenger]?.thalers as number,
    perPiece: characters[ROLE.bricklayer]?.thalers as number,
    price: characters[ROLE.stonemason]?.price as number,
    masterVp: characters[ROLE.master]?.vp as number,
    loads: Array.from({ length: WORKERS }, (_, w) => {
      const load = characters[ROLE.worker + w]?.load as unknown as Record<string, number>
      return KINDS.map((kind) => load[kind] ?? 0)
    }),
    choice: stone.choice as number,
    among: (stone.among as unknown as string[]).map((kind) => KINDS.indexOf(kind as 'sand')),
    buildings: column('characters', 'buildings'),
    helpers: column('characters', 'helpers'),
    reward: characters.map((c) => rewards.indexOf(c.reward as unknown as string) + 1),
    yields: column('fields', 'yield'),
    towerShare: column('fields', 'tower'),
    afterCarts: rows('fields').map((f) => f.afterCarts as unknown as boolean),
    tiles: column('buildings', 'tiles'),
    cost,
    vp: column('buildings', 'vp'),
    fee: [...column('spaces', 'fee'), card('innkeeper').fee as number, card('granary').fee as number],
    spaceOf: CASTLE_SPACES.map((id) => BUILDINGS.findIndex((b) => id.startsWith(`${b}-`))),
    spaceVp: column('spaces', 'vp'),
    per: column('spaces', 'per'),
    perBoth: column('spaces', 'perBoth'),
    most: column('spaces', 'most'),
    kinds,
    recipes: TILES.map((_, b) => ways(cost[b] as number, value, count, (n) => n >= kinds)),
    plain: TILES.map((_, b) => ways(cost[b] as number, value, count, (n) => n < kinds)),
    toll: card('innkeeper').toll as number,
    plague: card('plague').thalers as number,
    breachMost: card('breach').most as number,
    breachVp: card('breach').vp as number,
    damselVp: card('damsel').vp as number,
    snowfall: card('snowfall').thalers as number,
    granaryVp: card('granary').vpEach as unknown as number[],
  }
}
