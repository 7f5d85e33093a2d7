// Open seats that everybody is offered, a few of each person and of each network: however many tables somebody lays, as however
// many guests, a list reads no more of them. Both stores ask the same.
import { numberIn, type Row, textIn } from './columns.ts'

/** Which few are looked at. */
export interface OfferFilter {
  readonly game: string
  /** Last changed then or later. */
  readonly from: number
  /** Where the round of networks begins, and that of the people of each: chosen by lot, so that all have their turn. */
  readonly network: string
  readonly person: string
  /** How many networks, how many people of all of them together, and how many tables of each. */
  readonly networks: number
  readonly people: number
  readonly each: number
}

export interface OfferRow {
  readonly id: string
  readonly lane: string
  /** Which of the people of their network this is, from 1. */
  readonly turn: number
  /** Which of the networks, from 1. */
  readonly place: number
  readonly updated: number
}

/** Signs of a network within a lane: `a3f0.` and then who offers. */
export const NETWORK_SIGNS = 4

export const offerOf = (row: Row): OfferRow => ({
  ...{ id: textIn(row, 'id'), lane: textIn(row, 'lane') },
  ...{ turn: numberIn(row, 'turn'), place: numberIn(row, 'place'), updated: numberIn(row, 'updated') },
})

/** How a store writes its values, and whether one part of a join may look at the other: where it may not, `in` is as quick. */
export interface OfferWay {
  place(n: number): string
  readonly lateral: boolean
}

/** Every step looks up one place in the index; nothing between two of them is read. `/` is the sign after the point. */
export function offersQuery(filter: OfferFilter, { place, lateral }: OfferWay) {
  const { game, from, network, person, networks, people, each } = filter
  const values = [game, from, network, person, networks, people, each]
  const [$game, $from, $network, $person, $networks, $people, $each] = values.map((_, i) => place(i + 1))
  const least = (where: string) => `(select min(lane) from game_table where game = ${$game} and ${where})`
  const tagOf = (where: string) =>
    `substr(coalesce(${least(where)}, ${least('lane is not null')}), 1, ${NETWORK_SIGNS})`
  const within = (tag: string, where: string) =>
    `coalesce(${least(`lane ${where} and lane < ${tag} || '/'`)}, ${least(`lane >= ${tag} || '.' and lane < ${tag} || '/'`)})`
  const few = (columns: string) =>
    `select ${columns} from game_table o where o.game = ${$game} and o.lane = hosts.lane and o.updated >= ${$from}
      order by o.updated desc, o.id limit ${$each}`
  const newest = lateral ? `lateral (${few('o.id, o.updated')}) t on true` : `game_table t on t.id in (${few('o.id')})`
  const text = `with recursive
    network (tag, n, first) as (
      select ${tagOf(`lane >= ${$network}`)}, 1, ${tagOf(`lane >= ${$network}`)}
      union all
      select ${tagOf("lane >= network.tag || '/'")}, n + 1, first from network
      where tag is not null and n < ${$networks} and (n = 1 or tag <> first)
    ),
    tags as (select tag, min(n) as place from network where tag is not null group by tag),
    share as (select 1 + (cast(${$people} as integer) - 1) / nullif(count(*), 0) as most from tags),
    host (tag, place, lane, n, first) as (
      select tag, place, ${within('tags.tag', `>= tags.tag || '.' || ${$person}`)}, 1,
        ${within('tags.tag', `>= tags.tag || '.' || ${$person}`)} from tags
      union all
      select tag, place, ${within('host.tag', '> host.lane')}, n + 1, first from host
      where lane is not null and n < (select most from share) and (n = 1 or lane <> first)
    ),
    hosts as (select lane, place, min(n) as turn from host where lane is not null group by lane, place)
    select t.id, hosts.lane, hosts.turn, hosts.place, t.updated from hosts join ${newest}
    order by hosts.turn, hosts.place, t.updated desc, t.id`
  return { text, values }
}
