// The table at play: computer opponents at the other seats, one question after another, the game kept after every choice.

import { setImmediate } from 'node:timers/promises'
import { answerWith } from '../bots/answer.ts'
import { type Driven, positionOf, takeTurn } from '../bots/driver.ts'
import { deciders, offers, together } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import type { Seat } from '../kernel/words.ts'
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
  const opponents = opponentsOf(s)
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
    await takeTurn(opponents, seat)
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
  const other = by.find((seat) => seat !== me)
  return (by.includes(me) && !together(match.game, match.state) ? me : (other ?? by[0])) as Seat
}

/** Chance of its own for every choice, so that a game taken up again goes on as it would have. */
const opponentsOf = ({ match, mind, me, opponents }: Sitting): Driven => ({
  position: () => positionOf(match),
  who: (seat) => (seat === me ? null : (opponents[seat] ?? null)),
  seed: (seat, entries) => `${match.seed}/${seat}/${entries}`,
  ask: async (question) => answerWith(mind, question).choice,
  act: (seat, choice) => playIn(match, seat, choice),
  fault(seat, fault) {
    throw 'error' in fault ? fault.error : new Error(`${opponents[seat]}: ${fault.refusal.clause}`)
  },
})

/** What happened since the person was last told, and the table now. */
function tellNews(s: Sitting): void {
  const { desk, match, me } = s
  const news = match.story.slice(Math.min(s.told, match.story.length)).flatMap((deed) => knownTo(deed.events, me))
  s.told = match.story.length
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
  const { desk, match, place, me } = s
  try {
    writeWhole(place, writeMatch(match))
    if (!s.kept) rememberLast({ file: place, me })
    s.kept = true
  } catch (error) {
    if (s.kept) desk.aside(desk.t.play.notKept(desk.t.file.unwritable(place, codeOf(error))))
    s.kept = false
  }
}
