// MAS-6.22 Fire: pay to save the site, or lose built work on one contract.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, each, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import { ALONE, BORROW, NOBODY } from '../rules/choices.ts'
import { pay } from '../rules/money.ts'
import { eventOf } from '../rules/reach.ts'
import { firstOf, piecesNamed, SECTION } from '../rules/refs.ts'
import { losses, SETS } from '../rules/stability.ts'
import type { MasterBuilder, MasterChoice } from '../rules/state.ts'
import { LINE } from '../rules/terms.ts'
import { otherwise } from '../rules/turn.ts'
import { CONTRACTS, cardOf, contractOf, sectionIds, sectionOf, siteOf } from '../sheet/box.ts'

const SAVE: MasterChoice = { act: 'save-from-fire' }
/** Every way to lose sections, made once: by contract and set. */
const LOSE: readonly (readonly MasterChoice[])[] = each(CONTRACTS, (k) =>
  SETS.map((set) => ({ act: 'lose-work', on: small.list(set).map((piece) => at(SECTION, sectionOf(k, piece))) })),
)

export const fire: DecisionOf<MasterBuilder, 'fire'> = {
  kind: 'decision',
  by(s, step) {
    for (const card of at(s.contracts, step.seat))
      if (!small.isEmpty(num(s.built, contractOf(card)))) return at(ALONE, step.seat)
    return NOBODY
  },
  candidates(s, _step, seat, box) {
    const list: MasterChoice[] = [SAVE]
    for (const card of at(s.contracts, seat)) {
      const k = contractOf(card)
      const set = num(s.built, k)
      const lose = at(LOSE, k)
      for (const piece of small.list(set)) list.push(at(lose, small.of(piece)))
      for (const lost of losses(num(box.kind, k), set)) if (small.size(lost) === 2) list.push(at(lose, lost))
    }
    list.push(...BORROW)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'take-loan') return { clause: 'MAS-9.1' }
    if (choice.act === 'save-from-fire') {
      const cost = num(box.eventMoney, eventOf(s))
      const cash = num(s.cash, seat)
      return cash < cost ? { clause: 'MAS-6.22', with: { cost, cash } } : null
    }
    const k = siteOf(firstOf(choice))
    return losses(num(box.kind, k), num(s.built, k)).includes(piecesNamed(choice))
      ? null
      : { clause: 'MAS-6.22', with: { card: cardOf(k) } }
  },
  otherwise: (s, step, seat, choice) =>
    seat === step.seat && choice.act === 'lose-work' && choice.on?.every((ref) => SECTION.includes(ref))
      ? { clause: 'MAS-6.22', with: { stands: false } }
      : otherwise(s, step, seat, choice),
  resolve(s, _step, seat, choice, box) {
    noReturn(s)
    if (choice.act === 'save-from-fire') {
      const cost = num(box.eventMoney, eventOf(s))
      pay(s, seat, -cost, LINE.events)
      tell(s, { ev: 'save-from-fire', seat, with: { cost } })
      return
    }
    const k = siteOf(firstOf(choice))
    const lost = piecesNamed(choice)
    s.built[k] = small.minus(num(s.built, k), lost)
    tell(s, { ev: 'lose-work', seat, card: cardOf(k), with: { sections: sectionIds(k, lost, box) } })
  },
}
