// An analysis as plain data: it is kept with the match, goes into its file, and is read again with care.
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import type { Choice, Seat } from '../kernel/words.ts'
import type { Match } from '../match/match.ts'
import type { Mind } from '../title/mind.ts'
import { effortOf } from './analyse.ts'
import type { Finest } from './finest.ts'
import type { Shares } from './judge.ts'
import { isSuspicious } from './marks.ts'
import type { Moment, Verdict } from './moment.ts'
import { minus } from './parts.ts'
import { inAll } from './ponder.ts'

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

export interface Report {
  readonly judge: Judge
  readonly moments: readonly Moment[]
  /** The best moment of each seat that had one; empty while moments are missing. */
  readonly finest: readonly Finest[]
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

/** No sign is longer. */
const SIGN = 16

const short = (x: number): number => Number(x.toFixed(DECIMALS))

/** As it stands in a match file. What the judge cannot explain is what is left, and is not written. */
export function packed({ judge, moments, finest }: Report, match: Match): unknown {
  const ended = isOver(match.state) && moments.length === match.story.length
  return {
    format: FORMAT,
    ...judge,
    start: at(moments, 0).before.map(short),
    moments: moments.map(({ after, parts: { draw, hidden, play }, verdict }, i) => ({
      after: ended && i === moments.length - 1 ? after : after.map(short),
      ...some('draw', draw),
      ...some('hidden', hidden),
      ...some('play', play),
      ...(verdict !== null && { verdict: packedVerdict(verdict, match.seats) }),
    })),
    finest: finest.map((f) => ({ ...f, lead: short(f.lead), doubt: short(f.doubt) })),
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

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)
const isNumber = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x)

/** A list of numbers, one a seat; zeros where nothing is written. */
function sharesIn(x: unknown, seats: number): Shares | null {
  if (x === undefined) return new Array<number>(seats).fill(0)
  return Array.isArray(x) && x.length === seats && x.every(isNumber) ? x : null
}

function choiceIn(x: unknown): Choice | null {
  if (!isRecord(x) || typeof x.act !== 'string') return null
  const { act, on, n } = x
  const refs = Array.isArray(on) && on.every((ref) => typeof ref === 'string') ? on : null
  const numbers = Array.isArray(n) && n.every(isNumber) ? n : null
  if ((on !== undefined && refs === null) || (n !== undefined && numbers === null)) return null
  return { act, ...(refs !== null && { on: refs }), ...(numbers !== null && { n: numbers }) }
}

function verdictIn(x: unknown, play: Shares): Verdict | null {
  if (!isRecord(x)) return null
  const choice = x.better === undefined ? null : choiceIn(x.better)
  const { loss, doubt } = x
  const better =
    choice === null || !isNumber(loss) || !isNumber(doubt) ? null : { choice, loss, doubt, shift: play.map((p) => -p) }
  const next = choiceIn(x.next)
  const ahead = next !== null && isNumber(x.lead) ? { next, lead: x.lead } : null
  return { better, unsure: x.unsure === true, ahead }
}

function momentIn(x: unknown, line: number, seat: Seat | null, before: Shares): Moment | null {
  if (!isRecord(x)) return null
  const { length } = before
  const [after, draw, hidden, play] = [x.after, x.draw, x.hidden, x.play].map((list) => sharesIn(list, length))
  if (x.after === undefined || !after || !draw || !hidden || !play) return null
  const rest = [draw, hidden, play].reduce<Shares>(minus, minus(after, before))
  return { line, seat, before, after, parts: { draw, hidden, play, rest }, verdict: verdictIn(x.verdict, play) }
}

function finestIn(x: unknown, match: Match): readonly Finest[] {
  return (Array.isArray(x) ? x : []).flatMap((f: unknown) => {
    if (!isRecord(f)) return []
    const { line, seat, lead, doubt } = f
    const next = choiceIn(f.next)
    if (!isNumber(line) || !isNumber(seat) || !isNumber(lead) || !isNumber(doubt) || next === null) return []
    return match.story[line]?.seat === seat ? [{ line, seat, next, lead, doubt }] : []
  })
}

/** What an analysis says of this match; null where it is none, or of other rules. */
export function readReport(x: unknown, match: Match): Report | null {
  if (!isRecord(x) || x.format !== FORMAT || !Array.isArray(x.moments)) return null
  const { rules, net, thoughts, sign = '', start, moments: written } = x
  if (rules !== match.game.version || typeof net !== 'boolean' || typeof sign !== 'string') return null
  if (!isNumber(thoughts) || thoughts < 1) return null
  let before = start === undefined ? null : sharesIn(start, match.seats)
  if (before === null || written.length === 0 || written.length > match.story.length) return null
  const moments: Moment[] = []
  for (const [line, one] of written.entries()) {
    const moment = momentIn(one, line, at(match.story, line).seat, before)
    if (moment === null) return null
    moments.push(moment)
    before = moment.after
  }
  const whole = moments.length === match.story.length
  const judge = { rules, net, thoughts, sign: sign.slice(0, SIGN) }
  return { judge, moments, finest: whole ? finestIn(x.finest, match) : [], whole }
}

/** How many thoughts a choice got at first, and at most one that looked like a mistake. */
export const thoughtsOf = ({ thoughts }: Judge): { readonly first: number; readonly again: number } => ({
  first: thoughts,
  again: inAll(effortOf(thoughts).check),
})
