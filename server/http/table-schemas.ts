// The shapes of the table routes, for checking what is asked and for the page that describes them.
import { type Schema, Type } from '../../wire/shape.ts'
import type { ChatLine, SeatInfo, TableInfo } from '../../wire/table.ts'

/** A shape of everything a record has: what a shape leaves out is not sent. */
export type Whole<R> = Record<keyof R, Schema>

export const Nullable = <T extends Schema>(schema: T) => Type.Union([schema, Type.Null()])

export const Id = Type.Object({ id: Type.Id(40) })
export const Key = Type.Object({ key: Type.Optional(Type.Id(80)) })
export const Nothing = Type.Optional(Type.Union([Type.Null(), Type.Object({}, { additionalProperties: false })]))
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 20 })

export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }),
  Type.Object({ kind: Type.Literal('live'), minutes: Type.Integer(), increment: Type.Integer() }),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer(), budget: Type.Integer() }),
])

const Hints = Type.Union([Type.Literal('none'), Type.Literal('told'), Type.Literal('allowed')])
const WatcherTalk = Type.Union([Type.Literal('off'), Type.Literal('slow'), Type.Literal('on')])
export const Wants = Type.Union([Type.Literal('wait'), Type.Literal('computer'), Type.Literal('end')])

/** How it is played: what a table is set up with, and what its host may change. */
const how = {
  options: Type.Optional(Type.Record(Type.Id(40), Type.Unknown())),
  corrections: Type.Optional(Type.Record(Type.Id(120), Type.Unknown())),
  clock: Type.Optional(Clock),
  open: Type.Optional(Type.Boolean({ description: 'Listed for everybody, or only for those who have the link' })),
  friends: Type.Optional(
    Type.Boolean({ description: 'Listed for friends of the host, where it is not for everybody' }),
  ),
  rated: Type.Optional(Type.Boolean({ description: 'Counts for ratings; with hints allowed it cannot' })),
  hints: Type.Optional(Hints),
  talk: Type.Optional(WatcherTalk),
}

export const TermsShape = { ...how, game: Type.Optional(Type.Id(40)), seats: Type.Optional(Type.Integer()) }

export const Order = Type.Object(
  {
    ...how,
    game: Type.Id(40),
    seats: Type.Integer(),
    bots: Type.Optional(Type.Array(Nullable(Type.Id(40)), { maxItems: 20 })),
    sit: Type.Optional(Nullable(SeatNumber)),
  },
  { additionalProperties: false },
)

const Seat = Type.Object({
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  name: Type.String(),
  person: Nullable(Type.String()),
  guest: Type.Boolean(),
  bot: Nullable(Type.String()),
  here: Type.Boolean(),
  away: Type.Boolean(),
  ready: Type.Boolean(),
  kept: Nullable(Type.String()),
  gone: Nullable(Type.Number()),
  left: Nullable(Type.Number()),
  until: Nullable(Type.Number()),
} satisfies Whole<SeatInfo>)

const terms = {
  game: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
  corrections: Type.Record(Type.String(), Type.Unknown()),
  clock: Clock,
  open: Type.Boolean(),
  friends: Type.Boolean(),
  rated: Type.Boolean(),
  hints: Hints,
  talk: WatcherTalk,
}

export const Info = Type.Object({
  ...terms,
  id: Type.String(),
  rules: Type.Integer(),
  code: Nullable(Type.String()),
  cancelled: Type.Boolean(),
  stopped: Type.Boolean(),
  earlier: Nullable(Type.Object(terms)),
  votes: Type.Array(Type.Object({ seat: Type.Integer(), by: Type.Integer(), wants: Wants })),
  nudged: Type.Array(Type.Integer()),
  status: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('over'),
    Type.Literal('archived'),
  ]),
  seats: Type.Array(Seat),
  host: Type.String(),
  shuffle: Type.Object({
    commitment: Type.String(),
    words: Type.Array(Nullable(Type.String())),
    secret: Nullable(Type.String()),
  }),
  seq: Type.Integer(),
  awaited: Type.Array(Type.Integer()),
  since: Type.Number(),
  watchers: Type.Integer(),
  request: Nullable(
    Type.Object({ id: Type.String(), seat: Type.Integer(), to: Type.Integer(), agreed: Type.Array(Type.Integer()) }),
  ),
  rematch: Nullable(Type.String()),
  scores: Nullable(Type.Array(Type.Number())),
  winners: Nullable(Type.Array(Type.Integer())),
  created: Type.Number(),
  updated: Type.Number(),
} satisfies Whole<TableInfo>)

export const Reply = Type.Object({
  table: Info,
  seat: Nullable(Type.Integer()),
  invite: Nullable(Type.String()),
  offered: Nullable(Type.Integer()),
})
export const List = Type.Object({
  tables: Type.Array(Info),
  next: Nullable(Type.Number()),
  people: Type.Optional(
    Type.Record(Type.String(), Type.Object({ points: Type.Integer(), sure: Type.String(), lang: Type.String() })),
  ),
  keys: Type.Optional(Type.Record(Type.String(), Type.String())),
  looking: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  unusual: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})
export const HandKey = Type.Object({ key: Type.String() })
export const Past = Type.Object({ from: Type.Integer(), first: Type.Unknown(), steps: Type.Array(Type.Unknown()) })
export const Chat = Type.Object({
  lines: Type.Array(
    Type.Object({
      n: Type.Integer(),
      at: Type.Number(),
      person: Nullable(Type.String()),
      name: Type.String(),
      guest: Type.Optional(Type.Boolean()),
      watching: Type.Optional(Type.Boolean()),
      text: Type.String(),
      with: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    } satisfies Whole<ChatLine>),
  ),
})
