// A net that speaks less loudly beside insight. What it says is off by something at every position, and a search that compares
// many takes what is off in its favour: the deeper it looks, the more. A part of what it says is worth more than the whole.
import type { Net } from '../title/net.ts'

/** The same net, with this part of what it says of winning; its trust in insight stays as it is. */
export const quieter = ({ shape, weights }: Net, part: number): Net => ({
  shape,
  weights: { ...weights, win: weights.win.map((weight) => weight * part) },
})
