// Tables of this visit, which go on even where the device keeps nothing.
import { type Kept, keep } from './keep.ts'

export const fresh = new Map<string, Kept>()

/** Keeps a record on the device, and for this visit in any case. */
export async function keepAs(kept: Kept): Promise<void> {
  fresh.set(kept.id, kept)
  await keep(kept)
}
