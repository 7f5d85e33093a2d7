// An analysis as plain data: it is kept with the match, goes into its file, and is read again with care.
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { isRecord } from '../kernel/record.ts'
import type { Seat } from '../kernel/words.ts'
import type { Match } from '../match/match.ts'
import type { Mind } from '../title/mind.ts'
import { effortOf } from './analyse.ts'
import type { Finest } from './finest.ts'
import type { Hindsight } from './hindsight.ts'
import { type Shares, sharesAtEnd } from './judge.ts'
import type { LookedBack } from './lookBack.ts'
import { isSuspicious } from './marks.ts'
import type { Moment, Verdict } from './moment.ts'
import { minus } from './parts.ts'
import { inAll } from './ponder.ts'
import { changeIn, doubtsIn, isNear, isPart, isWhole, type Otherwise, otherwiseIn, sharesIn } from './strict.ts'

/** Who judged, and how hard. */
export interface Judge {
  readonly rules: number
  /** Whether a net judged that had learned the game. */
  readonly net: boolean
  /** Thoughts on a choice at first. */
  readonly thoughts: number
  /** Which way of judging, and which net: what was judged under another sign is not gone on with. Empty where nobody wrote it down. */
  readonly sign: string
}

/** What was found out by looking back is empty while moments are missing. */
export interface Report extends LookedBack {
  readonly judge: Judge
  readonly moments: readonly Moment[]
  /** Whether every moment of the match has been judged. */
  readonly whole: boolean
}

/** The way of judging, the search included: raised where the same match would be judged otherwise by the same net. */
const WAY = 3

export const judgeOf = ({ game, taught, sign }: Mind, thoughts: number): Judge => ({
  rules: game.version,
  net: taught,
  thoughts,
  sign: taught ? `${WAY}-${sign}` : `${WAY}`,
})

/** Whether what somebody asks for is there already: a deep analysis also answers a quick question. */
export const answers = ({ judge }: Report, thoughts: number): boolean => judge.thoughts >= thoughts

/** The moments of an earlier analysis that this judge may go on from: none of another judge's. */
export const momentsBy = (judge: Judge, earlier: Pick<Report, 'judge' | 'moments'> | null): readonly Moment[] =>
  earlier?.judge.sign === judge.sign && earlier.judge.thoughts === judge.thoughts ? earlier.moments : []

/** The format of what is written. */
const FORMAT = 1
/** What is written is rounded to this many decimals; with what the match ended is not. */
const DECIMALS = 5

/** What a judge may sign with. */
const SIGN = /^[\w-]{0,16}$/

/** More thoughts on a choice nobody may ask for, and no file may claim. */
export const MOST_THOUGHTS = 100_000

const short = (x: number): number => Number(x.toFixed(DECIMALS))

/** As it stands in a match file. What the judge cannot explain is what is left, and is not written. */
export function packed({ judge, moments, finest, hindsight }: Report, match: Match): object {
  const ended = isOver(match.state) && moments.length === match.story.length
  return {
    format: FORMAT,
    ...judge,
    start: at(moments, 0).before.map(short),
    // What was judged before it was kept how far parts may be off says nothing of it, not that they are sure.
    ...(moments.every(({ doubt }) => doubt !== undefined) && { doubts: true }),
    moments: moments.map(({ after, parts: { draw, hidden, play }, doubt, verdict }, i) => ({
      after: ended && i === moments.length - 1 ? after : after.map(short),
      ...some('draw', draw),
      ...some('hidden', hidden),
      ...some('play', play),
      ...(doubt !== undefined && { ...some('drawDoubt', doubt.draw), ...some('hiddenDoubt', doubt.hidden) }),
      ...(verdict !== null && { verdict: packedVerdict(verdict, match.seats) }),
    })),
    finest: finest.map((f) => ({ ...f, lead: short(f.lead), doubt: short(f.doubt) })),
    hindsight: hindsight.map(({ line, seat, other }) => ({
      ...{ line, seat },
      ...(other !== null && { choice: other.choice, by: short(other.by), doubt: short(other.doubt) }),
    })),
  }
}

const some = (name: string, part: Shares) => (part.every((x) => x === 0) ? {} : { [name]: part.map(short) })

function packedVerdict({ better, unsure, ahead }: Verdict, seats: number) {
  return {
    ...(ahead !== null && isSuspicious(ahead.lead, seats) && { next: ahead.next, lead: short(ahead.lead) }),
    ...(unsure && { unsure }),
    ...(better !== null && { better: better.choice, loss: short(better.loss), doubt: short(better.doubt) }),
  }
}

/** What a line of the story says beside the shares: `play` is what was written of it, and must fit. */
function verdictIn(x: unknown, line: number, seat: Seat, play: Shares, otherwise: Otherwise): Verdict | null {
  if (!isRecord(x)) return null
  const { loss, doubt, lead } = x
  const choice = x.better === undefined ? null : otherwise(x.better, line, seat)
  const next = x.next === undefined ? null : otherwise(x.next, line, seat)
  if ((x.better !== undefined && choice === null) || (x.next !== undefined && next === null)) return null
  if (choice !== null && !(isPart(loss) && isPart(doubt) && isNear(at(play, seat), -loss))) return null
  if (choice === null && play.some((one) => one !== 0)) return null
  if (next !== null && !isPart(lead)) return null
  const shift = play.map((p) => 0 - p)
  return {
    better: choice !== null && isPart(loss) && isPart(doubt) ? { choice, loss, doubt, shift } : null,
    unsure: x.unsure === true,
    ahead: next !== null && isPart(lead) ? { next, lead } : null,
  }
}

function momentIn(
  x: unknown,
  line: number,
  seat: Seat | null,
  before: Shares,
  doubts: boolean,
  otherwise: Otherwise,
): Moment | null {
  if (!isRecord(x)) return null
  const { length } = before
  const after = sharesIn(x.after, length)
  const [draw, hidden, play] = [x.draw, x.hidden, x.play].map((list) => changeIn(list, length))
  const [drawDoubt, hiddenDoubt] = [x.drawDoubt, x.hiddenDoubt].map((list) => doubtsIn(list, length))
  if (!after || !draw || !hidden || !play || !drawDoubt || !hiddenDoubt) return null
  const rest = [draw, hidden, play].reduce<Shares>(minus, minus(after, before))
  const moment = { line, seat, before, after, parts: { draw, hidden, play, rest } }
  const told = { ...moment, ...(doubts && { doubt: { draw: drawDoubt, hidden: hiddenDoubt } }) }
  if (x.verdict === undefined) return [...hidden, ...play].every((one) => one === 0) ? { ...told, verdict: null } : null
  const verdict = seat === null ? null : verdictIn(x.verdict, line, seat, play, otherwise)
  return verdict === null ? null : { ...told, verdict }
}

/** A list of records, each read, and each once by its key; null where it is longer than it may be, or where one of them cannot be. */
function eachIn<T>(
  x: unknown,
  most: number,
  read: (one: Record<string, unknown>) => T | null,
  key: (one: T) => number,
): readonly T[] | null {
  if (x === undefined) return []
  if (!Array.isArray(x) || x.length > most) return null
  const all = x.flatMap((one: unknown) => (isRecord(one) ? (read(one) ?? []) : []))
  return all.length === x.length && new Set(all.map(key)).size === x.length ? all : null
}

/** The best moments, one a seat at most. */
const finestIn = (x: unknown, match: Match, otherwise: Otherwise): readonly Finest[] | null =>
  eachIn(
    x,
    match.seats,
    ({ line, seat, next: written, lead, doubt }): Finest | null => {
      if (!isWhole(line, 1, match.story.length - 1) || !isWhole(seat, 0, match.seats - 1)) return null
      const next = match.story[line]?.seat === seat ? otherwise(written, line, seat) : null
      return next !== null && isPart(lead) && isPart(doubt) ? { line, seat, next, lead, doubt } : null
    },
    ({ seat }) => seat,
  )

/** What would have been better as the cards lay, once a moment at most, and never where a mistake was made. */
const hindsightIn = (x: unknown, moments: readonly Moment[], otherwise: Otherwise): readonly Hindsight[] | null =>
  eachIn(
    x,
    moments.length,
    ({ line, seat: whose, choice: written, by, doubt }): Hindsight | null => {
      if (!isWhole(line, 1, moments.length - 1)) return null
      const { seat, verdict } = at(moments, line)
      if (seat === null || seat !== whose || verdict === null || verdict.better !== null) return null
      if (written === undefined) return { line, seat, other: null }
      const choice = otherwise(written, line, seat)
      return choice !== null && isPart(by) && isPart(doubt) ? { line, seat, other: { choice, by, doubt } } : null
    },
    ({ line }) => line,
  )

function judgeIn({ rules, net, thoughts, sign = '' }: Record<string, unknown>, match: Match): Judge | null {
  if (rules !== match.game.version || typeof net !== 'boolean' || typeof sign !== 'string') return null
  return SIGN.test(sign) && isWhole(thoughts, 1, MOST_THOUGHTS) ? { rules, net, thoughts, sign } : null
}

/** What an analysis says of this match; null where it is none, of other rules, or where anything in it cannot be: then the match is judged anew. */
export function readReport(x: unknown, match: Match): Report | null {
  if (!isRecord(x) || x.format !== FORMAT || !Array.isArray(x.moments)) return null
  const { start, moments: written, doubts } = x
  const judge = judgeIn(x, match)
  let before = sharesIn(start, match.seats)
  if (judge === null || before === null || written.length === 0 || written.length > match.story.length) return null
  const otherwise = otherwiseIn(match)
  const moments: Moment[] = []
  for (const [line, one] of written.entries()) {
    const moment = momentIn(one, line, at(match.story, line).seat, before, doubts === true, otherwise)
    if (moment === null) return null
    moments.push(moment)
    before = moment.after
  }
  const whole = moments.length === match.story.length
  // Who won, the match says itself.
  if (whole && isOver(match.state) && !sharesAtEnd(match, match.state).every((end, i) => isNear(end, at(before, i))))
    return null
  const finest = whole ? finestIn(x.finest, match, otherwise) : []
  const hindsight = whole ? hindsightIn(x.hindsight, moments, otherwise) : []
  return finest === null || hindsight === null ? null : { judge, moments, finest, hindsight, whole }
}

/** How many thoughts a choice got at first, and at most one that looked like a mistake. */
export const thoughtsOf = ({ thoughts }: Judge): { readonly first: number; readonly again: number } => ({
  first: thoughts,
  again: inAll(effortOf(thoughts).check),
})
