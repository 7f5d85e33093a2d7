// The table of Nehemiah as lines of text: the columns, side by side where there is room, then the players.

import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import { isNeutral, isTired, NEUTRAL, NOBODY, ownerAt, topOf } from '../rules/layout.ts'
import { risen } from '../rules/scoring.ts'
import type { NehemiahVoice } from '../rules/speech.ts'
import type { NehemiahState } from '../rules/state.ts'
import { BOARDS, COLOURS } from '../rules/terms.ts'
import { type Box, tableFor } from '../sheet/box.ts'

/** "Wall: …", as the language sets it. */
const told = (v: NehemiahVoice, name: string, n: number | string) => v.says('amount', { name, n })
const ROMAN = ['', 'I', 'II', 'III']
/** A column of cards needs at least this many characters. */
const NARROW = 40

export function board(s: NehemiahState, seat: Seat | null, v: NehemiahVoice, width: number, box: Box): string[] {
  const lines = wrap(headline(s, v), width)
  lines.push(
    ...sideBySide(
      s.columns.map((_, column) => columnLines(s, column, v)),
      width,
    ),
  )
  for (const [b, id] of BOARDS.entries()) {
    const cubes = at(s.boards, b)
      .map((n, p) => `${v.seat(p)} ${n}`)
      .join(', ')
    const places = at(tableFor(s.seats, box).places, b).map((points) => points + risen(s, box))
    lines.push(...wrap(told(v, v.name(id), `${cubes} (${places.join('/')})`), width))
  }
  if (s.faceUp.length > 0)
    lines.push(...wrap(told(v, v.name('face-up'), s.faceUp.map((c) => v.card(c)).join(', ')), width))
  for (const card of s.lot) lines.push(...wrap(told(v, v.name('lot'), v.card(card)), width))
  for (let p = 0; p < s.seats; p++) lines.push(...player(s, p, seat, v, width, box))
  return lines
}

function headline(s: NehemiahState, v: NehemiahVoice): string {
  const deck = told(v, `${v.name('deck')} ${ROMAN[s.round]}`, at(s.decks, s.round - 1).length)
  const gates = told(v, v.name('gates'), s.gatePile.length)
  const left = s.left === null ? '' : ` · ${v.name('end-phase')}, ${told(v, v.name('turns-left'), s.left)}`
  return `${v.name('round')} ${ROMAN[s.round]} · ${deck} · ${gates}${left}`
}

/** Who is on a card: his colour, lying down if tired. */
function worker(s: NehemiahState, slot: number, v: NehemiahVoice): string {
  const owner = ownerAt(s, slot)
  if (owner === NOBODY) return '·'
  if (isNeutral(owner)) return `${v.name('neutral')} ${v.name(at(COLOURS, owner - NEUTRAL + 2))}`
  return isTired(s, slot) ? `${v.seat(owner)}, ${v.name('tired')}` : v.seat(owner)
}

function columnLines(s: NehemiahState, column: number, v: NehemiahVoice): string[] {
  const closing = small.has(s.closing, column) ? ` (${v.name('closing')})` : ''
  const cards = at(s.columns, column)
  const rows = cards.map((card, row) => `  ${row + 1} ${v.card(card)} [${worker(s, topOf(column) + row, v)}]`)
  return [`${v.name('column')} ${column + 1}${closing}${cards.length === 0 ? ' –' : ''}`, ...rows]
}

/** Blocks of lines in as many columns of text as the width holds. */
function sideBySide(blocks: readonly string[][], width: number): string[] {
  const beside = Math.max(1, Math.floor(width / (NARROW + 8)))
  const room = Math.floor(width / beside)
  const lines: string[] = []
  for (let i = 0; i < blocks.length; i += beside) {
    const group = blocks.slice(i, i + beside)
    for (let k = 0; k < Math.max(...group.map((block) => block.length)); k++)
      lines.push(
        group
          .map((block) => (block[k] ?? '').slice(0, beside === 1 ? undefined : room - 1).padEnd(room))
          .join('')
          .trimEnd(),
      )
  }
  return beside === 1 ? lines.flatMap((line) => (line.length > width ? wrapRow(line, width) : [line])) : lines
}

/** A row too long for the line keeps its indent. */
const wrapRow = (line: string, width: number): string[] => wrap(line.trimStart(), width - 2).map((part) => `  ${part}`)

/** One player: what lies in front of the screen, and behind it if the reader may look (section “Who sees what”). */
function player(s: NehemiahState, p: Seat, seat: Seat | null, v: NehemiahVoice, width: number, box: Box): string[] {
  const open = p === seat || s.options.openScreens === 'on' || s.agenda.length === 0
  const goods = open
    ? `${s.vp[p]} ${v.name('vp')}, ${v.name('wood')} ${s.wood[p]}, ${v.name('gold')} ${s.gold[p]}`
    : `${v.name('screen')} ▒`
  const parts = [goods, `${v.name('supply')} ${s.supply[p]}`, `${v.name('influence-cube')} ${s.cubes[p]}`]
  if (at(s.aside, p) > 0) parts.push(`${v.name('set-aside')} ${s.aside[p]}`)
  if (tableFor(s.seats, box).neutrals > 0) parts.push(`${v.name('neutral')} ${s.neutrals[p]}`)
  const gates = at(s.gates, p)
  if (gates.length > 0) parts.push(`${v.name('gates')} ${gates.map((gate) => at(box.gateVp, gate)).join('+')}`)
  const foremen = at(s.foremen, p)
  if (foremen.length > 0) parts.push(foremen.map((card) => v.card(card)).join(', '))
  const first = p === s.first ? ' ①' : ''
  return wrap(`${p === s.turn ? '▸' : ' '}${told(v, `${v.seat(p)}${first}`, parts.join(' · '))}`, width)
}
