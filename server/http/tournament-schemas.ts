// The shapes of the tournament routes, for checking what is asked and for the page that describes them.

import { LEVELS } from '../../bots/level.ts'
import type { ClubRecords, GameRecords, RecordHolder } from '../../wire/club.ts'
import { Type } from '../../wire/shape.ts'
import {
  type DeedInfo,
  type EntrantInfo,
  type ExhibitionTerms,
  FORMATS,
  type GroupInfo,
  type LeagueTerms,
  type PodInfo,
  type RoundInfo,
  type RoundScore,
  type StandingRow,
  type TournamentBrief,
  type TournamentInfo,
  type TournamentTerms,
} from '../../wire/tournament.ts'
import { Clock, Nullable, type Whole } from './table-schemas.ts'

const Format = Type.Union(FORMATS.map((format) => Type.Literal(format)))
const whole = Type.Integer()
const Names = Type.Array(Type.String())

const league = {
  group: whole,
  width: whole,
  moves: whole,
  order: Type.Union([Type.Literal('standing'), Type.Literal('strength')]),
} satisfies Whole<LeagueTerms>

const terms = {
  name: Type.String(),
  note: Type.String(),
  format: Format,
  game: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
  sizes: Type.Array(whole),
  rounds: whole,
  clock: Clock,
  at: Type.Number(),
  duplicate: Type.Boolean(),
  league: Nullable(Type.Object(league)),
  exhibition: Nullable(
    Type.Object({ exhibitor: Nullable(Type.String()), level: Type.String() } satisfies Whole<ExhibitionTerms>),
  ),
} satisfies Whole<TournamentTerms>

export const orderShape = {
  name: Type.Text(400),
  note: Type.Optional(Type.Text(4000)),
  format: Format,
  game: Type.Id(40),
  options: Type.Optional(Type.Record(Type.Id(40), Type.Unknown())),
  sizes: Type.Array(Type.Integer({ minimum: 2, maximum: 5 }), { maxItems: 4 }),
  rounds: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  clock: Type.Optional(Clock),
  at: Type.Time(),
  duplicate: Type.Optional(Type.Boolean({ description: 'Every table of a round gets the same deals' })),
  league: Type.Optional(
    Type.Object(
      {
        ...league,
        group: Type.Integer({ description: 'People of a group' }),
        width: Type.Integer({ description: 'Groups of a division; 0: all groups are level' }),
      },
      { additionalProperties: false },
    ),
  ),
  exhibition: Type.Optional(
    Type.Object(
      {
        exhibitor: Nullable(Type.Id(100)),
        level: Type.Union(LEVELS.map((level) => Type.Literal(level))),
      },
      { additionalProperties: false },
    ),
  ),
}

const brief = {
  ...terms,
  id: Type.String(),
  club: Type.String(),
  status: Type.Union((['announced', 'running', 'over', 'cancelled'] as const).map((one) => Type.Literal(one))),
  comes: whole,
  tables: Type.Array(whole),
  mine: Nullable(Type.Union((['yes', 'perhaps', 'no'] as const).map((one) => Type.Literal(one)))),
  round: whole,
} satisfies Whole<TournamentBrief>

export const Briefs = Type.Object({ tournaments: Type.Array(Type.Object(brief)) })

const holder = {
  person: Type.String(),
  name: Type.String(),
  value: Type.Number(),
  at: Type.Number(),
} satisfies Whole<RecordHolder>
const Holder = Type.Object(holder)

export const Records = Type.Object({
  tournaments: whole,
  titles: Type.Array(Holder),
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      tables: whole,
      highest: Type.Array(Type.Object({ ...holder, seats: whole })),
      widest: Nullable(Holder),
      wins: Nullable(Holder),
    } satisfies Whole<GameRecords>),
  ),
} satisfies Whole<ClubRecords>)

const Entrant = Type.Object({
  person: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
  coming: Type.Union([Type.Literal('yes'), Type.Literal('perhaps')]),
  out: Type.Boolean(),
} satisfies Whole<EntrantInfo>)

const Pod = Type.Object({
  table: Type.String(),
  key: Nullable(Type.String()),
  people: Names,
  group: Nullable(whole),
  status: Type.Union((['waiting', 'running', 'over', 'stopped'] as const).map((one) => Type.Literal(one))),
  moves: whole,
  awaited: Names,
  away: Names,
  here: Names,
  scores: Nullable(Type.Array(Type.Number())),
  places: Nullable(Type.Array(whole)),
} satisfies Whole<PodInfo>)

const Round = Type.Object({
  status: Type.Union((['prepared', 'running', 'over'] as const).map((one) => Type.Literal(one))),
  pods: Type.Array(Pod),
  byes: Names,
  cost: Type.Object({ repeats: Type.Number(), seats: Type.Number(), spread: Type.Number() }),
  started: Nullable(Type.Number()),
  ended: Nullable(Type.Number()),
  paused: Nullable(Type.Number()),
} satisfies Whole<RoundInfo>)

const luckless = { points: Type.Number(), doubt: Type.Number() }

const Score = Type.Object({
  round: whole,
  pod: Nullable(whole),
  seat: Nullable(whole),
  place: Nullable(whole),
  score: Nullable(Type.Number()),
  points: Type.Number(),
  match: Nullable(Type.Number()),
  luckless: Nullable(Type.Object(luckless)),
} satisfies Whole<RoundScore>)

const Standing = Type.Object({
  person: Type.String(),
  name: Type.String(),
  place: whole,
  points: Type.Number(),
  share: Type.Number(),
  match: Nullable(Type.Number()),
  luckless: Nullable(Type.Object({ ...luckless, of: whole })),
  group: Nullable(whole),
  met: Nullable(whole),
  goes: Nullable(Type.Union([Type.Literal('up'), Type.Literal('down')])),
  rounds: Type.Array(Score),
  out: Type.Boolean(),
} satisfies Whole<StandingRow>)

const Deed = Type.Object({
  n: whole,
  at: Type.Number(),
  by: Type.String(),
  kind: Type.String(),
  with: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  undone: Type.Boolean(),
  open: Type.Boolean(),
} satisfies Whole<DeedInfo>)

export const Tournament = Type.Object({
  ...brief,
  clubName: Type.String(),
  entrants: Type.Array(Entrant),
  roundList: Type.Array(Round),
  standings: Type.Array(Standing),
  after: whole,
  analysed: Type.Object({ done: whole, of: whole }),
  groups: Type.Array(Type.Object({ division: whole, people: Names } satisfies Whole<GroupInfo>)),
  season: whole,
  previous: Nullable(Type.String()),
  next: Nullable(Type.String()),
  score: Nullable(Type.Object({ won: whole, drawn: whole, lost: whole })),
  deeds: Type.Array(Deed, { description: 'Told to those who organise it' }),
  may: Names,
} satisfies Whole<TournamentInfo>)
