// What this device can prove of the shuffle of a finished match: from what it noted, and from what lay on its page.
import type { Game } from '../../../kernel/game.ts'
import type { Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { TableInfo } from '../../../wire/table.ts'
import { type Proof, proofOf, type Witness } from '../../../wire/witness.ts'
import { difference } from '../../../wire/written.ts'
import { notedAt } from './seals.ts'
import type { Lack, Whole } from './whole.svelte.ts'

export interface Compared {
  /** How many moments of the match were seen on this page. */
  readonly moments: number
  /** All of them come out of the file again. */
  readonly same: boolean
}

export interface Proven extends Proof, Compared {
  readonly seed: string
  /** The server does not tell the match any more: its cards can be compared with nothing. */
  readonly withheld: boolean
}

/** What was seen after a line of the story; null where this page was not there. */
type SeenAt = (line: number) => State | null

/** Whether a match, as its file tells it, is the one that lay on this page while it was played. */
export function compareCards(game: Game, states: readonly State[], seat: Seat | null, seenAt: SeenAt): Compared {
  let moments = 0
  for (const [line, state] of states.entries()) {
    const seen = seenAt(line)
    if (seen === null) continue
    moments++
    // Events are told with the story, not with the view.
    if (difference({ ...seen, events: null }, { ...view(game, state, seat), events: null }) !== null)
      return { moments, same: false }
  }
  return { moments, same: true }
}

/**
 * What is proven without a match: a plainer lie first. One that breaks the rules is itself a lie; one that the server does not tell,
 * because its rules have changed, may be none.
 */
export function withoutMatch(noted: Witness | null, { shuffle }: Pick<TableInfo, 'shuffle'>, why: Lack): Proven | null {
  const proof = proofOf(noted, { shuffle, seed: '', sameCards: false })
  if (proof === null) return null
  const plain = proof.lie === 'seed' || proof.lie === 'cards' ? null : proof.lie
  const withheld = why === 'other-rules'
  return { ...proof, lie: plain ?? (withheld ? null : 'file'), moments: 0, same: false, seed: '', withheld }
}

export function provenAt(
  table: string,
  whole: Whole | Lack | null,
  info: TableInfo | null,
  seat: Seat | null,
  seenAt: SeenAt,
): Proven | null {
  if (whole === null || info === null) return null
  if (typeof whole === 'string') return withoutMatch(notedAt(table), info, whole)
  const { game, seed } = whole.match
  const compared = compareCards(game, whole.states, seat, seenAt)
  const proof = proofOf(notedAt(table), { shuffle: info.shuffle, seed, sameCards: compared.same })
  return proof === null ? null : { ...proof, ...compared, seed, withheld: false }
}
