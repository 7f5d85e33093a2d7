// What a choice would bring, in a sentence, before it is made.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Considered, Counted } from '../../../look/scene.ts'
import { unfinished } from '../cards/crane.ts'
import { chosenCard } from '../rules/refs.ts'
import type { TrestleVoice } from '../rules/speech.ts'
import type { TrestleChoice, TrestleState } from '../rules/state.ts'
import { QUARRY, WALL } from '../sheet/box.ts'
import { STONE } from './icons.ts'
import type { TrestlePen } from './pen.ts'

export function consider(
  { box, voice }: TrestlePen,
  s: TrestleState,
  seat: Seat,
  choice: TrestleChoice,
): Considered | null {
  const stones = at(s.stones, seat)
  if (choice.act === 'build') {
    const [laid = 0] = choice.n ?? []
    const full = laid === box.height
    const points = laid + (full ? box.bonus : 0)
    return { text: voice.says('build-would', { points, left: stones - laid, full }), clause: 'TRE-3.2' }
  }
  const card = chosenCard(s, seat, choice)
  if (card === QUARRY) {
    const least = Math.max(1, box.quarry - (s.seats - 1))
    return { text: voice.says('quarry-would', { least, most: box.quarry }), clause: 'TRE-2.4' }
  }
  if (card === WALL) return { text: voice.says('wall-would', { stones }), clause: 'TRE-2.5' }
  const wall = unfinished(s, seat, box)
  if (wall < 0) return { text: voice.says('crane-idle-would'), clause: 'TRE-4.2' }
  const lifts = Math.min(box.crane, box.height - at(at(s.laid, seat), wall))
  return { text: voice.says('crane-would', { stones: lifts }), clause: 'TRE-4.1' }
}

/** What the number of an open choice counts. */
export const numbers = (voice: TrestleVoice): readonly Counted[] => [{ label: voice.says('count-stones'), icon: STONE }]
