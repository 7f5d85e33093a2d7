// What the questions and choices of Trestle Works are about, language apart.
import { at } from '../../../kernel/lists.ts'
import type { WordingOf } from '../../../title/words.ts'
import { chosenCard } from '../rules/refs.ts'
import type { TrestleSpeech } from '../rules/speech.ts'
import type { Trestle } from '../rules/state.ts'

export const wording: WordingOf<Trestle, TrestleSpeech> = {
  ask: (s, step, seat, box) =>
    step.do === 'build-wall'
      ? { do: 'build-wall', height: box.height, stones: at(s.stones, seat) }
      : { do: 'choose-card', round: s.round },
  act: (s, seat, choice) =>
    choice.act === 'build' ? { act: 'build', n: choice.n ?? [] } : { act: 'choose', card: chosenCard(s, seat, choice) },
}
