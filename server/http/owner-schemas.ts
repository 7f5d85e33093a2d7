// What the routes of the owner's desk say.
import { LANGS } from '#tongues'
import {
  ANSWERS,
  type ClubFound,
  DEED_KINDS,
  type DeedInfo,
  type DeskInfo,
  HOUSE_WELCOME,
  type HouseFront,
  type HouseInfo,
  NOTE_KINDS,
  type Note,
  type PersonBrief,
  type PersonFound,
  REPORT_KINDS,
  REPORT_NOTE,
  type ReportInfo,
  type TableFound,
  WHO_OPENS,
} from '../../wire/owner.ts'
import { Type } from '../../wire/shape.ts'
import { Nullable, type Whole } from './table-schemas.ts'

const oneOf = <const T extends string>(list: readonly T[]) => Type.Union(list.map((one) => Type.Literal(one)))
const Blanks = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))

const opens = oneOf(WHO_OPENS)
const front = {
  name: Type.String(),
  welcome: Type.String(),
  langs: Type.Array(Type.String()),
  tables: opens,
  clubs: opens,
  claimed: Type.Boolean({ description: 'Somebody leads this house' }),
} satisfies Whole<HouseFront>

export const Front = Type.Object(front)
export const House = Type.Object({
  ...front,
  yours: Type.Boolean({ description: 'Whoever asks leads it' }),
} satisfies Whole<HouseInfo>)

export const wish = {
  name: Type.Optional(Type.Text(400)),
  welcome: Type.Optional(Type.Text(HOUSE_WELCOME * 4)),
  langs: Type.Optional(Type.Array(Type.Id(20), { maxItems: LANGS.length * 4 })),
  tables: Type.Optional(opens),
  clubs: Type.Optional(opens),
}

export const reportOrder = {
  person: Type.Id(100),
  kind: oneOf(REPORT_KINDS),
  note: Type.Optional(Type.Text(REPORT_NOTE * 4)),
  table: Type.Optional(Type.Id(40)),
  key: Type.Optional(Type.Id(80)),
  line: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })),
}

const brief = { id: Type.String(), name: Type.String(), guest: Type.Boolean() } satisfies Whole<PersonBrief>
const Brief = Type.Object(brief)

const Line = Type.Object({
  n: Type.Integer(),
  at: Type.Number(),
  person: Nullable(Type.String()),
  name: Type.String(),
  text: Type.String(),
  guest: Type.Optional(Type.Boolean()),
  with: Type.Optional(Blanks),
})

export const Report = Type.Object({
  id: Type.String(),
  at: Type.Number(),
  by: Brief,
  about: Brief,
  kind: oneOf(REPORT_KINDS),
  note: Type.String(),
  table: Nullable(Type.Object({ id: Type.String(), game: Type.String(), move: Type.Integer() })),
  line: Nullable(Type.Integer()),
  lines: Type.Array(Line),
  sealed: Type.Boolean({ description: 'What was said there is told when the round has ended' }),
  before: Type.Integer(),
  matches: Type.Integer(),
  since: Type.Number(),
  answer: Nullable(oneOf(ANSWERS)),
} satisfies Whole<ReportInfo>)

export const Found = Type.Object({
  ...brief,
  since: Type.Number(),
  seen: Type.Number(),
  matches: Type.Integer(),
  clubs: Type.Integer(),
  reports: Type.Integer(),
  passkeys: Type.Integer(),
  silenced: Nullable(Type.Number()),
  banned: Nullable(Type.Number()),
} satisfies Whole<PersonFound>)

export const TableRow = Type.Object({
  id: Type.String(),
  game: Type.String(),
  status: Type.String(),
  open: Type.Boolean(),
  people: Type.Array(Brief),
  updated: Type.Number(),
} satisfies Whole<TableFound>)

export const ClubRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  open: Type.Boolean(),
  size: Type.Integer(),
  owner: Type.String(),
  created: Type.Number(),
} satisfies Whole<ClubFound>)

export const Deed = Type.Object({
  id: Type.String(),
  at: Type.Number(),
  by: Type.String(),
  role: oneOf(['owner', 'steward', 'house', 'terminal']),
  kind: oneOf(DEED_KINDS),
  what: Type.String(),
  with: Blanks,
  undone: Type.Boolean(),
  open: Type.Boolean({ description: 'It can be taken back' }),
} satisfies Whole<DeedInfo>)

export const Desk = Type.Object({
  house: Front,
  version: Type.String(),
  store: Type.String(),
  up: Type.Number(),
  ping: Type.Number(),
  here: Type.Integer(),
  figures: Type.Object({
    bytes: Type.Number(),
    free: Nullable(Type.Number()),
    people: Type.Integer(),
    clubs: Type.Integer(),
    waiting: Type.Integer(),
    running: Type.Integer(),
    matches: Type.Integer(),
  }),
  backup: Nullable(Type.Object({ at: Type.Number(), rows: Type.Integer() })),
  notices: Type.Object({
    waiting: Type.Integer(),
    oldest: Nullable(Type.Number()),
    failing: Type.Integer(),
    mail: Type.Boolean(),
  }),
  reports: Type.Integer(),
} satisfies Whole<DeskInfo>)

export const NoteSchema = Type.Object({
  id: Type.String(),
  at: Type.Number(),
  kind: oneOf(NOTE_KINDS),
  text: Type.String(),
  with: Blanks,
} satisfies Whole<Note>)

export const answering = {
  answer: oneOf(ANSWERS),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  text: Type.Optional(Type.Text(2000)),
}
