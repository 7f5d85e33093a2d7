// Where in a game's state the piles lie in which cards may be face down. A pile is a member of the state, or lies in a
// list of piles that is one. Learned from the zones while looking, and checked at every look.
import type { Game, Zone } from '../../kernel/game.ts'
import type { Card, State } from '../../kernel/words.ts'
import { everybody } from '../../kernel/zones.ts'

export type Pile = readonly Card[]

/** A pile as its zone knows it. */
export interface Place {
  readonly zone: Zone<State, unknown>
  readonly pile: number
}

/** A member of the state: one pile, or a list of them. */
export interface Corner {
  readonly member: string
  readonly isList: boolean
  readonly places: readonly Place[]
}

interface Spot {
  readonly corner: Corner
  readonly index: number
}

export interface Layout {
  readonly corners: readonly Corner[]
  isApart(member: string): boolean
  /** For each zone where its piles lie; null for one that lies nowhere, because nothing can be in it. */
  readonly spots: readonly (readonly (Spot | null)[])[]
}

/** What nobody is shown: what chance will bring; and what happened, which is told beside it. */
export const UNSEEN = { rng: null, events: null }

/** What is never compared with the rest of the state: that, and what is sealed. */
const APART = [...Object.keys(UNSEEN), 'sealed']

/** By the number of seats. */
const known = new WeakMap<Game['zones'], Layout[]>()

const memberOf = (state: State, member: string): unknown => (state as unknown as Record<string, unknown>)[member]

export const pilesIn = (state: State, { member, isList }: Corner): readonly Pile[] =>
  isList ? (memberOf(state, member) as Pile[]) : [memberOf(state, member) as Pile]

export function layoutOf(game: Game, state: State): Layout {
  let layouts = known.get(game.zones)
  if (layouts === undefined) {
    layouts = []
    known.set(game.zones, layouts)
  }
  const layout = layouts[state.seats]
  if (layout !== undefined && fits(game, layout, state)) return layout
  const learned = learn(game, state)
  layouts[state.seats] = learned
  return learned
}

const pileAt = (state: State, { corner: { member, isList }, index }: Spot): unknown => {
  const there = memberOf(state, member)
  return isList ? (there as Pile[])[index] : there
}

/** Whether every pile of the state lies where the layout says, and nothing else. */
export function fits({ zones }: Game, { corners, spots }: Layout, state: State): boolean {
  for (const { member, isList, places } of corners)
    if (isList && (memberOf(state, member) as Pile[]).length !== places.length) return false
  for (let z = 0; z < zones.length; z++) {
    const zone = zones[z] as Zone<State, unknown>
    if (zone.sees === everybody) continue
    const there = spots[z] as readonly (Spot | null)[]
    const piles = zone.piles(state)
    if (piles.length !== there.length) return false
    for (let p = 0; p < piles.length; p++) {
      const pile = piles[p] as Pile
      const spot = there[p] as Spot | null
      if (spot === null ? pile.length > 0 : pileAt(state, spot) !== pile) return false
    }
  }
  return true
}

function learn({ id, zones }: Game, state: State): Layout {
  const corners = new Map<string, { member: string; isList: boolean; places: Place[] }>()
  const spots = zones.map((zone) =>
    zone.sees === everybody
      ? []
      : zone.piles(state).map((cards, pile): Spot | null => {
          const found = find(state, cards)
          if (found === null && cards.length === 0) return null
          if (found === null) throw new Error(`${id}: a pile of ${zone.id} does not lie in the state`)
          const { member, isList, index } = found
          const corner = corners.get(member) ?? { member, isList, places: [] }
          corners.set(member, corner)
          corner.places[index] = { zone, pile }
          return { corner, index }
        }),
  )
  for (const { member, isList, places } of corners.values())
    if (isList && Object.keys(places).length < (memberOf(state, member) as Pile[]).length)
      throw new Error(`${id}: in ${member} lie piles and other things`)
  const apart = new Set([...APART, ...corners.keys()])
  return { corners: [...corners.values()], isApart: (member) => apart.has(member), spots }
}

function find(state: State, cards: Pile): { member: string; isList: boolean; index: number } | null {
  for (const [member, value] of Object.entries(state)) {
    if (value === cards) return { member, isList: false, index: 0 }
    const index = Array.isArray(value) ? value.indexOf(cards) : -1
    if (index >= 0) return { member, isList: true, index }
  }
  return null
}
