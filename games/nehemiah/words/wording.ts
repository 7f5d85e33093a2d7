// What the questions and choices of Nehemiah are about, language apart.
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { HIDDEN } from '../../../kernel/words.ts'
import type { WordingOf } from '../../../title/words.ts'
import { canActivate, canPlace, cardAt, firstFree, isTired, ownerAt, placeOf } from '../rules/layout.ts'
import { chosen, chosenSlot, cubeAt, slotAt } from '../rules/refs.ts'
import type { Spot } from '../rules/sayings.ts'
import type { NehemiahSpeech } from '../rules/speech.ts'
import type { Nehemiah, NehemiahState } from '../rules/state.ts'
import { AHEAD } from '../rules/terms.ts'

/** A card in a column and whoever is on it. */
function spot(s: NehemiahState, slot: number): Spot {
  return { card: cardAt(s, slot), ...placeOf(slot), owner: ownerAt(s, slot), tired: isTired(s, slot) }
}

export const wording: WordingOf<Nehemiah, NehemiahSpeech> = {
  ask(s, step, seat, box) {
    switch (step.do) {
      case 'main-action':
        return { do: step.do, place: canPlace(s, seat), activate: canActivate(s, seat) }
      case 'extra-activation':
        return { do: step.do, coin: box.coin }
      case 'consolidate':
        return { do: step.do, first: step.first, coin: box.coin }
      case 'bid':
        return { do: step.do, lot: s.lot[0] ?? HIDDEN }
      case 'inspect':
        return { do: step.do, player: s.turn }
      case 'resolve-or-skip':
        return { do: step.do, anchor: cardAt(s, s.anchor) }
      case 'open-round':
      case 'artisan':
      case 'close-auction':
      case 'begin-turn':
      case 'main':
      case 'end-action':
      case 'replace-columns':
      case 'refill':
      case 'end-turn':
      case 'score':
      case 'new-round':
      case 'final':
        throw new Error(`nobody is asked about “${step.do}”`)
      default:
        return step
    }
  },
  act(s, seat, choice, box) {
    const { act, on: [first, second] = [], n = [] } = choice
    switch (act) {
      case 'place':
      case 'place-neutral':
      case 'send': {
        const slot = firstFree(s, chosen(choice))
        return { act, column: chosen(choice) + 1, card: slot < 0 ? null : cardAt(s, slot) }
      }
      case 'choose-column':
        return { act, column: chosen(choice) + 1 }
      case 'figure':
        return { act, card: s.foremen[seat]?.[chosen(choice)] ?? HIDDEN }
      case 'play':
        return {
          act,
          card: s.foremen[seat]?.[chosen(choice)] ?? HIDDEN,
          column: second === undefined ? null : lastOf(second) + 1,
        }
      case 'pick':
        return { act, card: s.faceUp[chosen(choice)] ?? HIDDEN }
      case 'swap-rows':
        return {
          act,
          card: cardAt(s, slotAt(first)),
          other: cardAt(s, slotAt(second)),
          rowA: lastOf(first) + 1,
          rowB: lastOf(second) + 1,
        }
      case 'move-cube':
        return { act, board: chosen(choice) }
      case 'turn-cube':
        return { act, player: cubeAt(first).player, out: cubeAt(first).board, into: lastOf(second) }
      case 'decline-ahead':
        return { act, until: at(AHEAD, n[0] ?? 0) }
      case 'resolve':
      case 'skip':
        return { act, card: cardAt(s, s.anchor) }
      case 'bid':
      case 'sculpt':
        return { act, n }
      case 'pass':
      case 'stop':
      case 'decline':
      case 'done':
        return { act }
      case 'extra':
      case 'consolidate':
        return { act, ...spot(s, chosenSlot(choice)), coin: box.coin }
      default:
        return { act, ...spot(s, chosenSlot(choice)) }
    }
  },
}
