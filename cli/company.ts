// Who sits at a match in the terminal: one person, and computers at all other seats.
import { playsOnAs } from '../bots/again.ts'
import { levelIn, usesNet } from '../bots/level.ts'
import { botNamed } from '../bots/names.ts'
import type { Seat } from '../kernel/words.ts'
import type { Match } from '../match/match.ts'
import type { Mind } from '../title/mind.ts'
import type { Desk } from './desk.ts'

/** The seat of the one person who sat at a match, as its file says; null where it does not, or where several did. */
export function personIn({ sitting }: Match): Seat | null {
  const people = (sitting ?? []).flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))
  return people.length === 1 ? (people[0] ?? null) : null
}

/** Who plays each seat: whoever is asked for; else whoever sat there before; else the usual opponent. */
export function opponentsAt(match: Match, asked: string | null, usual: string, { taught }: Mind): readonly string[] {
  return match.players.map((_, seat) => {
    const sitter = match.sitting?.[seat]
    if (asked !== null || sitter?.kind !== 'bot') return asked ?? usual
    const again = playsOnAs(sitter, taught)
    return botNamed(again) === null ? usual : again
  })
}

/** The match with this company written into it, so that its file says who sat where. */
export const seatedAs = (match: Match, me: Seat, opponents: readonly string[], { taught }: Mind): Match => ({
  ...match,
  sitting: opponents.map((bot, seat) =>
    seat === me ? { kind: 'person' } : { kind: 'bot', bot, net: taught && usesNet(bot) },
  ),
})

/** What an opponent is called in the reader's language, with its limit: "maître@1s"; one that is no level by its own name. */
export function calledIn({ t }: Desk, bot: string): string {
  const level = levelIn(bot)
  const limit = bot.indexOf('@')
  return level === null ? bot : `${t.levels[level]}${limit < 0 ? '' : bot.slice(limit)}`
}

/** What the others are called, each once. */
export const levelsOf = (opponents: readonly string[], me: Seat, desk: Desk): string =>
  [...new Set(opponents.filter((_, seat) => seat !== me).map((bot) => calledIn(desk, bot)))].join(', ')
