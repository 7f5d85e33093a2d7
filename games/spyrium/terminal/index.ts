// The table of Spyrium as lines of text: the round, the market with its tokens and workers, then each player.

import { at } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { wrap } from '../../../papers/lines.ts'
import { spaceValue } from '../rules/gain.ts'
import { BESIDE, inMarket, POSITIONS, workersAround } from '../rules/market.ts'
import { GAPS } from '../rules/names.ts'
import type { Name, SpyriumVoice } from '../rules/speech.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

const PERIOD_NAMES = ['period-a', 'period-b', 'period-c'] as const
const head = (name: Name, v: SpyriumVoice) => v.says('head', { name: v.name(name) })

export function board(s: SpyriumState, seat: Seat | null, v: SpyriumVoice, width: number, box: Box): string[] {
  const lines = [`${v.name('round')} ${s.round} · ${v.name(at(PERIOD_NAMES, at(box.rounds, s.round - 1)))}`]
  const say = (text: string) => lines.push(...wrap(text, width))
  const inset = (text: string) => lines.push(...wrap(text, width - 2).map((line) => `  ${line}`))
  const values = (tokens: readonly Card[]) => tokens.map((token) => `(${at(box.cards, token).value})`).join('')
  const event = (name: Name, pile: readonly Card[], tokens: readonly Card[]) =>
    pile[0] === undefined ? '' : `${head(name, v)} ${v.card(pile[0])} ${values(tokens)}`.trim()
  for (const text of [event('current-event', s.current, s.currentToken), event('future-events', s.future, s.nextToken)])
    if (text !== '') say(text)
  lines.push(head('market', v))
  for (let pos = 0; pos < POSITIONS; pos++) inset(position(s, pos, v, values, box))
  for (const [gap, id] of GAPS.entries()) {
    const workers = s.gaps.flatMap((own, who) => {
      const here = at(own, gap)
      return here === 0 ? [] : [here === 1 ? v.seat(who) : `${v.seat(who)} × ${here}`]
    })
    const [left, right] = at(BESIDE, gap).map((pos) => s.market[pos]?.[0] ?? -1)
    if (workers.length > 0) inset(v.says('lane', { gap: id, left: left ?? -1, right: right ?? -1, workers }))
  }
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
  v: SpyriumVoice,
  values: (tokens: readonly Card[]) => string,
  box: Box,
): string {
  const card = s.market[pos]?.[0]
  if (card === undefined) return `${pos + 1} –`
  const around = workersAround(s, pos)
  const crowd = around === 0 ? '' : ` · ${around} ${v.name(around === 1 ? 'worker' : 'workers')}`
  const tokens = at(s.marketTokens, pos)
  const price = v.says('pounds', { n: at(box.cards, card).price })
  return `${pos + 1} ${v.card(card)} ${price}${tokens.length > 0 ? ` ${values(tokens)}` : ''}${crowd}`
}

/** One player: points, money, crystals, workers. */
function player(s: SpyriumState, who: Seat, seat: Seat | null, v: SpyriumVoice, box: Box): string {
  const state = s.passed[who] === 1 ? v.name('passed') : s.phase[who] === 1 ? 'I' : 'II'
  const kept = at(s.kept, who)
  return [
    `${who === seat ? '▸' : '·'} ${v.seat(who)}${s.first === who ? '*' : ''} (${state})`,
    `${v.says('points', { n: at(s.vp, who) })}, ${v.says('pounds', { n: at(s.money, who) })}, ◆${s.crystals[who]}`,
    v.says('tally', {
      active: at(s.active, who),
      placed: inMarket(s, who),
      lying: at(s.spent, who),
      reserve: at(s.reserve, who),
    }),
    `${v.name('residence-track')} ${spaceValue(s, who, box)}`,
    ...(kept.length > 0 ? [`${v.name('kept')} ${kept.length}`] : []),
  ].join(' · ')
}

/** A player's buildings with the workers on them, then the techniques; a tilted card stands in brackets. */
function owned(s: SpyriumState, who: Seat, v: SpyriumVoice): string[] {
  const lying = (cards: readonly Card[], tilted: readonly number[], staff: readonly number[]) =>
    cards.map((card, i) => {
      const name = `${v.card(card)}${(staff[i] ?? 0) > 0 ? ` ♟${staff[i]}` : ''}`
      return tilted[i] === 1 ? `[${name}]` : name
    })
  return [
    ...lying(at(s.districts, who), at(s.tilted, who), at(s.staff, who)),
    ...lying(at(s.techniques, who), at(s.used, who), []),
  ]
}
