// The shapes of the table routes, for checking what is asked and for the page that describes them.
import { type Schema, Type } from '../../wire/shape.ts'

const Nullable = <T extends Schema>(schema: T) => Type.Union([schema, Type.Null()])

export const Id = Type.Object({ id: Type.Id(40) })
export const Key = Type.Object({ key: Type.Optional(Type.Id(80)) })
export const Nothing = Type.Optional(Type.Union([Type.Null(), Type.Object({}, { additionalProperties: false })]))
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 20 })

const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }),
  Type.Object({ kind: Type.Literal('live'), minutes: Type.Integer(), increment: Type.Integer() }),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer(), budget: Type.Integer() }),
])

export const Order = Type.Object(
  {
    game: Type.Id(40),
    seats: Type.Integer(),
    options: Type.Optional(Type.Record(Type.Id(40), Type.Unknown())),
    clock: Type.Optional(Clock),
    open: Type.Optional(Type.Boolean({ description: 'Listed for everybody, or only for those who have the link' })),
    bots: Type.Optional(Type.Array(Nullable(Type.Id(40)), { maxItems: 20 })),
    sit: Type.Optional(Nullable(SeatNumber)),
  },
  { additionalProperties: false },
)

const Seat = Type.Object({
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  name: Type.String(),
  person: Nullable(Type.String()),
  bot: Nullable(Type.String()),
  here: Type.Boolean(),
  away: Type.Boolean(),
  left: Nullable(Type.Number()),
})

const Info = Type.Object({
  id: Type.String(),
  game: Type.String(),
  rules: Type.Integer(),
  options: Type.Record(Type.String(), Type.Unknown()),
  status: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('over'),
    Type.Literal('archived'),
  ]),
  open: Type.Boolean(),
  clock: Clock,
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
})

export const Reply = Type.Object({ table: Info, seat: Nullable(Type.Integer()), invite: Nullable(Type.String()) })
export const List = Type.Object({ tables: Type.Array(Info), next: Nullable(Type.Number()) })
export const HandKey = Type.Object({ key: Type.String() })
export const Past = Type.Object({ from: Type.Integer(), first: Type.Unknown(), steps: Type.Array(Type.Unknown()) })
export const Chat = Type.Object({
  lines: Type.Array(
    Type.Object({
      n: Type.Integer(),
      at: Type.Number(),
      person: Nullable(Type.String()),
      name: Type.String(),
      text: Type.String(),
      with: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    }),
  ),
})
