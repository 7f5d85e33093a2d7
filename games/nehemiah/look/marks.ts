// What a card does, as icons: what goes in → what comes out.

import { at } from '../../../kernel/lists.ts'
import type { Mark } from '../../../look/scene.ts'
import type { NehemiahName } from '../rules/sayings.ts'
import type { NehemiahVoice } from '../rules/speech.ts'
import { BOARDS } from '../rules/terms.ts'
import type { WorkKind } from '../sheet/box.ts'
import type { ForemanId, SymbolId } from '../sheet/form.ts'
import { BOARD_ICONS, MOMENT_ICONS } from './icons.ts'

const TO: Mark = { text: '→' }
/** Tokens are drawn with numbers up to this. */
export const NUMBERED = 5
const times = <T>(n: number, what: T): T[] => new Array<T>(n).fill(what)

/** Signs with their names. */
export function signs(voice: NehemiahVoice) {
  const sign = (icon: string, name: NehemiahName, more: Partial<Mark> = {}): Mark => ({
    icon,
    label: voice.name(name),
    ...more,
  })
  return {
    wood: sign('wood', 'wood'),
    gold: sign('coin', 'gold'),
    cube: sign('cube-blank', 'influence-cube'),
    worker: sign('meeple', 'worker'),
    tired: sign('meeple-lying', 'tired', { pale: true }),
    gate: sign('closed-doors', 'gate-card'),
    card: sign('card', 'work-card'),
    swap: { icon: 'cycle', label: voice.says('swaps') } satisfies Mark,
    board: (board: number): Mark => ({ icon: at(BOARD_ICONS, board), label: voice.name(at(BOARDS, board)) }),
    points: (n: number | string): Mark => ({ laurel: `${n}`, label: voice.name('vp') }),
  }
}

/** Up to so many alike are shown one by one; beyond that one token carries the number. */
const many = (n: number, mark: Mark, most: number): Mark[] =>
  n <= most
    ? times(n, mark)
    : n <= NUMBERED
      ? [{ ...mark, icon: `${mark.icon}-${n}`, label: `${n} ${mark.label}` }]
      : [{ ...mark, text: `${n}` }]

/** What a Work card costs, token by token. */
export function costMarks({ cost }: WorkKind, voice: NehemiahVoice): Mark[] {
  const { wood, gold } = signs(voice)
  return [...many(cost.wood, wood, 1), ...many(cost.gold, gold, 1)]
}

/** What it gives. */
export function gainMarks({ effect, gives, times: n, board: on }: WorkKind, voice: NehemiahVoice): Mark[] {
  const { wood, gold, cube, gate, worker, tired, card, swap, board, points } = signs(voice)
  switch (effect) {
    case 'gain':
      return [...many(gives.wood, wood, 3), ...many(gives.gold, gold, 3), ...(gives.vp > 0 ? [points(gives.vp)] : [])]
    case 'influence':
      return [...times(n, cube), board(on)]
    case 'gate':
      return [gate]
    case 'raise':
      return [tired, TO, ...times(n, worker)]
    case 'send':
      return [...times(n, worker), { icon: 'down', label: voice.name('column') }]
    case 'place-anywhere':
      return [worker, { icon: 'position-marker', label: voice.name('free') }]
    case 'replace-opponent':
      return [worker, swap, { ...worker, pale: true }]
    case 'swap-workers':
      return [worker, swap, worker]
    case 'swap-cards':
      return [card, swap, card]
    default:
      return [gold, TO, ...times(n, card)]
  }
}

export function workStrip(kind: WorkKind, voice: NehemiahVoice): Mark[][] {
  const cost = costMarks(kind, voice)
  const gain = gainMarks(kind, voice)
  return [cost.length > 0 ? [...cost, TO, ...gain] : gain]
}

/** The price tokens of a card, wood over gold. */
export function priceOf({ cost: { wood, gold } }: WorkKind): { icon: string; text: string }[] {
  return [
    ...(wood > 0 ? [{ icon: 'wood-token', text: `${wood}` }] : []),
    ...(gold > 0 ? [{ icon: 'coin-blank', text: `${gold}` }] : []),
  ]
}

/** When a foreman is used, then what he does. */
export function foremanStrip(id: ForemanId, symbol: SymbolId, amount: number, voice: NehemiahVoice): Mark[][] {
  const { wood, gold, cube, gate, worker, tired, card, swap, board, points } = signs(voice)
  const moment: Mark = { icon: MOMENT_ICONS[symbol] ?? 'palm', label: voice.says(`when-${symbol}`) }
  const down: Mark = { icon: 'down', label: voice.name('column') }
  const does: Readonly<Record<ForemanId, readonly Mark[]>> = {
    artisan: [cube, board(0), cube, board(1)],
    architect: [gate],
    sculptor: [worker, wood, { text: '/' }, gold, TO, points(amount)],
    carpenter: [wood, TO, { ...wood, text: `+${amount}` }],
    merchant: [gold, TO, { ...gold, text: `+${amount}` }],
    turncoat: [cube, swap, board(2)],
    administrator: [card, swap, card],
    'seasonal-worker': [worker, down],
    'town-planner': [tired, TO, points(amount)],
    substitute: [worker, swap, worker],
    companion: [worker, TO, { icon: 'position-marker', label: voice.name('free') }],
    convict: [...times(amount, worker), down],
    assistant: [...times(amount, worker), TO, ...times(amount, tired)],
    'corrupt-worker': [{ ...worker, pale: true }, TO, card],
    inspector: [{ icon: 'eye-target', label: voice.name('activate-worker') }, TO, { ...worker, pale: true }],
  }
  return [[moment, ...does[id]]]
}
