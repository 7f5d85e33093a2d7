// What a card does, as icons: what strikes → what becomes of whom.

import { at } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Mark } from '../../../look/scene.ts'
import type { MasterVoice } from '../rules/speech.ts'
import { FIRST_SITUATION } from '../sheet/box.ts'
import { FAULT_IDS, TYPES } from '../sheet/ids.ts'
import { thousands } from './money.ts'
import type { MasterPen } from './pen.ts'

const TO: Mark = { text: '→' }

const faultMark = (bit: number, voice: MasterVoice): Mark => ({
  icon: `fault-${bit}`,
  label: voice.name(at(FAULT_IDS, bit)),
})
const typeMark = (type: number, voice: MasterVoice): Mark => ({
  icon: `shield-${type}`,
  label: voice.name(at(TYPES, type)),
})
export const faultMarks = (faults: Small, voice: MasterVoice): Mark[] =>
  small.list(faults).map((bit) => faultMark(bit, voice))

/** The workforce of a contract, from the lowest type. */
export const workforce = (requires: readonly number[], voice: MasterVoice): Mark[] =>
  [...requires].sort((a, b) => a - b).map((type) => typeMark(type, voice))

/** "2 players: 1 contract" for each number of players. */
export const situationMarks = ({ box, voice }: MasterPen, card: number): Mark[] =>
  at(box.reveals, card - FIRST_SITUATION).flatMap((many, i) => [
    ...(i > 0 ? [{ text: '·', pale: true }] : []),
    { text: `${i + 2}`, icon: 'meeple', pale: true, label: voice.says('players') },
    { text: `${many}`, icon: 'tied-scroll', label: voice.name('contract-pile') },
  ])

export function eventMarks({ box, voice }: MasterPen, event: number): Mark[] {
  const struck: Mark[] = [
    ...faultMarks(at(box.eventFaults, event), voice),
    ...small.list(at(box.eventTypes, event)).map((type) => typeMark(type, voice)),
  ]
  const money = at(box.eventMoney, event)
  const workers = at(box.eventWorkers, event)
  const away: Mark = { icon: 'lying', tone: '#6b5a45', label: voice.name('face-down') }
  const gone: Mark = { icon: 'meeple', tone: '#8e2f1e', text: '−1', label: voice.says('leaves') }
  const coins = (n: number, sign: string): Mark => ({
    text: `${sign}${thousands(n)}`,
    icon: 'two-coins',
    label: voice.name('cash'),
  })
  const one: Mark = { text: '1', icon: 'meeple', label: voice.says('one-worker') }
  switch (box.effect[event]) {
    case 'unavailable-all':
      return [...struck, TO, away]
    case 'unavailable-one':
      return [
        ...(struck.length > 0 ? [{ text: '1' }, ...struck] : [one]),
        TO,
        away,
        ...(money > 0 ? [coins(money, '+')] : []),
      ]
    case 'dismiss-one':
      return [...struck, TO, gone]
    case 'release-one':
      return [{ text: `${workers}+`, icon: 'meeple', label: voice.name('crew') }, TO, gone]
    case 'construction-limit':
      return [
        { text: `≤ ${workers}`, icon: 'meeple', label: voice.name('crew') },
        TO,
        { icon: 'brick-pile', label: voice.name('construction') },
      ]
    case 'fire':
      return [
        coins(money, '−'),
        { text: voice.says('or') },
        { icon: 'brick-pile', text: '−1', label: voice.says('lost-work') },
      ]
    default:
      return [...struck, TO, coins(money, '−')]
  }
}
