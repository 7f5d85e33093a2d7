// NEH-10.17 Architect, when won: the top gate, free; nothing if none is left.
import { tell } from '../../../kernel/agenda.ts'
import type { AtOnce } from '../rules/held.ts'
import { takeGate } from './gate.ts'

export const architect: AtOnce = {
  clause: 'NEH-10.17',
  won(s, seat, card, box) {
    if (s.gatePile.length === 0) return
    tell(s, { ev: 'gate', seat, card, with: { wood: 0, gold: 0, points: takeGate(s, seat, box) } })
  },
}
