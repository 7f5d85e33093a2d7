import { typeset } from '#tongues'
import { deciders } from '../../kernel/ask.ts'
import { at as item } from '../../kernel/lists.ts'
import { isOver } from '../../kernel/play.ts'
import type { Seat, State } from '../../kernel/words.ts'
import type { Entry } from '../../match/log.ts'
import { enterIn, type Match, openMatch } from '../../match/match.ts'
import type { Sitter } from '../../match/sitting.ts'
import type { Speaker } from '../../title/say.ts'
import { seatOf } from '../asked.ts'
import { calledIn } from '../company.ts'
import type { Desk } from '../desk.ts'
import { openFile, pathOf } from '../files.ts'
import { commandOf, type Given } from '../flags.ts'
import { misused } from '../stop.ts'
import { boardLines, knownTo, stateFor, type Teller, tellEnd, tellEvents, tellerOf } from '../telling.ts'

export const replay = commandOf({
  name: 'replay',
  flags: ['at', 'me', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const whole = await openFile(pathOf(item(given.words, 0)), desk)
    const seat = await seatOf(given.text('me'), whole, desk)
    const at = entryOf(given, whole, desk)
    const teller = await tellerOf(whole, desk)
    const json = given.has('json')
    if (at !== null) {
      const match = matchAt(whole, at)
      if (json) writeAt(match, at, whole.log.length, seat, desk)
      else tellAt(match, at, whole.log.length, seat, teller)
    } else if (json) writeAll(whole, seat, teller)
    else tellAll(whole, seat, teller)
    return 0
  },
})

/** The entry of --at, or null. */
export function entryOf(given: Given, match: Match, desk: Desk): number | null {
  if (!given.has('at')) return null
  const at = given.whole('at', 0, 0, 999_999)
  return at > match.log.length ? misused(desk.t.wrong.at(at, match.log.length)) : at
}

/** The match as it stood after so many entries of its log. */
export function matchAt(whole: Match, at: number): Match {
  const match = again(whole)
  for (const entry of whole.log.slice(0, at)) enterIn(match, entry)
  return match
}

function again(whole: Match): Match {
  const opened = openMatch(whole.title, whole)
  if (!('match' in opened)) throw new Error('a match that was opened cannot be opened again')
  return opened.match
}

export const awaited = (match: Match, speaker: Speaker): string =>
  deciders(match.game, match.state)
    .map((seat) => speaker.voice.seat(seat))
    .join(', ')

/** Every entry with the state before it; `match` follows along. */
function* entered(whole: Match, match: Match): Generator<{ n: number; entry: Entry; before: State }> {
  for (const [i, entry] of whole.log.entries()) {
    const done = enterIn(match, entry)
    if ('clause' in done) throw new Error(`entry ${i + 1} is refused: ${done.clause}`)
    yield { n: i + 1, entry, before: done.before }
  }
}

/** What an entry brought about, as far as the seat may know. */
const eventsOf = (entry: Entry, match: Match, seat: Seat | null) =>
  'undo' in entry || 'back' in entry ? [] : knownTo(match.story.at(-1)?.events ?? [], seat)

/** An entry in words. From a seat, what others chose is known by what came of it. */
function entryWords(entry: Entry, before: State, { speaker, desk }: Teller, seat: Seat | null): string {
  const who = speaker.voice.seat(entry.seat)
  if ('undo' in entry) return desk.t.tell.undo(who)
  if ('redo' in entry) return desk.t.tell.redo(who)
  if ('back' in entry) return desk.t.tell.back(who, entry.back)
  return seat === null || seat === entry.seat ? `${who} · ${speaker.choice(before, entry.seat, entry.choice)}` : who
}

/** Who sat where: "Blue: a person · Green: computer, journeyman". */
const whoSat = (sitting: readonly Sitter[], { speaker, desk }: Teller): string =>
  sitting
    .map((sitter, seat) => {
      const who = sitter.kind === 'person' ? desk.t.tell.person : desk.t.tell.computer(calledIn(desk, sitter.bot))
      return typeset(desk.lang, desk.t.tell.sits(speaker.voice.seat(seat), who))
    })
    .join(' · ')

function tellAll(whole: Match, seat: Seat | null, teller: Teller): void {
  const { desk, speaker, tint } = teller
  const match = again(whole)
  desk.say(desk.paint('heading', speaker.texts.title))
  desk.say(desk.paint('quiet', desk.t.tell.setup(match.seats, match.seed)))
  if (match.sitting !== null) desk.say(desk.paint('quiet', whoSat(match.sitting, teller)))
  tellEvents(teller, knownTo(match.story[0]?.events ?? [], seat), 5)
  for (const { n, entry, before } of entered(whole, match)) {
    desk.say(tint(entryWords(entry, before, teller, seat)), desk.paint('number', `${String(n).padStart(4)} `))
    tellEvents(teller, eventsOf(entry, match, seat), 5)
  }
  tellOutcome(match, teller)
  desk.say(desk.paint('quiet', desk.t.tell.whole(whole.log.length)))
}

function writeAll(whole: Match, seat: Seat | null, teller: Teller): void {
  const { desk, speaker } = teller
  const match = again(whole)
  const { game, seats, options, seed, players, sitting } = match
  const entries = whole.log.length
  desk.json({ game: game.id, rules: game.version, seats, options, seed, players, sitting, entries })
  for (const { n, entry, before } of entered(whole, match)) {
    const move = 'choice' in entry ? { move: entry.move } : { ...entry }
    const known = seat === null || seat === entry.seat || !('choice' in entry)
    const events = eventsOf(entry, match, seat).map((event) => speaker.event(event))
    desk.json({
      entry: n,
      seat: entry.seat,
      ...(known && move),
      words: entryWords(entry, before, teller, seat),
      events,
    })
  }
  const { state } = match
  const scores = game.scores(state, game.box)
  const winners = game.winners(state, game.box)
  desk.json({ over: isOver(state), awaited: deciders(game, state), scores, winners })
}

function tellOutcome(match: Match, teller: Teller): void {
  const { desk, speaker, tint } = teller
  if (isOver(match.state)) {
    desk.rule(desk.t.play.over)
    tellEnd(teller, match)
  } else desk.say(tint(desk.t.tell.unfinished(awaited(match, speaker))))
}

function tellAt(match: Match, at: number, of: number, seat: Seat | null, teller: Teller): void {
  teller.desk.rule(teller.desk.t.tell.after(at, of))
  teller.desk.lines(boardLines(teller, match, stateFor(match, seat), seat))
  teller.desk.say()
  tellOutcome(match, teller)
}

function writeAt(match: Match, at: number, of: number, seat: Seat | null, desk: Desk): void {
  const { game, state } = match
  desk.json({ entry: at, of, over: isOver(state), awaited: deciders(game, state), state: stateFor(match, seat) })
}
