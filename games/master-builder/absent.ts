// What is done for a person who has left and whose seat nobody plays: the quietest choice in each decision.
import { optionsFor } from '../../kernel/ask.ts'
import type { Game } from '../../kernel/game.ts'
import { lastOf } from '../../kernel/ref.ts'
import type { Seat } from '../../kernel/words.ts'
import type { Box } from './box.ts'
import type { MasterChoice, MasterOptions, MasterState, MasterStep } from './state.ts'

type MasterGame = Game<MasterState, MasterStep, MasterChoice, MasterOptions, Box>

/** How much a choice is to be avoided; the lowest is taken. */
function reluctance(choice: MasterChoice, box: Box): number {
  const at = lastOf(choice.on?.[0])
  switch (choice.act) {
    case 'pass':
    case 'confirm':
    case 'save-from-fire':
      return 0
    case 'draft-worker':
      return box.wageOf[at] as number
    case 'open-auction':
      return 1 + (box.minimumBid[at] as number) * 100 + (box.number[at] as number)
    case 'choose-worker':
      return (box.wage[at] as number) * 100 + at
    case 'lose-work':
      return 1 + at
    default:
      return choice.act === 'take-loan' ? at : Number.POSITIVE_INFINITY
  }
}

/** The choice of an absent seat that is awaited. */
export function absentChoice(game: MasterGame, s: MasterState, seat: Seat): MasterChoice {
  const closed = optionsFor(game as unknown as Game<MasterState>, s, seat, Number.POSITIVE_INFINITY)
    .filter((choice) => choice.span === undefined)
    .map((choice) => ({ choice: choice as MasterChoice, dislike: reluctance(choice as MasterChoice, game.box) }))
  return closed.reduce((best, next) => (next.dislike < best.dislike ? next : best)).choice
}
