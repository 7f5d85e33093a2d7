// The facet `words`: how a game speaks. Who only plays or thinks never loads it.
import type { Kind } from '../kernel/game.ts'
import type { Card, Choice, Params, Seat, State, Step } from '../kernel/words.ts'
import type { Speech } from '../papers/speech.ts'
import type { Lang, Texts } from '../papers/texts.ts'

/** What the words of a game need to know of a state, language apart: what a question and a choice are about. */
export interface Wording<S, P, C, B, Q extends object = Params, L extends object = Params> {
  ask(s: S, step: P, seat: Seat, box: B): Q
  act(s: S, seat: Seat, choice: C, box: B): L
}

/** The wording of a game whose speech is typed: `WordingOf<Nehemiah, NehemiahSpeech>`. */
export type WordingOf<G extends Kind, T extends Speech> = Wording<
  G['state'],
  G['step'],
  G['choice'],
  G['box'],
  T['question'],
  T['label']
>

export interface Words<S extends State = State, P extends Step = Step, C extends Choice = Choice, B = unknown> {
  readonly wording: Wording<S, P, C, B, object, object>
  /** A card in a language: as its sheet calls it there, else as the language's texts do. */
  cardName(card: Card, lang: Lang, box: B, texts?: Pick<Texts, 'names' | 'cardNames'>): string
  /** Its texts in a language, the files of words/<lang>/; fails for one it does not have (`textsIn` falls back). */
  texts(lang: Lang): Promise<Texts>
}

/** The words of a game whose types are named once: `export const words: WordsOf<Nehemiah> = { … }`. */
export type WordsOf<G extends Kind> = Words<G['state'], G['step'], G['choice'], G['box']>
