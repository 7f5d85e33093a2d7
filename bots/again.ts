// Opponents of a match that is taken up again, perhaps elsewhere: the same ones, as they played before.
import { untaughtName } from './level.ts'

/** The name under which an opponent goes on: one that played without a net stays without, though there is one here. */
export const playsOnAs = ({ bot, net }: { readonly bot: string; readonly net: boolean }, netHere: boolean): string =>
  netHere && !net ? untaughtName(bot) : bot
