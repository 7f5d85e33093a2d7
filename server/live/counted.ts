// What is played over live connections counts to the network it comes from.
import type { KeepLimit } from '../base/keepLimit.ts'
import type { Acted } from '../tables/act.ts'

/** What is kept of a command: an entry of the log with its id, or a line that the table says. */
const COMMAND_BYTES = 200

/** Does a command, or refuses it where too much has come from there; one that is refused keeps nothing. */
export async function counted(keeps: KeepLimit, network: string, work: () => Promise<Acted> | Acted): Promise<Acted> {
  const seconds = keeps.count(network, 'played', COMMAND_BYTES)
  if (seconds !== null) return { refusal: { clause: 'tables.moves-network', with: { seconds } } }
  const acted = await work()
  if ('refusal' in acted) keeps.giveBack(network, 'played', COMMAND_BYTES)
  return acted
}
