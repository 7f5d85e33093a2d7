// Who sits where, between a match file and a table on this device.
import { playsOnAs } from '../../../bots/again.ts'
import { USUAL_LEVEL, usesNet } from '../../../bots/level.ts'
import type { Sitter } from '../../../match/sitting.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Sitting } from './keep.ts'
import { LEARNED } from './listed.ts'

const hasNet = (game: string, sheet: Sheet | null) => sheet === null && LEARNED.includes(game)

/** As the file says it. */
export const sittersOf = (sitting: readonly Sitting[], game: string, sheet: Sheet | null): Sitter[] =>
  sitting.map(({ kind, bot = USUAL_LEVEL }) =>
    kind === 'person' ? { kind } : { kind, bot, net: usesNet(bot) && hasNet(game, sheet) },
  )

/** Who sits at this device's table; an opponent that is not known here plays at the usual level. */
export async function sittingOf(
  sitters: readonly Sitter[],
  players: readonly string[],
  game: string,
  sheet: Sheet | null,
): Promise<Sitting[]> {
  const { knownName } = await import('../../../bots/names.ts')
  return sitters.map((sitter, seat) => {
    const name = players[seat] ?? ''
    if (sitter.kind === 'person') return { kind: 'person', name }
    return { kind: 'bot', name, bot: knownName(playsOnAs(sitter, hasNet(game, sheet))) }
  })
}
