// How each seat of this table is told apart: the colour, shape and letter of the game's own colour for it.
import { getContext, setContext } from 'svelte'
import { tongueOf } from '#tongues'
import type { Speaker } from '../../../title/say.ts'

/** The five tones of the house, by the colours that games call them: a seat is called what it looks like. */
export const TONES: Readonly<Record<string, number>> = {
  blue: 0,
  red: 1,
  green: 2,
  yellow: 3,
  orange: 3,
  purple: 4,
  plum: 4,
}

export interface Seats {
  tone(seat: number): number
  letter(seat: number): string
}

const KEY = Symbol('seats')

/** The tone of each seat; a colour the house does not know, or one already taken, gets the next free tone. */
export function tonesOf(colours: readonly string[]): number[] {
  const taken = new Set<number>()
  return colours.map((colour) => {
    const wanted = TONES[colour]
    const tone = wanted !== undefined && !taken.has(wanted) ? wanted : ([0, 1, 2, 3, 4].find((t) => !taken.has(t)) ?? 0)
    taken.add(tone)
    return tone
  })
}

/**
 * A letter for each seat, all different at one table: the first of its colour's name; where another name begins alike, as
 * Grün and Gelb do, the one of its tone; else the next letter of the name that is free.
 */
export function lettersOf(names: readonly string[], tones: readonly number[], lang: string): string[] {
  const taken = new Set<string>()
  const spelt = names.map((name) => [...name].map((c) => c.toLocaleUpperCase(lang)).filter((c) => /\p{L}/u.test(c)))
  return spelt.map((own, seat) => {
    const [first = ''] = own
    const tone = tongueOf(lang).letters[tones[seat] ?? seat] ?? ''
    const shared = spelt.filter(([other]) => other === first).length > 1
    const wanted = shared ? [tone, ...own] : [first, tone, ...own]
    const letter = wanted.find((c) => c !== '' && !taken.has(c)) ?? String(seat + 1)
    taken.add(letter)
    return letter
  })
}

/** How the seats of one table are told apart, by seat. */
export interface Places {
  readonly tones: readonly number[]
  readonly letters: readonly string[]
}

/** The places of seats that a game calls by these colours, in the words of one speaker. */
export function placesOf(colours: readonly string[], { texts, lang }: Pick<Speaker, 'texts' | 'lang'>): Places {
  const tones = tonesOf(colours)
  const names = colours.map((colour) => texts.names[colour] ?? colour)
  return { tones, letters: lettersOf(names, tones, lang) }
}

export const provideSeats = (seats: Seats): void => {
  setContext(KEY, seats)
}

/** Outside a table, seats are the tones in order. */
export const useSeats = (): Seats =>
  getContext<Seats | undefined>(KEY) ?? { tone: (seat) => seat, letter: (seat) => 'BRGYP'[seat] ?? '' }
