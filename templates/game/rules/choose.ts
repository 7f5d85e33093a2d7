// TRE-2.2: everybody chooses a card of the own hand at once, face down, and all are revealed together.
import { face, next, tell } from '../../../kernel/agenda.ts'
import type { SecretOf } from '../../../kernel/game.ts'
import { at, where } from '../../../kernel/lists.ts'
import { type CardKind, KINDS } from './names.ts'
import { chosenIndex, handRef, shownRef } from './refs.ts'
import type { Trestle, TrestleStep } from './state.ts'

/** The step that carries a revealed card out. */
const WORK: Readonly<Record<CardKind, 'quarry' | 'build-wall' | 'crane'>> = {
  quarry: 'quarry',
  wall: 'build-wall',
  crane: 'crane',
}

export const chooseCard: SecretOf<Trestle, 'choose-card'> = {
  kind: 'secret',
  // Asked even with a single kind of card, or an instant answer would betray the hand.
  always: true,
  by: (s) => where(s.hands, (hand) => hand.length > 0),
  // Cards of one kind are alike: the first of each can be pointed at.
  candidates: (s, _step, seat) =>
    where(at(s.hands, seat), (card, i) => at(s.hands, seat).indexOf(card) === i).map((i) => ({
      act: 'choose',
      on: [handRef(seat, i)],
    })),
  refuse: () => null,
  reveal(s, _step, choices) {
    const work: TrestleStep[] = []
    for (let k = 0; k < s.seats; k++) {
      const seat = (s.first + k) % s.seats
      const choice = choices[seat] ?? null
      if (choice === null) continue
      const card = face(at(s.hands, seat).splice(chosenIndex(choice), 1)[0])
      at(s.shown, seat).push(card)
      tell(s, { ev: 'reveal', seat, card, from: at(choice.on ?? [], 0), to: shownRef(seat) })
      work.push({ do: WORK[at(KINDS, card)], seat })
    }
    // TRE-2.3: the cards are carried out in turn, from the seat that works first.
    next(s, ...work)
  },
}
