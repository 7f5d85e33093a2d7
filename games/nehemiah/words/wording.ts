// What the sentences of Nehemiah are about, language apart; and the ids its texts must cover.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Params, Ref } from '../../../kernel/words.ts'
import type { Say, Texts } from '../../../papers/texts.ts'
import type { Wording } from '../../../title/title.ts'
import type { PARTS } from '../mind/index.ts'
import { cardAt, columnOf, rowOf } from '../rules/layout.ts'
import { slotAt } from '../rules/refs.ts'
import {
  AHEAD,
  type NehemiahAct,
  type NehemiahChoice,
  type NehemiahState,
  type NehemiahStep,
  type POINTS,
  type variants,
} from '../rules/state.ts'
import { cubeAt } from '../rules/turncoat.ts'
import type { Box } from '../sheet/box.ts'
import type { ForemanId, KindId } from '../sheet/form.ts'

/** A card in a column and whoever is on it. */
function place(s: NehemiahState, ref: Ref | undefined): Params {
  const slot = slotAt(ref)
  return {
    card: cardAt(s, slot) ?? null,
    column: columnOf(slot) + 1,
    row: rowOf(slot) + 1,
    owner: s.owner[slot] ?? -1,
    tired: s.tired[slot] === 1,
  }
}

export const wording: Wording<NehemiahState, NehemiahStep, NehemiahChoice, Box> = {
  ask(s, step) {
    const more: Record<string, string | number | boolean> = { round: s.round }
    for (const [key, value] of Object.entries(step)) if (key !== 'do') more[key] = value
    const anchor = s.anchor >= 0 ? cardAt(s, s.anchor) : null
    return { ...more, anchor, lot: s.lot[0] ?? null, player: s.turn }
  },
  act(s, seat, { act, on = [], n = [] }) {
    const [first, second] = on
    switch (act) {
      case 'place':
      case 'place-neutral':
      case 'send':
      case 'choose-column':
        return { column: lastOf(first) + 1 }
      case 'figure':
      case 'play':
        return {
          card: s.foremen[seat]?.[lastOf(first)] as Card,
          column: second === undefined ? null : lastOf(second) + 1,
        }
      case 'pick':
        return { card: s.faceUp[lastOf(first)] as Card }
      case 'swap-rows':
        return {
          card: cardAt(s, slotAt(first)) ?? null,
          other: cardAt(s, slotAt(second)) ?? null,
          rowA: lastOf(first) + 1,
          rowB: lastOf(second) + 1,
        }
      case 'move-cube':
        return { board: lastOf(first) }
      case 'turn-cube':
        return { player: cubeAt(first).player, out: cubeAt(first).board, into: lastOf(second) }
      case 'decline-ahead':
        return { until: AHEAD[n[0] as number] as string }
      case 'resolve':
      case 'skip':
        return { card: cardAt(s, s.anchor) ?? null }
      default:
        return first === undefined ? {} : place(s, first)
    }
  },
}

type Ask =
  | 'pick-foreman'
  | 'bid'
  | 'artisan-move'
  | 'sculpt'
  | 'window'
  | 'own-plays'
  | 'main-action'
  | 'inspect'
  | 'place-neutral'
  | 'resolve-or-skip'
  | 'extra-activation'
  | 'assistant-worker'
  | 'corrupt-target'
  | 'raise'
  | 'send'
  | 'place-anywhere'
  | 'crew-target'
  | 'swap-workers'
  | 'swap-cards'
  | 'consolidate'
  | 'cube-source'
  | 'turncoat'
type Ev =
  | 'set-up'
  | 'income'
  | 'foremen-up'
  | 'pick-foreman'
  | 'bid'
  | 'foreman-won'
  | 'foreman-left'
  | 'artisan'
  | 'sculpt'
  | 'place'
  | 'place-neutral'
  | 'activate'
  | 'corrupt'
  | 'inspect'
  | 'skip'
  | 'pay-owner'
  | 'pay-bank'
  | 'gain'
  | 'influence'
  | 'cube-moved'
  | 'gate'
  | 'raise'
  | 'move-worker'
  | 'crew-change'
  | 'swap-workers'
  | 'swap-cards'
  | 'closing'
  | 'column-cleared'
  | 'column-filled'
  | 'pass'
  | 'stalemate'
  | 'play-foreman'
  | 'town-planner'
  | 'turncoat'
  | 'ahead'
  | 'round-end'
  | 'score'
  | 'cube-back'
  | 'new-round'
  | 'end-phase'
  | 'final'
  | 'game-over'
type Clause =
  | `NEH-1.${2 | 4}`
  | `NEH-3.${2 | 3 | 4}`
  | `NEH-5.${1 | 5 | 9}`
  | 'NEH-6.11'
  | `NEH-7.${2 | 3 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 20 | 21 | 22 | 23 | 24 | 25}`
  | `NEH-9.${3 | 4 | 8}`
  | `NEH-10.${6 | 18 | 19 | 20 | 21 | 22 | 23 | 25 | 26 | 27 | 28 | 29 | 30 | 31}`
  | 'NEH-11.6'
type Name =
  | 'wall'
  | 'temple'
  | 'garrison'
  | 'wood'
  | 'gold'
  | 'vp'
  | 'influence-cube'
  | 'worker'
  | 'neutral-worker'
  | 'standing'
  | 'tired'
  | 'screen'
  | 'bank'
  | 'column'
  | 'deck'
  | 'first-player'
  | 'work-card'
  | 'gate-card'
  | 'foreman-card'
  | 'round'
  | 'table-round'
  | 'end-phase'
  | 'scoring'
  | 'place-worker'
  | 'activate-worker'
  | 'extra-activation'
  | 'pass'
  | 'auction'
  | 'bid'
  | 'set-aside'
  | 'supply'
  | 'closing'
  | 'gates'
  | 'free'
  | 'neutral'
  | 'lot'
  | 'face-up'
  | 'turns-left'
  | 'red'
  | 'blue'
  | 'green'
  | 'yellow'
  | 'hand'
  | 'hourglass'
  | 'scroll'
  | 'exclamation'
  | 'plus'
  | 'figure'

/** All that Nehemiah has to say. */
export interface NehemiahTexts extends Texts {
  readonly ask: Readonly<Record<Ask, Say>>
  readonly act: Readonly<Record<NehemiahAct, Say>>
  readonly event: Readonly<Record<Ev, Say>>
  readonly refusal: Readonly<Record<Clause, Say>>
  readonly names: Readonly<Record<Name, string>>
  readonly cards: Readonly<Record<KindId | ForemanId | 'gate-card', Say>>
  readonly variants: Readonly<Record<keyof typeof variants, { name: string; values: Readonly<Record<string, string>> }>>
  readonly points: Readonly<Record<(typeof POINTS)[number], string>>
  readonly parts: Readonly<Record<(typeof PARTS)[number], Say>>
}
