// The table at play: computer opponents at the other seats, one question after another, the game kept after every choice.
import { setImmediate } from 'node:timers/promises'
import { botNamed, type Named } from '../bots/names.ts'
import { deciders, offers } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import type { Seat } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { writeMatch } from '../match/file.ts'
import { type Match, playIn } from '../match/match.ts'
import { codeOf, writeWhole } from './files.ts'
import { forgetLast, rememberLast } from './keeping.ts'
import { answer } from './question.ts'
import { type Sitting, seenBy } from './sitting.ts'
import { boardLines, knownTo, tellEnd, tellEvents } from './telling.ts'

/** Plays on until the game is over (true) or the person leaves (false). */
export async function sit(s: Sitting): Promise<boolean> {
  const { match, me } = s
  keep(s)
  while (!isOver(match.state)) {
    const seat = nextSeat(match, me)
    const ask = seat === me || (s.pause && offers(match.game, seenBy(s), me).length > 0)
    if (ask) {
      tellNews(s)
      const did = await answer(s, seat)
      if (did === 'left') return false
      if (did === 'acted') {
        keep(s)
        continue
      }
    }
    if (seat === me) continue
    opponentPlays(s, seat)
    keep(s)
    // A moment for Ctrl-C.
    await setImmediate()
  }
  tellNews(s)
  s.desk.say()
  s.desk.rule(s.desk.t.play.over)
  tellEnd(s, match)
  forgetLast(s.place)
  return true
}

/** In the open, a person is never overtaken by a quick machine; where all act at the same time, the machines go first. */
function nextSeat(match: Match, me: Seat): Seat {
  const by = deciders(match.game, match.state)
  const rule = match.game.rules[match.state.agenda.at(-1)?.do ?? '']
  const atOnce = rule?.kind === 'secret' || (rule?.kind === 'decision' && rule.together === true)
  const other = by.find((seat) => seat !== me)
  return (by.includes(me) && !atOnce ? me : (other ?? by[0])) as Seat
}

/** Chance of its own for every choice, so that a game taken up again goes on as it would have. */
function opponentPlays({ match, opponent }: Sitting, seat: Seat): void {
  const { title, game, state, seed, log } = match
  const seen = view(game, state, seat)
  seen.events = null
  const { bot, budget } = botNamed(opponent) as Named
  const given = Object.keys(budget).length > 0 ? budget : undefined
  const choice = bot.choose(title, game, seen, seat, rngOf(`${seed}/${seat}/${log.length}`), given)
  const refusal = playIn(match, seat, choice)
  if (refusal !== null) throw new Error(`${opponent}: ${refusal.clause}`)
}

/** What happened since the person was last told, and the table now. */
function tellNews(s: Sitting): void {
  const { desk, match, me } = s
  const news = match.deeds.slice(Math.min(s.told, match.deeds.length)).flatMap((deed) => knownTo(deed.events, me))
  s.told = match.deeds.length
  if (news.length > 0) {
    desk.say()
    desk.say(desk.paint('quiet', desk.t.play.happened))
    tellEvents(s, news)
  }
  // In the middle of a turn the table may be as it was.
  const lines = boardLines(s, match, seenBy(s), me)
  if (lines.join('\n') === s.shown) return
  s.shown = lines.join('\n')
  desk.say()
  desk.rule(desk.t.play.table)
  desk.lines(lines)
}

/** Writes the match down; a full disk is said once and does not stop the game. */
function keep(s: Sitting): void {
  const { desk, match, place, me, opponent } = s
  try {
    writeWhole(place, writeMatch(match))
    if (!s.kept) rememberLast({ file: place, me, opponent })
    s.kept = true
  } catch (error) {
    if (s.kept) desk.aside(desk.t.play.notKept(desk.t.file.unwritable(place, codeOf(error))))
    s.kept = false
  }
}
