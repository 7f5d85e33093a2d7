// What is taken back, done again and asked for over live connections counts to the network it comes from. Choices do not: a match has no
// more of them than its rules allow, its table was counted when it was laid, and a hall full of people must never have to wait.

import type { FromPage } from '../../wire/messages.ts'
import type { KeepLimit } from '../base/keepLimit.ts'
import type { Acted } from '../tables/act.ts'

/** What is kept of a command: an entry of the log with its id, or a line that the table says. */
const COMMAND_BYTES = 200

/** Commands that may be said without end. */
const ENDLESS: ReadonlySet<FromPage['t']> = new Set(['undo', 'redo', 'ask-back', 'answer-back', 'return'])

/** Does a command, or refuses it where too much has come from there; one that is refused keeps nothing. */
export async function counted(
  { keeps }: { readonly keeps: KeepLimit },
  network: string,
  kind: FromPage['t'],
  work: () => Promise<Acted> | Acted,
): Promise<Acted> {
  if (!ENDLESS.has(kind)) return work()
  const seconds = keeps.count(network, 'takenBack', COMMAND_BYTES)
  if (seconds !== null) return { refusal: { clause: 'tables.back-network', with: { seconds } } }
  const acted = await work()
  if ('refusal' in acted) keeps.giveBack(network, 'takenBack', COMMAND_BYTES)
  return acted
}
