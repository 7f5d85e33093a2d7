// The table of Castle as lines of text.

import { at } from '../../../kernel/lists.ts'
import { type Card, HIDDEN, type Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import type { VoiceOf } from '../../../papers/speech.ts'
import { isBuilt } from '../rules/helper.ts'
import { loaded, loadOf, workerCard } from '../rules/load.ts'
import {
  CASTLE_SPACES,
  CHARACTERS,
  FIELDS,
  ITEMS,
  KINDS,
  SPACE_HOUSE,
  TILES,
  WINTER_CARD,
  WORKERS,
} from '../rules/pieces.ts'
import type { CastleSpeech } from '../rules/speech.ts'
import type { CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

type Voice = VoiceOf<CastleSpeech>
type Name = CastleSpeech['name']

/** Amounts in words, those of zero left out. */
function amounts(n: readonly number[], ids: readonly Name[], v: Voice): string {
  const parts = ids.flatMap((id, i) => ((n[i] ?? 0) > 0 ? [`${v.name(id)}\u00a0${n[i]}`] : []))
  return parts.length === 0 ? '–' : parts.join(', ')
}

export function board(s: CastleState, seat: Seat | null, v: Voice, width: number, box: Box): string[] {
  const lines: string[] = []
  const line = (text: string) => lines.push(...wrap(text, width))
  line(
    `${v.name('round')} ${s.round}/${s.rounds} · ${head(v.name('first-player'), v)} ${v.seat(s.first)} · ${head(v.name('bank'), v)} ${s.bank}`,
  )
  line(`${head(v.name('stock'), v)} ${amounts(s.stock, KINDS, v)}`)
  line(`${head(v.name('defence-tower'), v)} ${amounts(s.tower, KINDS, v)}`)
  const fields = FIELDS.map((id, k) => `${v.name(id)} ${who(at(s.fields, k), v)}`)
  line(fields.join(' · '))
  line(`${head(v.name('tiles'), v)} ${amounts(s.tiles, TILES, v)}`)
  line(`${head(v.name('castle'), v)} ${castle(s, v, box)}`)
  if (s.options.season === 'winter') line(winter(s, v))
  for (let p = 0; p < s.seats; p++) for (const text of player(s, p, seat, v)) line(text)
  for (const text of loads(s, v)) line(text)
  return lines
}

const who = (seat: Seat | null, v: Voice): string => (seat === null ? '–' : v.seat(seat))
/** A name with its colon, as the language sets it. */
const head = (name: string, v: Voice): string => v.says('heading', { name })

/** The helper spaces that are open: their fee, and who is there. */
function castle(s: CastleState, v: Voice, box: Box): string {
  const parts: string[] = []
  for (let i = 0; i < CASTLE_SPACES.length; i++) {
    if (isBuilt(s, at(box.spaceOf, i), box))
      parts.push(`${v.name(at(SPACE_HOUSE, i))} (${box.fee[i]}) ${who(at(s.spaces, i), v)}`)
  }
  return `${parts.join(' · ')} · ${v.name('silver')} ${s.forge}`
}

function winter(s: CastleState, v: Voice): string {
  const parts = s.winter.map((card) => {
    if (card === WINTER_CARD.innkeeper)
      return `${v.card(card)} ${who(s.inn, v)} ${s.hoard > 0 ? `(${s.hoard})` : ''}`.trim()
    if (card === WINTER_CARD.granary) return `${v.card(card)} ${s.granary.map((p) => v.seat(p)).join(', ') || '–'}`
    if (card === WINTER_CARD.damsel) return `${v.card(card)} (${amounts(s.gifts, ITEMS, v)})`
    return v.card(card)
  })
  return `${head(v.name('winter'), v)} ${[`${v.name('winter-deck')} ${s.deck.length}`, ...parts].join(' · ')}`
}

/** One player: points, thalers, helpers, pieces; then the cards, the own hand in full. */
function player(s: CastleState, p: Seat, seat: Seat | null, v: Voice): string[] {
  const name = (card: Card) => (card === HIDDEN ? '▒' : v.card(card))
  const pile = (id: Name, cards: readonly Card[]) =>
    cards.length === 0 ? [] : [`${head(v.name(id), v)} ${cards.map(name).join(', ')}`]
  const turn = p === seat ? '▸' : '▹'
  const first = `${turn} ${head(v.seat(p), v)} ${s.scores[p]} ${v.name('points')}, ${v.name('thaler')} ${s.thalers[p]}, ${v.name('supply')} ${s.supply[p]}`
  const cards = [
    ...(p === seat ? pile('hand', at(s.hands, p)) : [`${head(v.name('hand'), v)} ${at(s.hands, p).length}`]),
    ...pile('down', at(s.down, p)),
    ...pile('played', at(s.played, p)),
    ...pile('removed', at(s.removed, p)),
  ]
  return [`${first} · ${amounts(at(s.own, p), KINDS, v)}`, cards.join(' · ')]
}

/** What lies on the worker cards of the round. */
function loads(s: CastleState, v: Voice): string[] {
  const lines: string[] = []
  for (let p = 0; p < s.seats; p++)
    for (let w = 0; w < WORKERS; w++)
      if (loaded(s, p, w) > 0) {
        const name = v.name(at(CHARACTERS, workerCard(w)))
        lines.push(`${v.seat(p)}, ${head(name, v)} ${amounts(loadOf(s, p, w), KINDS, v)}`)
      }
  return lines
}
