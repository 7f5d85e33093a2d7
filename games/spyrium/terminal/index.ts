// The table of Spyrium as lines of text: the round, the market with its tokens and workers, then each player.

import type { Card, Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import type { Voice } from '../../../papers/texts.ts'
import { spaceValue } from '../rules/gain.ts'
import { BESIDE, GAPS, POSITIONS, workersAround } from '../rules/market.ts'
import { PERIODS, type SpyriumState } from '../rules/state.ts'
import type { Box, Face } from '../sheet/box.ts'

const POUNDS = (n: number) => `£${n}`
const POUND: Readonly<Record<Voice['lang'], (n: number) => string>> = { en: (n) => `£${n}`, fr: (n) => `${n}\u00a0£` }
const POINTS: Readonly<Record<Voice['lang'], string>> = { en: 'VP', fr: 'PV' }
const COLON: Readonly<Record<Voice['lang'], string>> = { en: ':', fr: '\u00a0:' }

export function board(s: SpyriumState, seat: Seat | null, v: Voice, width: number, box: Box): string[] {
  const period = PERIODS[box.rounds[s.round - 1] as number]?.toLowerCase()
  const lines = [`${v.name('round')} ${s.round} · ${v.name(`period-${period}`)}`]
  const say = (text: string) => lines.push(...wrap(text, width))
  const inset = (text: string) => lines.push(...wrap(text, width - 2).map((line) => `  ${line}`))
  const values = (tokens: readonly Card[]) => tokens.map((token) => `(${(box.cards[token] as Face).value})`).join('')
  const event = (name: string, pile: readonly Card[], tokens: readonly Card[]) =>
    pile[0] === undefined ? '' : `${v.name(name)}${COLON[v.lang]} ${v.card(pile[0])} ${values(tokens)}`.trim()
  for (const text of [event('current-event', s.current, s.currentToken), event('future-events', s.future, s.nextToken)])
    if (text !== '') say(text)
  lines.push(`${v.name('market')}${COLON[v.lang]}`)
  for (let pos = 0; pos < POSITIONS; pos++) inset(position(s, pos, v, values, box))
  const standing = GAPS.flatMap((id, gap) => {
    const workers = s.gaps.flatMap((own, who) => (own[gap] === 0 ? [] : [`${v.seat(who)} ${own[gap]}`]))
    const [a, b] = BESIDE[gap] as readonly [number, number]
    return workers.length === 0 ? [] : [`${id} (${a + 1}–${b + 1}) ${workers.join(' ')}`]
  })
  if (standing.length > 0) say(`${v.name('workers')}${COLON[v.lang]} ${standing.join(', ')}`)
  for (let who = 0; who < s.seats; who++) {
    say(player(s, who, seat, v, box))
    const cards = owned(s, who, v)
    if (cards.length > 0) inset(cards.join(', '))
  }
  return lines
}

/** One position: its number, its card, its price, its tokens, the workers around it. */
function position(
  s: SpyriumState,
  pos: number,
  v: Voice,
  values: (tokens: readonly Card[]) => string,
  box: Box,
): string {
  const card = s.market[pos]?.[0]
  if (card === undefined) return `${pos + 1} –`
  const around = workersAround(s, pos)
  const crowd = around === 0 ? '' : ` · ${around} ${v.name(around === 1 ? 'worker' : 'workers')}`
  const tokens = s.marketTokens[pos] as Card[]
  const price = (POUND[v.lang] ?? POUNDS)((box.cards[card] as Face).price)
  return `${pos + 1} ${v.card(card)} ${price}${tokens.length > 0 ? ` ${values(tokens)}` : ''}${crowd}`
}

/** One player: points, money, crystals, workers. */
function player(s: SpyriumState, who: Seat, seat: Seat | null, v: Voice, box: Box): string {
  const state = s.passed[who] === 1 ? v.name('passed') : s.phase[who] === 1 ? 'I' : 'II'
  const kept = s.kept[who] as Card[]
  return [
    `${who === seat ? '▸' : '·'} ${v.seat(who)}${s.first === who ? '*' : ''} (${state})`,
    `${s.vp[who]} ${POINTS[v.lang] ?? 'VP'}, ${(POUND[v.lang] ?? POUNDS)(s.money[who] as number)}, ◆${s.crystals[who]}`,
    `${v.name('workers')} ${s.active[who]}+${s.spent[who]} (${v.name('reserve')} ${s.reserve[who]})`,
    `${v.name('residence-track')} ${spaceValue(s, who, box)}`,
    ...(kept.length > 0 ? [`${v.name('kept')} ${kept.length}`] : []),
  ].join(' · ')
}

/** A player's buildings with the workers on them, then the techniques; a tilted card stands in brackets. */
function owned(s: SpyriumState, who: Seat, v: Voice): string[] {
  const lying = (cards: readonly Card[], tilted: readonly number[], staff: readonly number[]) =>
    cards.map((card, i) => {
      const name = `${v.card(card)}${(staff[i] ?? 0) > 0 ? ` ♟${staff[i]}` : ''}`
      return tilted[i] === 1 ? `[${name}]` : name
    })
  return [
    ...lying(s.districts[who] as Card[], s.tilted[who] as number[], s.staff[who] as number[]),
    ...lying(s.techniques[who] as Card[], s.used[who] as number[], []),
  ]
}
