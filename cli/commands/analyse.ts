import { accountOf, type Entry, pointsFrom, sumFor } from '../../analysis/account.ts'
import { DEEP, effortOf, momentsOf, QUICK } from '../../analysis/analyse.ts'
import { earlierFor, type Kept, keptWith, packedKept, readKept } from '../../analysis/kept.ts'
import { lookBack, NOT_YET } from '../../analysis/lookBack.ts'
import type { Moment } from '../../analysis/moment.ts'
import { judgeOf, MOST_THOUGHTS, momentsBy, type Report, thoughtsOf } from '../../analysis/report.ts'
import { decisionsOf, errorRate, errorRateDoubt, gistOf, mistakesIn } from '../../analysis/told.ts'
import { at } from '../../kernel/lists.ts'
import { isOver } from '../../kernel/play.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import type { Match } from '../../match/match.ts'
import { notesIn, withNotes } from '../../match/notes.ts'
import { statesOf } from '../../match/standing.ts'
import { mindFor } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { codeOf, openFile, pathOf, readText, writeWhole } from '../files.ts'
import { commandOf } from '../flags.ts'
import { tableLines } from '../page.ts'
import { progressBar } from '../progress.ts'
import { failed } from '../stop.ts'
import { type Teller, tellerOf } from '../telling.ts'

export const analyse = commandOf({
  name: 'analyse',
  flags: ['deep', 'iterations', 'dry', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const path = pathOf(at(given.words, 0))
    const match = await openFile(path, desk)
    if (!isOver(match.state)) return failed(desk.t.analyse.running(path))
    const thoughts = given.whole('iterations', given.has('deep') ? DEEP : QUICK, 1, MOST_THOUGHTS)
    const was = readKept(notesIn(readText(path, desk)), match)
    const earlier = earlierFor(was, thoughts)
    const report = earlier?.whole ? earlier : await judged(match, earlier, thoughts, desk)
    const kept = was !== null && report === earlier ? was : keptWith(was, report)
    const teller = await tellerOf(match, desk)
    if (given.has('json')) desk.json(jsonOf(match, kept, report, teller))
    else tell(match, kept.report, report, earlier === report, teller)
    if (!given.has('dry') && report !== earlier) keepIn(path, match, kept, given.has('json'), desk)
    return report.whole ? 0 : 1
  },
})

/** Judges a match from where an earlier analysis stopped, until it is done or somebody stops it. */
async function judged(match: Match, earlier: Report | null, asked: number, desk: Desk): Promise<Report> {
  const mind = await mindFor(match)
  const thoughts = earlier?.judge.thoughts ?? asked
  const judge = judgeOf(mind, thoughts)
  const known = momentsBy(judge, earlier)
  const effort = effortOf(thoughts)
  const moments: Moment[] = []
  let stopped = false
  const stop = () => {
    stopped = true
  }
  process.once('SIGINT', stop)
  const bar = progressBar(match.story.length, known.length, desk, desk.t.analyse.progress)
  for (const moment of momentsOf(mind, match, match.story, effort, known)) {
    moments.push(moment)
    if (moments.length > known.length) bar(moments.length)
    // Whoever wants to stop is heard between two moments.
    await new Promise((go) => setImmediate(go))
    if (stopped) break
  }
  const whole = moments.length === match.story.length
  const back = whole ? lookBack(mind, match, moments, effort) : NOT_YET
  process.removeListener('SIGINT', stop)
  return { judge, moments, ...back, whole }
}

function keepIn(path: string, match: Match, kept: Kept, quiet: boolean, desk: Desk): void {
  const { analyse: t } = desk.t
  try {
    writeWhole(path, withNotes(readText(path, desk), packedKept(kept, match)))
    if (!quiet) desk.say(desk.paint('quiet', t.kept(path)))
  } catch (error) {
    desk.aside(t.notKept(desk.t.file.unwritable(path, codeOf(error))))
  }
}

/** A choice in words, as it stood before a line of the story. */
type Said = (line: number, seat: Seat, choice: Choice | null) => string

const saidOf = (states: readonly State[], { speaker }: Teller): Said => {
  return (line, seat, choice) => (choice === null ? '' : speaker.choice(at(states, line - 1), seat, choice))
}

const sign = (desk: Desk, n: number) => (n > 0 ? '+' : '') + desk.number(n).replace('-', '−')
const points = (desk: Desk, share: number) => desk.number(100 * share, 1)

/** `now` is what was asked for: where that was stopped, what is told is a whole analysis of earlier, if there is one. */
function tell(match: Match, report: Report, now: Report, known: boolean, teller: Teller): void {
  const { desk, speaker, tint } = teller
  const { analyse: t } = desk.t
  const { judge, whole } = report
  const { first, again } = thoughtsOf(judge)
  desk.say(desk.paint('heading', speaker.texts.title))
  desk.say(desk.paint('quiet', t.judged(desk.number(first), desk.number(again), judge.net, judge.sign)))
  if (known) desk.say(desk.paint('quiet', t.known))
  if (!now.whole) desk.say(desk.paint('warning', t.stopped(now.moments.length, match.story.length)))
  if (!now.whole && whole) desk.say(desk.paint('quiet', t.before))
  if (whole) for (const seat of match.players.keys()) desk.say(tint(gistWords(report, seat, teller)))
  desk.say()
  desk.rule(t.where)
  desk.lines(tableLines(t.head, rowsOf(match, report, teller), desk.width()))
  desk.say(desk.paint('quiet', t.sure))
  desk.say()
  tellMistakes(match, report, teller)
}

function gistWords(report: Report, seat: Seat, { desk, speaker }: Teller): string {
  const { analyse: t } = desk.t
  const { result, cause } = gistOf(report, seat)
  return t.gist(t.results[result](speaker.voice.seat(seat)), (result === 'lost' ? t.bad : t.good)[cause])
}

function rowsOf(match: Match, { moments }: Report, { desk, speaker }: Teller): string[][] {
  return [...match.players.keys()].map((seat) => {
    const sum = sumFor(moments, seat)
    const { start, end, entries } = accountOf(sum)
    const of = (...from: readonly Entry['from'][]) => pointsFrom(entries, ...from)
    return [
      speaker.voice.seat(seat),
      desk.number(start),
      sign(desk, of('draw')) + offBy(desk, sum.doubt.draw),
      sign(desk, of('own', 'small')),
      sign(desk, of('gift', 'theirs')),
      sign(desk, of('hidden', 'rest', 'untold')),
      desk.number(end),
      desk.number(end - of('draw')).replace('-', '−') + offBy(desk, sum.doubt.adjusted),
    ]
  })
}

/** " ± 2" behind a figure; nothing where nobody can say. */
const offBy = (desk: Desk, doubt: number | null) => (doubt === null ? '' : ` ± ${points(desk, doubt)}`)

/** A line of the story, as it stands before what is said of it. */
const numberOf = (line: number, desk: Desk) => desk.paint('number', `${String(line).padStart(4)} `)

function tellMistakes(match: Match, report: Report, teller: Teller): void {
  const { desk, speaker, tint } = teller
  const { analyse: t } = desk.t
  const said = saidOf([...statesOf(match, match.story)], teller)
  const mistakes = mistakesIn(report)
  desk.rule(t.mistakes(mistakes.length))
  for (const { line, seat, mark, better, loss, doubt } of mistakes) {
    const made = said(line, seat, match.story[line]?.choice ?? null)
    desk.say(tint(t.mistake(speaker.voice.seat(seat), made)), numberOf(line, desk))
    desk.say(t.cost(t.marks[mark], points(desk, loss), points(desk, doubt)), '     ')
    desk.say(t.better(said(line, seat, better)), '     ')
  }
  tellUnknown(match, report, teller, said)
  if (report.finest.length === 0) return
  desk.rule(t.finest)
  for (const { line, seat, next, lead, doubt } of report.finest) {
    const made = said(line, seat, match.story[line]?.choice ?? null)
    desk.say(tint(t.mistake(speaker.voice.seat(seat), made)), numberOf(line, desk))
    desk.say(t.ahead(points(desk, lead), points(desk, doubt), said(line, seat, next)), '     ')
  }
}

/** Where another choice was better only because of cards that nobody could see. */
function tellUnknown(match: Match, { hindsight }: Report, { desk, speaker, tint }: Teller, said: Said): void {
  const { analyse: t } = desk.t
  const better = hindsight.flatMap(({ line, seat, other }) => (other === null ? [] : [{ line, seat, ...other }]))
  if (better.length > 0) desk.rule(t.unknown)
  for (const { line, seat, choice, by, doubt } of better) {
    const made = said(line, seat, match.story[line]?.choice ?? null)
    desk.say(tint(t.mistake(speaker.voice.seat(seat), made)), numberOf(line, desk))
    desk.say(t.asItLay(points(desk, by), points(desk, doubt), said(line, seat, choice)), '     ')
  }
}

/** All of it for a program: shares of the win from 0 to 1, lines of the story from 0 for the deal. */
function jsonOf(match: Match, { report, deeper }: Kept, now: Report, teller: Teller): unknown {
  const { speaker } = teller
  const said = saidOf([...statesOf(match, match.story)], teller)
  const made = (line: number, seat: Seat) => said(line, seat, match.story[line]?.choice ?? null)
  return {
    game: match.game.id,
    ...report.judge,
    again: thoughtsOf(report.judge).again,
    whole: report.whole,
    // What was asked for and stopped: the same command goes on with it.
    ...(now === deeper && { deeper: { thoughts: now.judge.thoughts, moments: now.moments.length } }),
    seats: [...match.players.keys()].map((seat) => {
      const sum = sumFor(report.moments, seat)
      const rate = { decisions: decisionsOf(report, seat), errorRate: errorRate(report, seat) }
      const doubt = { ...sum.doubt, errorRate: errorRateDoubt(report, seat) }
      return { seat, name: speaker.voice.seat(seat), ...sum, adjusted: sum.end - sum.draw, ...rate, doubt }
    }),
    mistakes: mistakesIn(report).map((m) => ({
      ...m,
      made: made(m.line, m.seat),
      words: said(m.line, m.seat, m.better),
    })),
    finest: report.finest.map((f) => ({ ...f, made: made(f.line, f.seat), words: said(f.line, f.seat, f.next) })),
    hindsight: report.hindsight.map((h) => ({
      ...h,
      made: made(h.line, h.seat),
      ...(h.other !== null && { words: said(h.line, h.seat, h.other.choice) }),
    })),
    moments: report.moments.map(({ line, seat, before, after, parts, doubt }) => ({
      ...{ line, seat, before, after, ...parts },
      ...(doubt !== undefined && { doubt }),
    })),
  }
}
