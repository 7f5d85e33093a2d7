// The scoring: the sum, own workers and advantages, what else was won, and the materials to give.

import { at as nth, top } from '../../../kernel/lists.ts'
import { type Card, HIDDEN } from '../../../kernel/words.ts'
import { wordsPiece } from '../../../look/pieces.ts'
import { fan } from '../../../look/places.ts'
import type { Area, Piece, Tag } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { withMinus, withSign } from '../../../look/words.ts'
import { STAGE } from '../rules/names.ts'
import { colourOf } from '../sheet/box.ts'
import { type Cut, cut, HEAD } from './cut.ts'
import { exchange, faceOf, materialMark, shortFace } from './faces.ts'
import { cardPiece, type PillarsLaying } from './pieces.ts'
import { stockWindows } from './stock.ts'
import { armedIn, broughtBy, pointsOf, standing, termsOf } from './sum.ts'
import { about } from './things.ts'

/** Own workers, and what else was won: cards that bring something one by one, others' workers as a heap. */
function sorted(t: PillarsLaying): { workers: { card: Card; index: number }[]; rest: Card[]; others: Card[] } {
  const own = t.s.colours[t.me]
  const won = (t.s.won[t.me] ?? []).map((card, index) => ({ card, index })).filter(({ card }) => card !== HIDDEN)
  const workers = won.filter(({ card }) => colourOf(card) === own).sort((a, b) => a.card - b.card)
  const first = (card: Card) => (card === t.box.tom && t.s.stage[t.me] === STAGE.tom ? 0 : 1)
  const cards = won.map(({ card }) => card).sort((a, b) => first(a) - first(b) || b - a)
  return {
    workers,
    rest: cards.filter((card) => colourOf(card) < 0),
    others: cards.filter((card) => colourOf(card) >= 0 && colourOf(card) !== own),
  }
}

export function scoreAreas(t: PillarsLaying): Area[] {
  const { workers, rest, others } = sorted(t)
  const owned = t.s.owned[t.me]?.length ?? 0
  const at = cut(t, { workers: workers.length, owned, rest: rest.length + (others.length > 0 ? 1 : 0) })
  return [
    sumArea(t, at.sum),
    workersArea(t, at, workers),
    ownedArea(t, at),
    stockWindows(t, at.stock),
    restArea(t, at, rest, others),
  ]
}

function sumArea(t: PillarsLaying, box: Rect): Area {
  const { s, me, voice } = t
  const { round, before } = standing(s, me, t.box)
  const armed = t.choosing === null ? null : armedIn(t.choosing.options, t.choosing.picked)
  const more = armed === null ? 0 : pointsOf(s, me, armed, t.box)
  const title = voice.says(s.agenda.length === 0 ? 'over' : t.spectator ? 'scoring-of' : 'your-scoring', { seat: me })
  const done = (s.stage[me] ?? 0) >= STAGE.limit
  const line = voice.says(done ? 'scored-line' : 'score-line', {
    before,
    now: before + round,
    more: before + round + more,
  })
  const terms = termsOf(t, s, me, more, t.layout.tall)
  const spoken = `${terms.map((term) => `${term.label} ${term.bad ? '−' : ''}${term.n}`).join(', ')} = ${withMinus(round)}`
  const pieces: Piece[] = [
    wordsPiece('sum.title', { x: box.x, y: box.y, w: box.w, h: 30 }, title, 'title', true),
    {
      id: 'sum',
      box: { x: box.x, y: box.y + 30, w: box.w, h: 68 },
      look: { is: 'sum', terms, total: withMinus(round) },
      label: spoken,
      thing: about('sum'),
    },
    wordsPiece('sum.line', { x: box.x - 8, y: box.y + 99, w: box.w + 16, h: 20 }, line, 'body', true),
  ]
  return { id: 'sum', label: title, box, pieces }
}

/** What hangs on a worker or an advantage: its exchange, or the points it has brought. */
function converterTags(
  t: PillarsLaying,
  card: Card,
  brought: Map<Card, number>,
  worker: boolean,
): { tags: Tag[]; used: boolean } {
  const uses = (t.s.used[t.me] ?? []).filter((used) => used === card).length
  const used = uses > 0 && uses >= (t.box.uses[card] ?? 0)
  const tags: Tag[] = worker ? [{ text: '', at: 'left', seat: t.me, meeple: used ? 'lying' : 'standing' }] : []
  const points = brought.get(card)
  const gives = (t.box.gives[card] ?? -1) >= 0
  if (uses > 0)
    tags.push({
      text: gives ? '✓' : points === undefined ? '✓' : withSign(points),
      at: 'middle',
      tone: gives ? 'plain' : 'laurel',
    })
  if (used) return { tags, used }
  const marks = (t.box.uses[card] ?? 0) > 0 ? exchange(t, card) : []
  const gain = marks.at(-1)?.laurel ?? ''
  const several = marks.filter((mark) => mark.icon !== undefined).length > 2
  if (several) tags.push({ text: t.voice.says('any-for', { gain }), at: 'right' })
  else if (marks.length > 0)
    tags.push({ text: '', at: 'right', marks: gain === '' ? marks : [...marks.slice(0, -1), { text: gain }] })
  else if ((t.box.points[card] ?? 0) !== 0)
    tags.push({ text: withSign(nth(t.box.points, card)), at: 'right', tone: 'good' })
  return { tags, used }
}

/** A heading: over the middle of the arch, or at the left on a phone. */
const heading = (t: PillarsLaying, id: string, box: Rect, words: string): Piece =>
  wordsPiece(`head.${id}`, { ...box, h: 20 }, words, 'head', !t.layout.tall)

/** Places of a row of cards under its heading: in the middle, or from the left on a phone. */
function row(t: PillarsLaying, count: number, box: Rect, w: number): Rect[] {
  const xs = fan(count, box.x, box.w, w, t.layout.tall ? 8 : 12)
  const left = t.layout.tall ? (xs[0] ?? 0) - box.x : 0
  return xs.map((x) => ({ x: x - left, y: box.y + HEAD, w, h: Math.round(w * 1.4) }))
}

/** How much of a card stays in sight beside the next one; undefined for all of it. */
function tuckedIn(places: readonly Rect[], i: number): number | undefined {
  const { x, w } = nth(places, i)
  const pitch = (places[i + 1]?.x ?? x + w) - x
  return pitch < w - 4 ? pitch : undefined
}

function workersArea(
  t: PillarsLaying,
  { workers: box, card: w }: Cut,
  won: readonly { card: Card; index: number }[],
): Area {
  const label = t.voice.says('your-workers')
  const brought = broughtBy(t.s, t.me, t.box)
  const places = row(t, won.length, box, w)
  const pieces = won.map(({ card, index }, i) => {
    const { tags, used } = converterTags(t, card, brought, true)
    return cardPiece(t, card, nth(places, i), {
      ref: `won.${t.me}.${index}`,
      tags,
      dim: used,
      tucked: tuckedIn(places, i),
    })
  })
  const note = { x: box.x, y: box.y + HEAD, w: box.w, h: 40 }
  const none = wordsPiece('note.workers', note, t.voice.says('no-worker'), 'small', !t.layout.tall)
  return {
    id: 'workers',
    label,
    box,
    pieces: [heading(t, 'workers', box, label), ...(won.length === 0 ? [none] : pieces)],
  }
}

function ownedArea(t: PillarsLaying, { advantages: box, card: w }: Cut): Area {
  const label = t.voice.says('your-advantages')
  const owned = t.s.owned[t.me] ?? []
  if (owned.length === 0) return { id: 'advantages.own', label, box, pieces: [] }
  const brought = broughtBy(t.s, t.me, t.box)
  const places = row(t, owned.length, { ...box, w: box.w - (t.layout.tall ? 10 : 0) }, w)
  const pieces = owned.map((card, i) => {
    const { tags, used } = converterTags(t, card, brought, false)
    return cardPiece(t, card, nth(places, i), {
      id: `owned.${card}`,
      ref: `owned.${t.me}.${i}`,
      tags,
      dim: used,
      tucked: tuckedIn(places, i),
    })
  })
  return { id: 'advantages.own', label, box, pieces: [heading(t, 'own', box, label), ...pieces] }
}

/** What another card of the tricks brings: a material, points, or nothing. */
function restTag(t: PillarsLaying, card: Card, w: number): Tag | null {
  const m = (t.box.gain[card] ?? []).findIndex((units) => units > 0)
  const words = (units: number) => (w < 44 ? '' : withSign(units))
  if (m >= 0) return { text: words(nth(nth(t.box.gain, card), m)), at: 'foot', marks: [materialMark(m, t.voice)] }
  if (card === t.box.tom) return { text: t.s.stage[t.me] === STAGE.tom ? t.voice.says('tom-open') : '+1', at: 'foot' }
  const points = t.box.points[card] ?? 0
  return points === 0 ? null : { text: withSign(points), at: 'foot', tone: points < 0 ? 'bad' : 'good' }
}

function restArea(
  t: PillarsLaying,
  { rest: box, small: w }: Cut,
  rest: readonly Card[],
  others: readonly Card[],
): Area {
  const label = t.voice.says('rest-of-tricks')
  const across = Math.max(1, Math.floor((box.w + 5) / (w + 5)))
  const h = Math.round(w * 1.4)
  const place = (i: number): Rect => ({
    x: Math.round(box.x + (i % across) * (w + 5)),
    y: Math.round(box.y + HEAD - 2 + Math.floor(i / across) * (h + 10)),
    w,
    h,
  })
  // What finds no room lies in the heap, to be opened.
  const rows = Math.max(1, Math.floor((box.h - HEAD + 10) / (h + 10)))
  const all = rest.length + (others.length > 0 ? 1 : 0)
  const shown = all <= rows * across ? rest.length : rows * across - 1
  const heaped = [...rest.slice(shown), ...others]
  const pieces = rest.slice(0, shown).map((card, i) => {
    const tag = restTag(t, card, w)
    const noted = card === t.box.tom && t.s.stage[t.me] === STAGE.tom
    return spent(cardPiece(t, card, place(i), { noted, ...(tag === null ? {} : { tags: [tag] }) }))
  })
  if (heaped.length > 0) pieces.push(heap(t, heaped, others.length, place(shown)))
  const note = { x: box.x, y: box.y + HEAD, w: box.w, h: 20 }
  const none = wordsPiece('note.rest', note, t.voice.says('no-rest'), 'small')
  const head = wordsPiece('head.rest', { ...box, h: 20 }, label, 'head')
  return { id: 'rest', label, box, pieces: [head, ...(pieces.length === 0 ? [none] : pieces)] }
}

/** A card whose value in the trick no longer matters is drawn without its coin. */
function spent(piece: Piece): Piece {
  if (piece.look.is !== 'card') return piece
  const { coin: _, ...face } = piece.look.face
  return { ...piece, look: { ...piece.look, face } }
}

/** Workers of the other colours, who give their holder nothing (PIL-5.7), and what found no room. */
function heap(t: PillarsLaying, cards: readonly Card[], others: number, box: Rect): Piece {
  const title = t.voice.says(others === cards.length ? 'others-workers' : 'more-cards', { n: cards.length })
  const uppermost = shortFace(t, top(cards), t.s)
  const shown = cards.map((card) => ({ face: faceOf(t, card, t.s) }))
  const look = { is: 'pile', kind: 'trick', count: cards.length, top: uppermost } as const
  const dim = others === cards.length
  return { id: 'others', box, look, label: title, thing: about('heap'), dim, shows: { title, cards: shown } }
}
