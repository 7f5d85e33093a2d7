// MAS-6.6, 6.16 to 6.20: events that strike one worker of the seat's choice: he is away, dismissed or released.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { ALONE, CHOOSE, NOBODY } from '../rules/choices.ts'
import { pay } from '../rules/money.ts'
import { eventOf, reaches } from '../rules/reach.ts'
import { firstOf, PILE, WORKER } from '../rules/refs.ts'
import { DUTY, type MasterBuilder } from '../rules/state.ts'
import { LINE } from '../rules/terms.ts'
import { otherwise } from '../rules/turn.ts'
import { release } from '../rules/workers.ts'
import { FIRST_EVENT } from '../sheet/box.ts'

export const chooseWorker: DecisionOf<MasterBuilder, 'choose-worker'> = {
  kind: 'decision',
  by(s, step, box) {
    const crew = at(s.crews, step.seat)
    const event = eventOf(s)
    if (crew.length < num(box.eventWorkers, event)) return NOBODY
    for (const card of crew) if (reaches(event, card, box)) return at(ALONE, step.seat)
    return NOBODY
  },
  candidates: (s, _step, seat) => at(s.crews, seat).map((card) => at(CHOOSE, card)),
  refuse(s, _step, _seat, choice, box) {
    const card = firstOf(choice)
    const event = eventOf(s)
    return reaches(event, card, box) ? null : { clause: 'MAS-6.6', with: { card, event: event + FIRST_EVENT } }
  },
  otherwise(s, step, seat, choice) {
    const card = choice.act === 'choose-worker' && seat === step.seat ? WORKER.indexOf(choice.on?.[0] ?? '') : -1
    return card < 0 ? otherwise(s, step, seat, choice) : { clause: 'MAS-6.6', with: { card, crew: seat } }
  },
  resolve(s, _step, seat, choice, box) {
    noReturn(s)
    const card = firstOf(choice)
    const event = eventOf(s)
    const effect = at(box.effect, event)
    if (effect === 'dismiss-one' || effect === 'release-one') {
      release(s, seat, card, box)
      tell(s, { ev: effect, seat, card, from: at(WORKER, card), to: at(PILE, num(box.type, card)) })
    } else {
      s.duty[card] = DUTY.down
      tell(s, { ev: 'unavailable', seat, card, with: { workers: [card] } })
    }
    const money = num(box.eventMoney, event)
    if (money === 0) return
    pay(s, seat, money, LINE.events)
    tell(s, { ev: 'compensation', seat, with: { money } })
  },
}
