// What the toys share: a title and words around a game too small to have sheets and rules of its own.
import type { Game } from '../../kernel/game.ts'
import type { Choice, Params, State, Step } from '../../kernel/words.ts'
import type { SheetForm } from '../../papers/sheet.ts'
import type { Texts } from '../../papers/texts.ts'
import type { Canon, Title } from '../../title/title.ts'
import type { Wording, Words } from '../../title/words.ts'

/** A toy's moves are its choices as they are. */
const canon: Canon<State, Choice, unknown> = {
  write: (_s, _seat, choice) => choice,
  read: (_s, _seat, move) => move as Choice,
}
/** An id or a ref as words: "hand.0.5" is "hand 0 5". */
const inWords = (id: string): string => id.replaceAll(/[-.]/g, ' ')

const wording: Wording<State, Step, Choice, unknown> = {
  ask: () => ({}),
  act: (_s, _seat, choice) => ({ on: choice.on?.map(inWords).join(' ') ?? '' }),
}
const form: SheetForm = { form: 1, tables: {} }

export function toyTitle<S extends State>(game: Game<S>): Title {
  return {
    game: game as unknown as Game,
    form,
    sheet: { game: game.id, form: 1, tables: {} },
    unpack: () => null,
    cardId: (card) => `card-${card}`,
    seatName: (_s, seat) => `seat ${seat}`,
    canon,
  }
}

export const toyWords = (texts: Texts): Words => ({
  wording,
  cardName: (card) => `card ${card}`,
  texts: async () => texts,
})

/** Texts in which every sentence of a toy is its own id in words; a choice adds its things and numbers. */
export function toyTexts(
  title: string,
  ids: Partial<Record<'ask' | 'act' | 'event' | 'refusal', readonly string[]>>,
): Texts {
  const say = (list: readonly string[] = []) => Object.fromEntries(list.map((id) => [id, () => `${inWords(id)}.`]))
  const choose = (list: readonly string[] = []) =>
    Object.fromEntries(list.map((id) => [id, (p: Params) => [inWords(id), p.on, p.n].flat().join(' ').trim()]))
  return {
    title,
    blurb: title,
    ask: say(ids.ask),
    act: choose(ids.act),
    event: say(ids.event),
    refusal: say(ids.refusal),
    names: {},
    cards: {},
    variants: {},
    points: { cards: 'cards' },
  }
}
