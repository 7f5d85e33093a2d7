// What those who look at a table hear of an entry: written when the entry is tried, said once it is kept. So the state before it
// need not outlive the wait for the disk.
import type { Event, Seat, State } from '../../../kernel/words.ts'
import type { Entry } from '../../../match/log.ts'
import type { Entered, Standing } from '../../../match/standing.ts'
import type { Deed } from '../../../match/story.ts'
import { toldTo } from '../../../wire/told.ts'
import { changes, shown } from './shown.ts'

export interface Telling {
  /** An entry that takes back is told with the story from the first line that changed. */
  readonly kind: 'moved' | 'back'
  /** Those who see the same, and what each of them hears but for the clocks and what may be taken back now. */
  readonly seats: readonly (Seat | null)[]
  readonly texts: readonly string[]
}

export const takesBack = (entry: Entry): boolean => 'undo' in entry || 'back' in entry

/** What a seat sees; what happened is told beside it. */
export const shownTo = ({ game, state }: Standing, seat: Seat | null): State => shown(game, state, seat)

const isOpen = ({ only }: Event): boolean => only === undefined

/** Whether everybody may hear of all that was done. */
const isShared = (deeds: readonly Deed[]): boolean => deeds.every(({ events }) => events.every(isOpen))

/** To each seat what it may see of an entry, written once where all hear the same. `fresh`: they have not seen the match yet. */
export function tellingOf(
  standing: Standing,
  { entry, seq, before, keep }: Entered,
  seats: readonly (Seat | null)[],
  fresh: boolean,
): Telling {
  const deeds = standing.story.slice(keep)
  // An entry that newer rules passed over adds no line: it is told as if it had been taken back.
  const back = takesBack(entry) || deeds.length === 0
  const shared = isShared(deeds)
  const views = fresh
    ? seats.map((seat) => JSON.stringify([shownTo(standing, seat)]))
    : changes(standing.game, before, standing.state, seats)
  const head = back ? `"seq":${seq},"keep":${keep},"story":` : `"seq":${seq},"told":`
  let told: string | null = null
  const texts: string[] = []
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i] as Seat | null
    if (told === null || !shared)
      told = JSON.stringify(back ? deeds.map((deed) => toldTo(deed, seat)) : toldTo(deeds[0] as Deed, seat))
    texts.push(`${head}${told},"view":${views[i]}`)
  }
  return { kind: back ? 'back' : 'moved', seats, texts }
}
