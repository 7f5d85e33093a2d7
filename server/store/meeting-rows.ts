// Rows of what is kept of how people meet, and the two questions that both stores ask in the same words.
import { numberIn, type Row, textIn, textOrNull, unfit } from './columns.ts'
import type { InvitationRow, LadderFilter, OpponentRow, RungRow, SeekRow, Tied, TieRow } from './meeting.ts'
import { countKey } from './store.ts'

export const tieOf = (row: Row): TieRow => ({
  person: textIn(row, 'person'),
  other: textIn(row, 'other'),
  kind: row.kind === 'friend' || row.kind === 'block' ? row.kind : unfit('kind'),
  at: numberIn(row, 'at'),
})

/** Whether something more may be said, from what each of the two has said and heard. */
export function tiedBy(
  { person, other, kind }: TieRow,
  mine: readonly TieRow[],
  theirs: readonly TieRow[],
  most: number,
): Tied {
  const said = mine.filter((tie) => tie.person === person)
  if (said.length >= most && !said.some((tie) => tie.other === other)) return 'full'
  if (kind !== 'friend') return 'kept'
  const answered = new Set(theirs.filter((tie) => tie.person === other).map((tie) => tie.other))
  const asking = theirs.filter((tie) => tie.kind === 'friend' && tie.other === other && !answered.has(tie.person))
  // Who is asked by them may always agree.
  const isKnown = answered.has(person) || asking.some((tie) => tie.person === person)
  return asking.length >= most && !isKnown ? 'beset' : 'kept'
}

export const invitationOf = (row: Row): InvitationRow => ({
  person: textIn(row, 'person'),
  table: textIn(row, 'table_id'),
  host: textIn(row, 'host'),
  words: textIn(row, 'words'),
  at: numberIn(row, 'at'),
})

export const seekOf = (row: Row): SeekRow => ({
  person: textIn(row, 'person'),
  doc: textIn(row, 'doc'),
  since: numberIn(row, 'since'),
  seen: numberIn(row, 'seen'),
  table: textOrNull(row, 'table_id'),
})

/** PostgreSQL counts in numbers that may come as texts. */
const whole = (row: Row, column: string): number => Number(row[column] ?? 0)

/** Nobody keeps the name of this person. */
const isGuest = (row: Row): boolean => whole(row, 'kept') === 0

export const rungOf = (row: Row): RungRow => ({
  person: textIn(row, 'person'),
  name: textIn(row, 'name'),
  guest: isGuest(row),
  game: textIn(row, 'game'),
  mu: numberIn(row, 'mu'),
  sigma: numberIn(row, 'sigma'),
  matches: whole(row, 'matches'),
  wins: whole(row, 'wins'),
})

export const opponentOf = (row: Row): OpponentRow => ({
  person: textIn(row, 'person'),
  name: textIn(row, 'name'),
  guest: isGuest(row),
  matches: whole(row, 'matches'),
  ahead: whole(row, 'ahead'),
})

const KEPT = '(select count(*) from kept_name as own where own.person = person.id) as kept'

type Place = (n: number) => string

/** The last rated match of everybody in a time, with the rating after it; `matches` are all that were ever rated. */
export function ladderQuery({ game, seats, club, from, to, limit }: LadderFilter, place: Place) {
  const [mu, sigma] = seats === undefined ? ['mu', 'sigma'] : ['mu_count', 'sigma_count']
  const key = seats === undefined ? game : countKey(game, seats)
  const values: (string | number)[] = [game, from, to, key, limit]
  const bind = (value: string | number) => place(values.push(value))
  const also = [
    ...(seats === undefined ? [] : [`and seats = ${bind(seats)}`]),
    ...(club === undefined ? [] : [`and person in (select person from belongs where document_id = ${bind(club)})`]),
  ].join(' ')
  const text = `select last.person as person, person.name as name, ${KEPT}, rating.game as game, last.mu as mu, last.sigma as sigma,
      rating.matches as matches, rating.wins as wins
    from (select person, ${mu} as mu, ${sigma} as sigma,
        row_number() over (partition by person order by at desc, table_id) as n
      from result where game = ${place(1)} and at >= ${place(2)} and at < ${place(3)} and ${mu} is not null
        ${also}) as last
    join person on person.id = last.person
    join rating on rating.person = last.person and rating.game = ${place(4)}
    where last.n = 1 order by last.mu - 3 * last.sigma desc, last.person limit ${place(5)}`
  return { text, values }
}

export const opponentsQuery = (open: boolean, place: Place): string =>
  `select theirs.person as person, person.name as name, ${KEPT}, count(*) as matches,
      sum(case when mine.place < theirs.place then 1 else 0 end) as ahead
    from result as mine join result as theirs on theirs.table_id = mine.table_id and theirs.person <> mine.person
    join person on person.id = theirs.person
    where mine.person = ${place(1)} ${open ? 'and mine.open = 1' : ''}
    group by theirs.person, person.id, person.name order by count(*) desc, theirs.person limit ${place(2)}`
