// Reads the same deal from the files of the tables it was played at.
import type { Seat } from '../../../kernel/words.ts'
import type { RoundInfo } from '../../../wire/tournament.ts'
import { speakerFor } from '../lib/shelf.ts'
import { fetchWhole, type Whole } from '../online/whole.svelte.ts'
import type { Chosen, DealRow } from './deal.ts'

/** What every seat of a match chose, in words. */
async function chosenIn({ match, states }: Whole, lang: string): Promise<Chosen[][]> {
  const speaker = await speakerFor(match, lang)
  return Array.from({ length: match.seats }, (_, seat: Seat) =>
    match.story.flatMap((deed, line): Chosen[] => {
      const before = states[line - 1]
      if (deed.seat !== seat || deed.choice === null || before === undefined) return []
      return [{ line, text: speaker.choice(before, seat, deed.choice) }]
    }),
  )
}

/** Reads the tables of a round that all may look at; those that cannot be read are left out. */
export async function readDeal(round: RoundInfo, lang: string): Promise<DealRow[]> {
  const rows = await Promise.all(
    round.pods.map(async (pod, index): Promise<DealRow[]> => {
      const whole = pod.key === null ? null : await fetchWhole(pod.table, `?key=${encodeURIComponent(pod.key)}`)
      if (whole === null || pod.scores === null) return []
      return [{ pod, index, chosen: await chosenIn(whole, lang), scores: pod.scores }]
    }),
  )
  return rows.flat()
}
