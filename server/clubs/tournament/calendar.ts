// The evenings of a club for a calendar (RFC 5545).
import type { TournamentBrief } from '../../../wire/tournament.ts'

const stamp = (ms: number): string => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const text = (value: string): string => value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** Lines have at most 75 bytes; a longer one goes on after a space, never within a sign. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 73) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

const HOURS = 3 * 3600 * 1000

export function calendarOf(club: string, list: readonly TournamentBrief[], origin: string | null, now: number): string {
  const events = list.flatMap((t) => [
    'BEGIN:VEVENT',
    `UID:${t.id}@chantier`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(t.at)}`,
    `DTEND:${stamp(t.at + HOURS)}`,
    `SUMMARY:${text(t.name)}`,
    ...(t.note === '' ? [] : [`DESCRIPTION:${text(t.note)}`]),
    ...(origin === null ? [] : [`URL:${origin}/#/tournament/${t.id}`]),
    ...(t.status === 'cancelled' ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Chantier//clubs//EN', `X-WR-CALNAME:${text(club)}`]
  return `${[...lines, ...events, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`
}
