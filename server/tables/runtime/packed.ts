// The story of a long match, kept small: a line that is no longer fresh becomes a text, and is read again when somebody
// asks. A table in memory is mostly story.
import type { Choice, Event, Seat } from '../../../kernel/words.ts'
import type { Deed } from '../../../match/story.ts'

/** Fresh lines: the one that is told now. */
const FRESH = 1

type Rest = Pick<Deed, 'choice' | 'events'>

class Packed implements Deed {
  readonly at: number
  readonly seat: Seat | null
  readonly step: string
  readonly #text: string

  constructor({ at, seat, step, choice, events }: Deed) {
    this.at = at
    this.seat = seat
    this.step = step
    this.#text = JSON.stringify({ choice, events } satisfies Rest)
  }

  get choice(): Choice | null {
    return this.#rest().choice
  }

  get events(): readonly Event[] {
    return this.#rest().events
  }

  #rest(): Rest {
    return JSON.parse(this.#text)
  }

  /** As JSON would write it, without reading it first. */
  written(): string {
    const { at, seat, step } = this
    return `${JSON.stringify({ at, seat, step }).slice(0, -1)},${this.#text.slice(1)}`
  }

  toJSON(): Deed {
    return JSON.parse(this.written())
  }
}

/** The story as JSON. */
export const writeDeeds = (deeds: readonly Deed[]): string =>
  `[${deeds.map((deed) => (deed instanceof Packed ? deed.written() : JSON.stringify(deed))).join(',')}]`

/** After a line was added: the one that is no longer fresh is packed. */
export function packLast(deeds: Deed[]): void {
  const i = deeds.length - 1 - FRESH
  const deed = deeds[i]
  if (deed !== undefined && !(deed instanceof Packed)) deeds[i] = new Packed(deed)
}

/** After a match was loaded. */
export function packAll(deeds: Deed[]): void {
  for (let i = 0; i < deeds.length - FRESH; i++) {
    const deed = deeds[i]
    if (deed !== undefined && !(deed instanceof Packed)) deeds[i] = new Packed(deed)
  }
}
