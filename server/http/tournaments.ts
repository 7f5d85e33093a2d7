// /api/tournaments: announcing them, saying that one comes, organising rounds, and what came of them as a file. The last part
// of a path is the deed that it does.
import { type IsOf, type Shape, Type } from '../../wire/shape.ts'
import type { TournamentInfo } from '../../wire/tournament.ts'
import { isLed, TOURNAMENT_MAY, type TournamentDeed } from '../clubs/may.ts'
import type { ClubNews } from '../clubs/news.ts'
import { calendarOf } from '../clubs/tournament/calendar.ts'
import { csvOf } from '../clubs/tournament/csv.ts'
import type { Tournaments } from '../clubs/tournament/tournaments.ts'
import { stewardBy } from '../desk/desk.ts'
import type { NewDeed } from '../desk/log.ts'
import type { Answer } from '../tables/answer.ts'
import type { Who } from '../tables/who.ts'
import { given } from './clubs.ts'
import type { App, TablesHouse } from './parts.ts'
import { saidIn } from './said.ts'
import { Id, Key, Nothing } from './table-schemas.ts'
import { Briefs, orderShape, Records, Tournament } from './tournament-schemas.ts'
import { whoAsks } from './who.ts'

const tags = ['tournaments']

const BAD = [
  ...['name', 'note', 'sizes', 'rounds', 'days', 'at', 'no-entrant', 'no-table', 'no-deed', 'result'],
  ...['group', 'league', 'level', 'exhibition-duplicate', 'other-group', 'no-league'],
]

/** 404: not there for this person; 403: not theirs to do; 400: cannot be; 409: not now. */
const STATUS: Readonly<Record<string, number>> = {
  'tournament.unknown': 404,
  'clubs.unknown': 404,
  'clubs.not-yours': 403,
  ...Object.fromEntries(BAD.map((key) => [`tournament.${key}`, 400])),
  'tables.no-game': 400,
  'tables.clock': 400,
  'clubs.no-member': 400,
}

const answered = <T>(answer: Answer<T>): T => given(answer, STATUS)

export function registerTournaments(app: App, house: TablesHouse): void {
  const { tournaments, people } = house

  app.post(
    '/api/clubs/:id/tournaments',
    {
      schema: {
        tags,
        summary: 'Announces a tournament of a club',
        params: Id,
        body: Type.Object(orderShape, { additionalProperties: false }),
        response: { 201: Tournament },
      },
    },
    async (request, reply) => {
      const who = await whoAsks(house, request)
      const made = answered(await tournaments.announce(who, request.params.id, request.body))
      await house.desk.note(ledTournament(who, 'announce', made.name))
      await house.clubs.tell(made.club, { key: 'announced', with: { name: made.name }, tournament: made.id })
      return reply.code(201).send(made)
    },
  )
  app.get(
    '/api/clubs/:id/tournaments',
    { schema: { tags, summary: 'The tournaments of a club', params: Id, querystring: Key, response: { 200: Briefs } } },
    async (request) => {
      const who = await people.of(request.headers.cookie)
      return { tournaments: answered(await tournaments.list(who, request.params.id, request.query.key)) }
    },
  )
  app.get(
    '/api/clubs/:id/records',
    { schema: { tags, summary: 'The best that was reached in a club', params: Id, response: { 200: Records } } },
    async (request) => {
      const who = await people.of(request.headers.cookie)
      return answered(await tournaments.records(who, request.params.id))
    },
  )
  app.get(
    '/api/tournaments/:id',
    { schema: { tags, summary: 'One tournament', params: Id, querystring: Key, response: { 200: Tournament } } },
    async (request) => {
      const who = await people.of(request.headers.cookie)
      return answered(await tournaments.look(who, request.params.id, request.query.key))
    },
  )
  registerDeeds(app, house)
  registerFiles(app, house)
}

/** What leaves the house as a file: rounds that are over, and nothing of one that runs. */
function registerFiles(app: App, house: TablesHouse): void {
  const { tournaments, people, settings } = house
  const schema = { tags, params: Id, querystring: Key }
  const looked = async (request: {
    headers: { cookie?: string | undefined }
    params: { id: string }
    query: { key?: string | undefined }
  }) => answered(await tournaments.look(await people.of(request.headers.cookie), request.params.id, request.query.key))
  const named = (id: string, ending: string) => `attachment; filename="${id.replace(/\W/g, '')}.${ending}"`

  app.get(
    '/api/tournaments/:id/results.csv',
    { schema: { ...schema, summary: 'The standings as a table' } },
    async (request, reply) => {
      const t = await looked(request)
      return reply.type('text/csv; charset=utf-8').header('content-disposition', named(t.id, 'csv')).send(csvOf(t))
    },
  )
  app.get(
    '/api/tournaments/:id/results.json',
    { schema: { ...schema, summary: 'The standings and rounds as JSON' } },
    async (request, reply) => {
      const { deeds: _, may: __, mine: ___, ...t } = await looked(request)
      const over = t.roundList.filter((round) => round.status === 'over')
      const text = JSON.stringify({ chantier: 'tournament', ...t, roundList: over }, null, 1)
      return reply.type('application/json; charset=utf-8').header('content-disposition', named(t.id, 'json')).send(text)
    },
  )
  app.get(
    '/api/clubs/:id/calendar.ics',
    { schema: { ...schema, summary: 'The evenings of a club for a calendar' } },
    async (request, reply) => {
      const who = await people.of(request.headers.cookie)
      const { id } = request.params
      const club = answered(await house.clubs.look(who, id, request.query.key))
      const list = answered(await tournaments.list(who, id, request.query.key))
      return reply.type('text/calendar; charset=utf-8').send(calendarOf(club.name, list, settings.origin, house.now()))
    },
  )
}

/** What an organiser does is also written into the log of the house; it is taken back on the tournament's own page. */
const ledTournament = (who: Who, deed: TournamentDeed, what: string): NewDeed => ({
  ...{ by: stewardBy(who), kind: 'led-tournament', what, with: { deed } },
})

/** What a deed means to the world outside. */
function newsOf(deed: TournamentDeed, { id: tournament, name, round, standings }: TournamentInfo): ClubNews | null {
  if (deed === 'start') return { key: 'round', with: { name, round }, tournament }
  const winner = standings[0]?.name ?? ''
  return deed === 'finish' ? { key: 'over', with: { name, winner }, tournament } : null
}

type Work<S extends Shape> = (all: Tournaments, who: Who, id: string, said: IsOf<S>) => Promise<Answer<TournamentInfo>>

function registerDeeds(app: App, house: TablesHouse): void {
  const deed = <S extends Shape>(
    name: Exclude<TournamentDeed, 'look' | 'announce'>,
    summary: string,
    said: S,
    work: Work<S>,
  ) =>
    app.post(
      `/api/tournaments/:id/${name}`,
      {
        schema: {
          tags,
          summary,
          params: Id,
          body: Object.keys(said).length === 0 ? Nothing : Type.Object(said, { additionalProperties: false }),
          response: { 200: Tournament },
        },
      },
      async (request) => {
        const who = await whoAsks(house, request)
        const done = answered(await work(house.tournaments, who, request.params.id, saidIn<S>(request)))
        if (isLed(TOURNAMENT_MAY[name])) await house.desk.note(ledTournament(who, name, done.name))
        const news = newsOf(name, done)
        if (news !== null) await house.clubs.tell(done.club, news)
        return done
      },
    )
  const person = Type.Id(100)
  const table = Type.Id(40)
  const coming = Type.Union((['yes', 'perhaps', 'no'] as const).map((one) => Type.Literal(one)))

  deed('come', 'Says whether one comes', { coming }, (all, who, id, said) => all.come(who, id, said.coming))
  deed('change', 'Changes a tournament that has not begun', orderShape, (all, who, id, said) =>
    all.change(who, id, said),
  )
  deed('enter', 'Enters a member, also late', { person }, (all, who, id, said) => all.enter(who, id, said.person))
  deed('withdraw', 'Takes somebody out of further rounds', { person }, (all, who, id, said) =>
    all.withdraw(who, id, said.person),
  )
  deed('draw-groups', 'Draws the groups of a league, or draws them anew', {}, (all, who, id) => all.drawGroups(who, id))
  deed('prepare', 'Draws the next round, or draws it anew; nobody is told yet', {}, (all, who, id) =>
    all.prepare(who, id),
  )
  deed('swap', 'Two people of a prepared round change places', { one: person, other: person }, (all, who, id, said) =>
    all.swap(who, id, said.one, said.other),
  )
  deed('start', 'Starts the prepared round: its tables are laid', {}, (all, who, id) => all.start(who, id))
  deed('recall', 'Calls a running round back: its tables count for nobody', {}, (all, who, id) => all.recall(who, id))
  deed('pause', 'Nothing is played, and every clock stands still', {}, (all, who, id) => all.pause(who, id))
  deed('resume', 'The round goes on', {}, (all, who, id) => all.resume(who, id))
  deed(
    'result',
    'Writes down or corrects how a table ended: points by seat',
    { table, scores: Type.Array(Type.Number({ minimum: -10_000, maximum: 10_000 }), { maxItems: 5 }) },
    (all, who, id, said) => all.result(who, id, said.table, said.scores),
  )
  deed('absent', 'The computer plays for somebody who is not there', { table, person }, (all, who, id, said) =>
    all.absent(who, id, said.table, said.person),
  )
  deed(
    'time',
    'Gives somebody more time',
    { table, person, minutes: Type.Integer({ minimum: 1, maximum: 60 }) },
    (all, who, id, said) => all.time(who, id, said.table, said.person, said.minutes),
  )
  deed(
    'undo',
    'Takes back what an organiser did since the round started',
    { deed: Type.Integer() },
    (all, who, id, said) => all.undo(who, id, said.deed),
  )
  deed('finish', 'No further round: the standings are final', {}, (all, who, id) => all.finish(who, id))
  deed('cancel', 'Calls off a tournament that has not begun', {}, (all, who, id) => all.cancel(who, id))
  deed(
    'next-season',
    'Makes the next season of a league that is over, with who goes up and down; asked again, the one that was made',
    { at: Type.Time() },
    (all, who, id, said) => all.nextSeason(who, id, said.at),
  )
}
