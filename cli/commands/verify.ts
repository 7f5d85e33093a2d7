import { at } from '../../kernel/lists.ts'
import { isOver } from '../../kernel/play.ts'
import type { Fairness } from '../../match/file.ts'
import type { Match } from '../../match/match.ts'
import { seatsWithWords, shuffleFault } from '../../wire/shuffle.ts'
import type { Desk } from '../desk.ts'
import { openFile, pathOf, readText } from '../files.ts'
import { commandOf } from '../flags.ts'
import { failed } from '../stop.ts'
import { tellerOf } from '../telling.ts'

export const verify = commandOf({
  name: 'verify',
  flags: ['commitment', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const path = pathOf(at(given.words, 0))
    // Opening it replays every entry and checks its sums.
    const match = await openFile(path, desk)
    const file = JSON.parse(readText(path, desk)) as { shuffle?: unknown; result?: unknown }
    const noted = given.text('commitment')
    const shuffle = checked(match, file, noted, desk)
    const told = { fair: true, noted: noted !== undefined, ...shuffle, seed: match.seed, entries: match.log.length }
    if (given.has('json')) desk.json(told)
    else await tell(match, shuffle, noted !== undefined, desk)
    return 0
  },
})

/** How the seed came about; or the sentence that says what does not fit. */
function checked(
  match: Match,
  { shuffle, result }: { shuffle?: unknown; result?: unknown },
  noted: string | undefined,
  desk: Desk,
): Fairness {
  const { verify: t } = desk.t.house
  if (!isFairness(shuffle)) return failed(t.none)
  if (!isOver(match.state)) return failed(t.open)
  if (noted !== undefined && noted.trim().toLowerCase() !== shuffle.commitment) return failed(t.noted)
  const fault = shuffleFault(shuffle, match.seed)
  if (fault !== null) return failed(t[fault])
  const { game, state } = match
  const played = { scores: game.scores(state, game.box), winners: game.winners(state, game.box) }
  return JSON.stringify(played) === JSON.stringify(result) ? shuffle : failed(t.result)
}

function isFairness(x: unknown): x is Fairness {
  const { commitment, secret, words } = (x ?? {}) as Record<string, unknown>
  const isWords = (w: unknown) => w === null || typeof w === 'string'
  return typeof commitment === 'string' && typeof secret === 'string' && Array.isArray(words) && words.every(isWords)
}

async function tell(match: Match, { commitment, words }: Fairness, noted: boolean, desk: Desk): Promise<void> {
  const { verify: t } = desk.t.house
  const { speaker } = await tellerOf(match, desk)
  desk.say(t.promise(commitment))
  for (let seat = 0; seat < match.seats; seat++) {
    const added = words[seat] ?? null
    const who = speaker.voice.seat(seat)
    desk.say(added === null ? t.noWords(who) : t.words(who, added))
  }
  if (seatsWithWords(words).length === 0) desk.say(t.alone)
  desk.say(t.fits)
  desk.say(noted ? t.asNoted : t.notNoted)
  desk.say(desk.paint('good', t.fair(match.log.length)))
}
