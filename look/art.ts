// A game's drawn cards: scenes that the client fetches when the table can be used already, and draws once per table.

/** What light a scene is drawn in. */
export interface Light {
  readonly night: boolean
  readonly winter?: boolean
}

/** SVG markup in some light: the same words for the same light, always. */
export type Drawing = (light: Light) => string

/**
 * The scenes of a game's cards, by the names their faces give (`Face.scene`). Each is markup for a view box of 120 × 104 with
 * the ground at y = 82, laid `xMidYMax slice` into the room its card leaves: nothing that matters lies in the upper 18
 * units, at the coin (upper left), at the symbols (upper right) or at the laurel (lower right).
 */
export interface GameArt {
  readonly scenes: Readonly<Record<string, Drawing>>
  /** Gradients, patterns and parts that several scenes use; their ids begin with `art-`, those of a scene with `<scene>-`. */
  readonly shared?: Drawing
}

/** A scene as a picture of its own: nothing of the page reaches into it, and it is drawn once for all cards that show it. */
export function pictureOf({ scenes, shared }: GameArt, scene: string, light: Light): string | null {
  const drawn = scenes[scene]?.(light)
  if (drawn === undefined) return null
  const common = shared === undefined ? '' : `<defs>${shared(light)}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="104" viewBox="0 0 120 104">${common}${drawn}</svg>`
}

/** Whether a scene takes colours of its card (`--g0` to `--g2`), which only the page knows: it is drawn there. */
export const isTinted = (drawn: string): boolean => drawn.includes('var(--g')

/** Every light a table may have. */
export const LIGHTS: readonly Light[] = [
  { night: false },
  { night: true },
  { night: false, winter: true },
  { night: true, winter: true },
]
