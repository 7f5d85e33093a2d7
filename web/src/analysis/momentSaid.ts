// A moment in words: when it was, what was chosen, and what it did. Under its board, and for whoever hears the page.
import { percents } from '../../../analysis/account.ts'
import type { Other } from '../../../analysis/hindsight.ts'
import type { Moment } from '../../../analysis/moment.ts'
import type { Report } from '../../../analysis/report.ts'
import { mistakeAt } from '../../../analysis/told.ts'
import type { Seat } from '../../../kernel/words.ts'
import { chancesAt } from './ribbon.ts'
import { choiceAt, choseAt, nameIn, type Scenery, whenIs } from './scene.ts'
import { a, decimal, signed } from './words.svelte.ts'

export interface MomentSaid {
  readonly when: string
  readonly what: string
  readonly parts: readonly string[]
}

/** What is said of a moment as a seat sees it; after the last one, how the table stands then. */
export function momentSaid(scenery: Scenery, report: Report, line: number, seat: Seat): MomentSaid {
  const moment = report.moments[line]
  if (moment === undefined) return endSaid(scenery, report)
  const points = (shares: readonly number[]) => percents(shares)[seat] ?? 0
  const mistake = mistakeAt(moment)
  const finest = report.finest.find((f) => f.line === line) ?? null
  const drawn = Math.round(100 * (moment.parts.draw[seat] ?? 0))
  // How far choices lie apart the search says, how good a position is the judge: side by side they would seem to contradict each other.
  const parts = [
    mistake === null && finest === null
      ? a('chance-from', { before: points(moment.before), after: points(moment.after) })
      : '',
    mistake === null
      ? ''
      : a('gave-away', { mark: a(mistake.mark), n: decimal(mistake.loss), doubt: decimal(mistake.doubt) }),
    finest === null ? '' : a('well-found', { n: decimal(finest.lead), doubt: decimal(finest.doubt) }),
    moment.verdict?.unsure ? a('not-sure') : '',
    drawn === 0 ? '' : a('came-by', { n: signed(drawn) }),
    hindsightSaid(scenery, report.hindsight.find((one) => one.line === line)?.other ?? null, moment),
  ].filter((part) => part !== '')
  const who = moment.seat === null ? '' : `${nameIn(scenery, moment.seat)} · `
  return { when: whenIs(scenery, line), what: line === 0 ? '' : `${who}${choseAt(scenery, line)}`, parts }
}

/** What would have been better as the unseen cards lay; nothing where nobody knows of anything. */
export const hindsightSaid = (
  scenery: Scenery,
  other: Other | null,
  { line, seat }: Pick<Moment, 'line' | 'seat'>,
): string =>
  other === null || seat === null
    ? ''
    : a('unknown-other', {
        what: choiceAt(scenery, line, seat, other.choice),
        n: decimal(other.by),
        doubt: decimal(other.doubt),
      })

function endSaid(scenery: Scenery, report: Report): MomentSaid {
  const chances = chancesAt(report.moments, report.moments.length).map((n, s) => `${nameIn(scenery, s)} ${n}`)
  const what = a('chances-are', { list: chances.join(', ') })
  return { when: a(report.whole ? 'the-end' : 'so-far'), what, parts: [] }
}

/** The same as one sentence. */
export const spoken = ({ when, what, parts }: MomentSaid): string =>
  [`${when}${what === '' ? '.' : ':'}`, what, parts.join(' · ')].filter((part) => part !== '').join(' ')
