// The reader's account: what will be left on pay day, line by line, as things stand.

import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Piece } from '../../../look/scene.ts'
import { type Rect, rect, squeezed, word } from '../../../look/svg.ts'
import { surcharge } from '../cards/wage-claims.ts'
import { due, repayment } from '../rules/money.ts'
import type { MasterVoice } from '../rules/speech.ts'
import { COMPLETE } from '../rules/stability.ts'
import type { MasterState } from '../rules/state.ts'
import { type Box, contractOf } from '../sheet/box.ts'
import { dollars } from './money.ts'
import type { MasterLaying } from './pieces.ts'
import { about } from './things.ts'

export interface Line {
  readonly id: 'cash' | 'bid' | 'bonus' | 'income' | 'wages' | 'claims'
  readonly n: number
  /** What it is for: the buildings, the number of workers. */
  readonly cards?: readonly Card[]
  readonly many?: number
}

export interface Account {
  readonly lines: readonly Line[]
  readonly left: number
}

/** Whether a seat still has to pay its wages in this round. */
function unpaid(s: MasterState, seat: Seat): boolean {
  if (s.agenda.length === 0) return false
  if (s.phase < 5) return true
  return s.agenda.some((step) => step.do === 'pay-wages' && step.seat === seat)
}

/** `bid` is what the seat would pay for the contract under the hammer. */
export function accountOf(s: MasterState, seat: Seat, box: Box, bid: number | null): Account {
  const done = at(s.contracts, seat).filter((card) => {
    const k = contractOf(card)
    return (at(s.built, k) | at(s.assigned, k)) === COMPLETE
  })
  const claims = surcharge(s, seat, box)
  const pays = unpaid(s, seat)
  const lines: Line[] = [{ id: 'cash', n: at(s.cash, seat) }]
  if (bid !== null) lines.push({ id: 'bid', n: -bid })
  if (bid !== null && s.lot !== null && at(s.bonus, s.lot) > 0) lines.push({ id: 'bonus', n: at(s.bonus, s.lot) })
  lines.push({
    id: 'income',
    n: done.reduce((sum, card) => sum + at(box.income, contractOf(card)), 0),
    cards: done,
  })
  lines.push({ id: 'wages', n: pays ? claims - due(s, seat, box) : 0, many: at(s.crews, seat).length })
  if (pays && claims > 0) lines.push({ id: 'claims', n: -claims })
  return { lines, left: lines.reduce((sum, line) => sum + line.n, 0) }
}

/** Cash minus what all IOUs cost today. */
export function fortune(s: MasterState, seat: Seat, box: Box): number {
  const loans = at(s.loans, seat)
  if (s.agenda.length === 0) return at(s.cash, seat)
  return at(s.cash, seat) - loans.reduce((sum, many, kind) => sum + many * repayment(s, kind, box), 0)
}

/** What the reader would pay: the amount picked, else the least raise while it can still bid or leads. */
export function bidOf(t: MasterLaying): number | null {
  const { s, me } = t
  if (s.lot === null || small.has(s.out, me)) return null
  if (s.bidder === me) return s.bid
  const ref = t.choosing?.picked.find((picked) => picked.startsWith('act.bid.'))
  const named = ref === undefined ? s.bid + t.box.limits.minimumRaise : Number(ref.split('.')[2])
  return named > at(s.cash, me) ? null : named
}

const note = (line: Line, voice: MasterVoice): string =>
  line.id === 'income'
    ? (line.cards ?? []).map((card) => voice.card(card).replace(/ \(.*/, '')).join(', ')
    : line.many === undefined
      ? ''
      : voice.says('workers', { n: line.many })

export function accountPiece(t: MasterLaying, box: Rect): Piece {
  const { voice } = t
  const { lines, left } = accountOf(t.s, t.me, t.box, bidOf(t))
  const step = Math.min(24, (box.h - 34) / (lines.length + 1))
  const small = box.w < 200
  const rows = lines.map((line, i) => {
    const y = 30 + step * (i + 0.72)
    const name = voice.says(`line-${line.id}`)
    const more = small ? '' : note(line, voice)
    const figure = dollars(voice, line.n)
    const from = 12 + name.length * 6.9 + 8
    const room = box.w - from - figure.length * 7.6 - 16
    return (
      word(name, 12, y, 'mb-line') +
      (more !== '' && room > 24 ? word(more, from, y, 'mb-line-note', squeezed(more.length * 6.2, room)) : '') +
      word(figure, box.w - 10, y, `mb-line mb-bold mb-right${line.n < 0 ? ' mb-minus' : ''}`) +
      `<path d="M10 ${Math.round(y + step * 0.28)}H${box.w - 8}" class="mb-ruled"/>`
    )
  })
  const y = 30 + step * (lines.length + 0.78)
  const title = voice.says('account')
  const stands = voice.says(
    t.s.lot !== null && bidOf(t) !== null ? 'if-you-win' : t.s.phase === 4 ? 'if-you-confirm' : 'as-it-stands',
  )
  const titled = Math.min(title.length * 8.2, box.w * (small ? 0.9 : 0.5))
  const svg =
    rect({ x: 0, y: 0, w: box.w, h: box.h }, 4, 'class="mb-page"') +
    `<path d="M6 0V${box.h}" class="mb-margin"/>` +
    word(title, 12, 20, 'mb-heading', squeezed(title.length * 8.2, titled)) +
    (small
      ? ''
      : word(stands, box.w - 10, 19.5, 'mb-line-note mb-right', squeezed(stands.length * 6.4, box.w - 28 - titled))) +
    rows.join('') +
    `<path d="M10 ${Math.round(y - step * 0.78)}H${box.w - 8}" class="mb-total"/>` +
    word(voice.says(small ? 'line-left-short' : 'line-left'), 12, y, 'mb-line mb-bold') +
    word(dollars(voice, left), box.w - 10, y, `mb-line mb-bold mb-right${left < 0 ? ' mb-minus' : ''}`)
  return drawing('account', box, svg, {
    label: voice.says('labelled', {
      label: title,
      text: [...lines, { id: 'left', n: left } as const]
        .map((line) => `${voice.says(`line-${line.id}`)} ${dollars(voice, line.n)}`)
        .join(', '),
    }),
    thing: about('account', { left }),
  })
}
