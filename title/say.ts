// From a match to sentences: a speaker knows the game, its language and who sits where.
import { tongueOf, typeset, WHOLE } from '#tongues'
import {
  type Choice,
  type Event,
  HIDDEN,
  type Params,
  type Refusal,
  type Seat,
  type State,
  type Step,
} from '../kernel/words.ts'
import { filled } from '../papers/fill.ts'
import { figuresOf } from '../papers/sheet.ts'
import type { Thing } from '../papers/speech.ts'
import { capital, type Lang, type Say, type Texts, USUAL, type Voice, voiceOf } from '../papers/texts.ts'
import type { Edition, Title } from './title.ts'
import type { Words } from './words.ts'

export interface Speaker {
  readonly lang: Lang
  readonly texts: Texts
  readonly voice: Voice
  /** The question at the top of the agenda, for a seat that is asked. */
  ask(s: State, seat: Seat): string
  choice(s: State, seat: Seat, choice: Choice): string
  event(event: Event): string
  refusal(refusal: Refusal): string
  /** What a thing of the table is called, and what it is. */
  thing(thing: Thing): { readonly name: string; readonly text: string }
}

/** The texts of a game in a language; in English, and noted as such, where it does not have it yet. */
export async function textsIn(words: Words, lang: Lang): Promise<Texts> {
  const own = await words.texts(lang).catch((error: unknown) => {
    if (lang === USUAL) throw error
    return null
  })
  // A language that says everything needs no English to be fetched.
  return own !== null && WHOLE.includes(lang) ? own : filled(await words.texts(USUAL), own ?? {})
}

/** What is spoken of: a match, or as much of it as this. */
export interface Spoken {
  readonly title: Title
  readonly game: Edition
  readonly state: State
  /** The names people gave; a seat without one is called by the game's own name for it. */
  readonly players?: readonly string[]
}

export async function speakerOf(words: Words, spoken: Spoken, lang: Lang): Promise<Speaker> {
  const { title, game, state: s, players = [] } = spoken
  const texts = await textsIn(words, lang)
  const box = game.box
  const card = (c: number) => (c === HIDDEN ? '?' : words.cardName(c, lang, box, texts))
  const seat = (n: Seat) => players[n] || (texts.names[title.seatName(s, n)] ?? title.seatName(s, n))
  /** What a card says, with the figures of the sheet this match is played with. */
  const printed = (id: string, sentence: Say): Say => {
    let figures: Params | null = null
    return (p, v) => {
      figures ??= figuresOf(game.sheet ?? title.sheet, id)
      return typeset(lang, sentence({ ...figures, ...p }, v))
    }
  }
  const sayings: Record<string, Say> = {}
  for (const [id, sentence] of Object.entries(texts.cards)) sayings[id] = printed(id, sentence)
  for (const [id, sentence] of Object.entries(texts.board ?? {})) sayings[id] = (p, v) => typeset(lang, sentence(p, v))
  const voice = voiceOf(lang, texts.names, card, seat, sayings, texts.cardNames)
  const say = (sentence: ((p: never, v: Voice) => string) | undefined, id: string, p: object) =>
    typeset(lang, sentence === undefined ? id : sentence(p as never, voice))
  /** A sentence begins with a capital letter, unless somebody's name that begins it does not. */
  const sentence: typeof say = (said, id, p) => {
    const text = say(said, id, p)
    return players.some((name) => name !== '' && text.startsWith(name)) ? text : capital(text, lang)
  }
  return {
    lang,
    texts,
    voice,
    ask(state, who) {
      const step = state.agenda[state.agenda.length - 1] as Step
      return sentence(texts.ask[step.do], step.do, words.wording.ask(state, step, who, box))
    },
    choice: (state, who, choice) =>
      sentence(texts.act[choice.act], choice.act, { ...words.wording.act(state, who, choice, box), n: choice.n ?? [] }),
    event: ({ with: more, ...rest }) => sentence(texts.event[rest.ev], rest.ev, { ...rest, ...more }),
    refusal: ({ clause, with: more }) =>
      sentence(texts.refusal[clause] ?? tongueOf(lang).refusals[clause as 'table.over'], clause, more ?? {}),
    thing({ is, with: blanks = {} }) {
      const { name = is, text } = texts.things?.[is] ?? {}
      return { name: say(typeof name === 'string' ? () => name : name, is, blanks), text: say(text, is, blanks) }
    },
  }
}
