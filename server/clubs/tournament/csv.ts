// The standings of a tournament as a table that every spreadsheet reads.
import type { TournamentInfo } from '../../../wire/tournament.ts'

/** A cell that begins like a formula would be one: an apostrophe keeps it text. */
function cell(value: string | number | null): string {
  if (typeof value === 'number' || value === null) return value === null ? '' : String(value)
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const LUCK = ['without luck', 'give or take'] as const

export function csvOf({ standings, after, duplicate, league, groups }: TournamentInfo): string {
  const rounds = Array.from({ length: after }, (_, n) => n)
  const each = ['table', 'seat', 'place', 'score', 'points', ...(duplicate ? ['matchpoints'] : []), ...LUCK]
  const head = [
    ...(league === null ? [] : ['division', 'group']),
    ...['place', 'name', 'points', 'share', ...(duplicate ? ['matchpoints'] : []), ...LUCK, 'matches analysed'],
    ...rounds.flatMap((n) => each.map((word) => `round ${n + 1} ${word}`)),
  ]
  const lines = standings.map((row) => [
    ...(league === null ? [] : [1 + (groups[row.group ?? 0]?.division ?? 0), 1 + (row.group ?? 0)]),
    ...[row.place, row.name, row.points, row.share, ...(duplicate ? [row.match] : [])],
    ...[row.luckless?.points ?? null, row.luckless?.doubt ?? null, row.luckless?.of ?? 0],
    ...rounds.flatMap((n) => {
      const at = row.rounds.find((one) => one.round === n)
      if (at === undefined) return each.map(() => null)
      const place = [at.pod === null ? null : at.pod + 1, at.seat === null ? null : at.seat + 1, at.place, at.score]
      const luck = [at.luckless?.points ?? null, at.luckless?.doubt ?? null]
      return [...place, at.points, ...(duplicate ? [at.match] : []), ...luck]
    }),
  ])
  return `${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
