// What a game draws for its own sprite, beside the icons of the set.

/** A symbol of the sprite. */
export interface Drawn {
  readonly viewBox: string
  readonly body: string
  /** Stretched to whatever room it is given. */
  readonly stretched?: true
}

/** A drawing in its own colours takes no outline from where it is set. */
export const unlined = (drawn: Drawn): Drawn => ({ ...drawn, body: `<g stroke="none">${drawn.body}</g>` })

/** The same for all of them. */
export const allUnlined = (all: Readonly<Record<string, Drawn>>): Record<string, Drawn> =>
  Object.fromEntries(Object.entries(all).map(([id, drawn]) => [id, unlined(drawn)]))

/** A card's back, stretched over cards of any size. */
export const cardBack = (body: string): Drawn => ({ viewBox: '0 0 70 98', stretched: true, body })

/** Straight lines to and fro over a card's back, `pitch` apart: the lozenges between them. */
export const lozenges = (count: number, pitch: number, from: number, slope: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [left, right] = [-from + i * pitch, 70 + from - i * pitch]
    return `M${left} 0L${left + slope} 98M${right} 0L${right - slope} 98`
  }).join('')
