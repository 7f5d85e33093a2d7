// A game on the lobby's shelf: light enough to be there before the game is.

/** What a cover says, a file of each language: words/<lang>/cover.ts. */
export interface CoverWords {
  readonly title: string
  /** The same, short enough for a medallion. */
  readonly short: string
  readonly blurb: string
}

export interface Cover {
  /** Its place on the shelf. */
  readonly order: number
  readonly players: readonly [min: number, max: number]
  readonly minutes: number
  /** The face its title is set in. */
  readonly font: string
  /** Its primary button and ring: light end, dark end, ink. */
  readonly button: readonly [string, string, string]
}
