// The printed figures of Castle, made of its sheet: lists by card, kind, building and space, so that rules look a figure
// up in one step.
import { dense } from '../../../kernel/dense.ts'
import { at, num, sum } from '../../../kernel/lists.ts'
import { entryOf, fitted, type Sheet } from '../../../papers/sheet.ts'
import type { Lang } from '../../../papers/texts.ts'
import {
  BUILDINGS,
  CASTLE_SPACES,
  type CastleOptions,
  type Character,
  type House,
  KINDS,
  MATERIALS,
  SPACE_HOUSE,
  type WinterCard,
} from '../rules/pieces.ts'
import { type CastleSheet, form } from './form.ts'
import { type Payable, payableOf } from './payable.ts'

/** What a building brings to whoever erects it. */
export const REWARD = { none: 0, thalers: 1, crown: 2, half: 3 } as const

/** What each number of players gets. */
interface Kit {
  readonly rounds: number
  /** Cards chosen in a round. */
  readonly cards: number
  readonly helpers: number
  readonly thalers: number
}

export interface Box {
  /** Characters, then winter cards: their ids in the sheet, and their names in the languages the sheet has. */
  id: string[]
  names: Readonly<Partial<Record<Lang, string>>>[]
  /** By kind: pieces in the box, value in a payment, on the defence tower and with each player at the start. */
  count: number[]
  value: number[]
  towerStart: number[]
  start: number[]
  /** All coins together, and the thalers on each space of the track. */
  thalers: number
  trackThalers: number
  marks: Readonly<Record<CastleOptions['winter-spaces'], readonly number[]>>
  /** From two players on (`kitFor`). */
  setup: readonly Kit[]
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
  /** By tile: every payment that fits CAS-11.2 and CAS-11.3, four numbers each, fewest pieces first. */
  recipes: number[][]
  /** By tile: payments with the right value and too few kinds. */
  plain: number[][]
  /** What some pieces pay for. */
  payable: Payable
  toll: number
  plague: number
  breachMost: number
  breachVp: number
  damselVp: number
  snowfall: number
  granaryVp: readonly number[]
}

const FEWEST_SEATS = 2
/** What so many players get. */
export const kitFor = (box: Box, seats: number): Kit => at(box.setup, seats - FEWEST_SEATS)

/** All ways to reach a value with the four kinds, where the number of kinds passes a test. */
function ways(
  total: number,
  value: readonly number[],
  count: readonly number[],
  test: (kinds: number) => boolean,
): number[] {
  const found: number[][] = []
  const use = MATERIALS.map(() => 0)
  const go = (k: number, left: number) => {
    if (k < 0) {
      if (left === 0 && test(use.filter((n) => n > 0).length)) found.push(use.slice())
      return
    }
    const each = num(value, k)
    for (let n = 0; n <= num(count, k) && n * each <= left; n++) {
      use[k] = n
      go(k - 1, left - n * each)
    }
    use[k] = 0
  }
  go(MATERIALS.length - 1, total)
  return dense(found.sort((a, b) => sum(a) - sum(b)).flat())
}

const buildingOf = (house: House): number => {
  const all: readonly House[] = BUILDINGS
  return all.indexOf(house)
}
const REWARDS = { thalers: REWARD.thalers, crown: REWARD.crown, 'half-crown': REWARD.half } as const

export const unpack = (sheet: Sheet): Box => dense(boxOf(fitted(form, sheet)))

function boxOf({ tables }: CastleSheet): Box {
  const { resources, characters, fields, buildings, spaces } = tables
  const card = (id: Character) => entryOf(characters, id)
  const winter = (id: WinterCard) => entryOf(tables.winter, id)
  const named = [...characters, ...tables.winter]
  const value = resources.map((r) => r.value)
  const count = resources.map((r) => r.count)
  const { kinds } = entryOf(tables.payment, 'payment')
  const track = entryOf(tables.track, 'round-track')
  const stone = card('worker-stone')
  const recipes = buildings.map((b) => ways(b.value, value, count, (n) => n >= kinds))
  const plain = buildings.map((b) => ways(b.value, value, count, (n) => n < kinds))
  return {
    id: named.map((entry) => entry.id),
    names: named.map((entry) => entry.names ?? {}),
    count,
    value,
    towerStart: resources.map((r) => r.tower),
    start: resources.map((r) => r.start),
    thalers: sum(tables.coins.map((coin) => coin.value * coin.count)),
    trackThalers: track.thalers,
    marks: track,
    setup: tables.setup,
    messenger: card('messenger').thalers,
    perPiece: card('bricklayer').thalers,
    price: card('stonemason').price,
    masterVp: card('master-builder').vp,
    loads: [card('worker-wood'), card('worker-sand'), stone].map(({ load }) => KINDS.map((kind) => load[kind] ?? 0)),
    choice: stone.choice,
    among: stone.among.map((kind) => KINDS.indexOf(kind)),
    buildings: characters.map((c) => c.buildings),
    helpers: characters.map((c) => c.helpers),
    reward: characters.map((c) => (c.reward === null ? REWARD.none : REWARDS[c.reward])),
    yields: fields.map((f) => f.yield),
    towerShare: fields.map((f) => f.tower),
    afterCarts: fields.map((f) => f.afterCarts),
    tiles: buildings.map((b) => b.tiles),
    cost: buildings.map((b) => b.value),
    vp: buildings.map((b) => b.vp),
    fee: [...spaces.map((space) => space.fee), winter('innkeeper').fee, winter('granary').fee],
    spaceOf: CASTLE_SPACES.map((_, i) => buildingOf(at(SPACE_HOUSE, i))),
    spaceVp: spaces.map((space) => space.vp ?? 0),
    per: spaces.map((space) => space.per ?? 0),
    perBoth: spaces.map((space) => space.perBoth ?? 0),
    most: spaces.map((space) => space.most ?? 0),
    kinds,
    recipes,
    plain,
    payable: payableOf(recipes, plain),
    toll: winter('innkeeper').toll,
    plague: winter('plague').thalers,
    breachMost: winter('breach').most,
    breachVp: winter('breach').vp,
    damselVp: winter('damsel').vp,
    snowfall: winter('snowfall').thalers,
    granaryVp: winter('granary').vpEach,
  }
}
