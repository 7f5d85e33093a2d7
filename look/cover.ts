// A game on the lobby's shelf: light enough to be there before the game is.
import type { Lang } from '../papers/texts.ts'

export interface Cover {
  /** Its place on the shelf. */
  readonly order: number
  readonly title: Readonly<Record<Lang, string>>
  /** The same, short enough for a medallion. */
  readonly short: Readonly<Record<Lang, string>>
  readonly blurb: Readonly<Record<Lang, string>>
  readonly players: readonly [min: number, max: number]
  readonly minutes: number
  /** The face its title is set in. */
  readonly font: string
  /** Its primary button and ring: light end, dark end, ink. */
  readonly button: readonly [string, string, string]
}
