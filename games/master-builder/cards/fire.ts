// MAS-6.22: pay to save the site, or lose built work on one contract.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { BORROW } from '../rules/auction.ts'
import { pay } from '../rules/money.ts'
import { losses, sizeOf } from '../rules/stability.ts'
import { LINE, type MasterChoice, type MasterState, type MasterStep } from '../rules/state.ts'
import { ALONE, NOBODY } from '../rules/workers.ts'
import { type Box, CONTRACTS, cardOf, contractOf, SECTIONS_EACH, sectionIds, siteOf } from '../sheet/box.ts'

const SAVE: MasterChoice = { act: 'save-from-fire' }
const sectionRef = (k: number, bit: number) => `section.${k * SECTIONS_EACH + bit}`
const refsOf = (k: number, set: number) =>
  [0, 1, 2, 3, 4, 5].filter((bit) => (set & (1 << bit)) !== 0).map((bit) => sectionRef(k, bit))
/** Every way to lose one section or two, made once: by contract and set. */
const LOSE: readonly (readonly (MasterChoice | null)[])[] = Array.from({ length: CONTRACTS }, (_, k) =>
  Array.from({ length: 64 }, (_, set) =>
    sizeOf(set) === 1 || sizeOf(set) === 2 ? { act: 'lose-work', on: refsOf(k, set) } : null,
  ),
)

/** The sections a choice names, as bits. */
export const namedSet = (choice: MasterChoice): number =>
  (choice.on ?? []).reduce((set, ref) => set | (1 << (lastOf(ref) % SECTIONS_EACH)), 0)

type FireStep = Extract<MasterStep, { do: 'fire' }>

export const fire: Decision<MasterState, FireStep, MasterChoice, Box> = {
  kind: 'decision',
  by(s, step) {
    for (const card of s.contracts[step.seat] as Card[])
      if ((s.built[contractOf(card)] as number) !== 0) return ALONE[step.seat] as readonly Seat[]
    return NOBODY
  },
  candidates(s, _step, seat, box) {
    const list: MasterChoice[] = [SAVE]
    for (const card of s.contracts[seat] as Card[]) {
      const k = contractOf(card)
      const set = s.built[k] as number
      for (let bit = 0; bit < SECTIONS_EACH; bit++)
        if ((set & (1 << bit)) !== 0) list.push(LOSE[k]?.[1 << bit] as MasterChoice)
      for (const lost of losses(box.kind[k] as number, set))
        if (sizeOf(lost) === 2) list.push(LOSE[k]?.[lost] as MasterChoice)
    }
    list.push(...BORROW)
    return list
  },
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'take-loan') return { clause: 'MAS-9.1' }
    if (choice.act === 'save-from-fire') {
      const cost = box.eventMoney[s.inForce as number] as number
      const cash = s.cash[seat] as number
      return cash < cost ? { clause: 'MAS-6.22', with: { cost, cash } } : null
    }
    const k = siteOf(lastOf(choice.on?.[0]))
    return losses(box.kind[k] as number, s.built[k] as number).includes(namedSet(choice))
      ? null
      : { clause: 'MAS-6.22', with: { card: cardOf(k) } }
  },
  resolve(s, _step, seat, choice, box) {
    noReturn(s)
    if (choice.act === 'save-from-fire') {
      const cost = box.eventMoney[s.inForce as number] as number
      pay(s, seat, -cost, LINE.events)
      tell(s, { ev: 'save-from-fire', seat, with: { cost } })
      return
    }
    const k = siteOf(lastOf(choice.on?.[0]))
    const set = namedSet(choice)
    s.built[k] = (s.built[k] as number) & ~set
    if (s.events !== null)
      tell(s, { ev: 'lose-work', seat, card: cardOf(k), with: { sections: sectionIds(k, set, box) } })
  },
}
