// What a card does and what a helper space brings, as icons.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import type { Mark } from '../../../look/scene.ts'
import type { Name } from '../rules/labels.ts'
import { BUILDINGS, CHARACTERS, isWorker, KINDS, ROLE, STONE, WINTER_CARD } from '../rules/pieces.ts'
import type { CastleVoice } from '../rules/speech.ts'
import type { CastlePen } from './pen.ts'

const GOLD = 'var(--k-laurel)'
const say = (text: string): Mark => ({ text })
const TO = say('→')

/** Signs with their names. */
function signs(voice: CastleVoice) {
  const sign =
    (icon: string, name: Name, tone?: string) =>
    (n?: number | string): Mark => ({
      ...(n === undefined ? {} : { text: `${n}` }),
      icon,
      label: voice.name(name),
      ...(tone === undefined ? {} : { tone }),
    })
  return {
    thaler: sign('thaler', 'thaler'),
    helper: sign('meeple', 'helper'),
    points: sign('laurels', 'victory-point', GOLD),
    building: sign('hut', 'tiles'),
    cart: sign('old-wagon', 'stock'),
    cards: sign('card-pickup', 'played'),
    piece: (k: number, n?: number | string) => sign(at(KINDS, k), at(KINDS, k))(n),
  }
}

const HALF = '½'

/** The strip of a card. */
export function stripOf({ box, voice }: CastlePen, card: Card): Mark[][] {
  const { thaler, helper, points, building, cart, cards, piece } = signs(voice)
  const or = say(voice.says('or'))
  if (isWorker(card)) {
    const load = box.loads[card - ROLE.worker] ?? []
    const pieces = load.flatMap((n, k) =>
      n === 0 ? [] : n > 2 ? [piece(k, n)] : Array.from({ length: n }, () => piece(k)),
    )
    const chosen = card === ROLE.workerStone ? [say(`+${box.choice}`), { icon: 'plot' }] : []
    return [[...pieces, ...chosen, points(HALF)]]
  }
  switch (card) {
    case ROLE.messenger:
      return [[thaler(box.messenger)]]
    case ROLE.trader:
      return [[helper(), TO, cart()]]
    case ROLE.bricklayer:
      return [[building(box.buildings[card]), TO, thaler(), helper(box.helpers[card])]]
    case ROLE.stonemason:
      return [[building(box.buildings[card]), TO, points(), helper(box.helpers[card])]]
    case ROLE.master:
      return [[cards(), points(box.masterVp), say('/'), building()]]
    case WINTER_CARD.innkeeper:
      return [[thaler(box.fee[16]), say('·'), cart(), TO, thaler(box.toll)]]
    case WINTER_CARD.granary:
      return [[thaler(box.fee[17]), TO, points(box.granaryVp.join('·'))]]
    case WINTER_CARD.plague:
      return [[cards('−1'), or, thaler(box.plague), say('/'), cards()]]
    case WINTER_CARD.breach:
      return [[piece(STONE, `0–${box.breachMost}`), TO, points(box.breachVp)]]
    case WINTER_CARD.damsel:
      return [[piece(0, 1), or, thaler(1), TO, points(box.damselVp)]]
    default:
      return [[cards('−1'), or, thaler(box.snowfall)]]
  }
}

/** What the helper of a space counts at the end: "3 houses". */
export function spaceMark({ box, voice }: CastlePen, space: number): Mark {
  const id = at(BUILDINGS, at(box.spaceOf, space))
  const per = at(box.per, space)
  const each = at(box.spaceVp, space)
  const n = per === 1 ? `${each}` : per === 2 && each === 1 ? HALF : `${each}/${per}`
  const what: Readonly<Record<string, readonly [string, Name]>> = {
    keep: ['ring', 'helper'],
    tavern: ['meeple', 'helper'],
    'small-gate': ['white-tower', 'tower'],
    'large-gate': ['white-tower', 'tower'],
    stable: ['hut', 'house'],
    'servants-house': ['plot', 'tiles'],
    market: ['thaler', 'thaler'],
    palace: ['stone', 'stone'],
    forge: ['silver', 'silver'],
  }
  const [icon, name]: readonly [string, Name] = what[id] ?? ['laurels', 'points']
  return { text: id === 'palace' ? `${box.most[space]}` : n, icon, label: voice.name(name) }
}

/** The step in which a character acts. */
export const stepOf = (card: Card): number => (isWorker(card) ? 5 : card === ROLE.master ? 6 : card + 1)
export const STEPS = 6
export const isCharacter = (card: Card): boolean => card >= 0 && card < CHARACTERS.length
