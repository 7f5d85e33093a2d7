// Opponents of a match that is taken up again, perhaps elsewhere: the same ones, as they played before.

const MASTER = /^master(?=@|$)/

/** Whether an opponent of this name judges by a net, where the game has learned one: `usesNet('master@1s')`. */
export const usesNet = (name: string): boolean => MASTER.test(name)

/** The name under which an opponent goes on: a master that played without a net stays without, though there is one here. */
export const playsOnAs = ({ bot, net }: { readonly bot: string; readonly net: boolean }, netHere: boolean): string =>
  netHere && !net ? bot.replace(MASTER, 'master-1') : bot
