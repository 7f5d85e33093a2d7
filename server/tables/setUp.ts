// A new table: what was asked for, checked, as a document.
import { randomBytes } from 'node:crypto'
import { isLevel } from '../../bots/level.ts'
import { chooseOptions } from '../../kernel/variants.ts'
import type { Refusal } from '../../kernel/words.ts'
import type { Title } from '../../title/title.ts'
import type { TableOrder } from '../../wire/http.ts'
import type { Terms } from '../../wire/table.ts'
import { isCorrected } from './cards.ts'
import { newCode } from './code.ts'
import { clockOf } from './runtime/clock.ts'
import type { SeatDoc, TableDoc } from './runtime/document.ts'
import { sitter, type Who } from './who.ts'

/** Signs that cannot be taken for one another when read aloud; 12 of them are 60 bits. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz'

export function newId(length = 12): string {
  let id = ''
  for (const byte of randomBytes(length)) id += SIGNS[byte & 31]
  return id
}

export const newKey = (): string => newId(20)

export const OPEN_SEAT: SeatDoc = { person: null, name: '', bot: null, away: false }
export const botSeat = (level: string): SeatDoc => ({ ...OPEN_SEAT, bot: level })

type Coming = Pick<Terms, 'open' | 'friends'>

/** For everybody, for the host's friends, or by the link alone: what is asked for wins. */
export function whoComes(now: Coming, wish: Partial<Coming>): Coming {
  const open = wish.open ?? (wish.friends === true ? false : now.open)
  return { open, friends: !open && (wish.friends ?? now.friends) }
}

/** Corrections of an order were tried before (`triedCards`). */
export function newTable(
  title: Title,
  order: TableOrder,
  host: Who,
  now: number,
): { doc: TableDoc } | { refusal: Refusal } {
  const { game } = title
  const [min, max] = game.players
  const { seats: size, bots = [], sit } = order
  if (!Number.isInteger(size) || size < min || size > max)
    return { refusal: { clause: 'table.seats', with: { min, max, seats: String(size) } } }
  const chosen = chooseOptions(game.variants, order.options ?? {}, size)
  if ('refusal' in chosen) return chosen
  const clock = clockOf(order.clock)
  if (clock === null) return { refusal: { clause: 'tables.clock' } }
  const level = bots.find((bot) => bot !== null && !isLevel(bot))
  if (level !== undefined) return { refusal: { clause: 'tables.level', with: { level } } }
  const seats = Array.from({ length: size }, (_, i): SeatDoc => {
    const bot = bots[i]
    return typeof bot === 'string' ? botSeat(bot) : OPEN_SEAT
  })
  if (sit !== null) {
    const at = sit ?? seats.findIndex((seat) => seat.bot === null)
    if (seats[at] === undefined || seats[at].bot !== null) return { refusal: { clause: 'tables.seat-taken' } }
    seats[at] = { ...OPEN_SEAT, ...sitter(host), since: now }
  }
  const { corrections = {}, talk = 'slow', open = false } = order
  const { rated = order.hints !== 'allowed' && !isCorrected(corrections) } = order
  const hints = order.hints ?? (rated ? 'none' : 'allowed')
  if (rated && hints === 'allowed') return { refusal: { clause: 'tables.rated-hints' } }
  if (rated && isCorrected(corrections)) return { refusal: { clause: 'tables.rated-cards' } }
  return {
    doc: {
      id: newId(),
      code: newCode(host.lang ?? 'en'),
      game: game.id,
      rules: game.version,
      options: chosen.options,
      corrections,
      status: 'waiting',
      ...whoComes({ open, friends: false }, { friends: order.friends ?? false }),
      clock,
      rated,
      hints,
      talk,
      seats,
      host: host.id,
      secret: randomBytes(32).toString('hex'),
      words: seats.map(() => null),
      invite: newKey(),
      invited: [],
      hands: {},
      used: [],
      stints: [],
      muted: [],
      removed: [],
      cancelled: false,
      stopped: false,
      earlier: null,
      votes: [],
      nudged: [],
      hereAt: now,
      request: null,
      rematch: null,
      scores: null,
      winners: null,
      seq: 0,
      awaited: [],
      since: now,
      time: null,
      before: null,
      created: now,
      updated: now,
    },
  }
}
