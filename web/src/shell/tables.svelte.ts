// The matches kept on this device, as the lobby lists them.
import { forget, type Kept, keep, keptMatches } from '../lib/keep.ts'

let all = $state.raw<readonly Kept[]>([])
let read = $state.raw(false)
/** The match just deleted: it can still be put back. */
let gone = $state.raw<Kept | null>(null)

export const tables = {
  /** Unfinished, newest first. */
  get open(): readonly Kept[] {
    return all.filter((kept) => !kept.over)
  },
  get over(): readonly Kept[] {
    return all.filter((kept) => kept.over)
  },
  get read(): boolean {
    return read
  },
  get gone(): Kept | null {
    return gone
  },
}

export async function refresh(): Promise<void> {
  all = await keptMatches()
  read = true
}

export async function remove(kept: Kept): Promise<void> {
  await forget(kept.id)
  gone = kept
  await refresh()
}

export async function restore(): Promise<void> {
  if (gone !== null) await keep(gone)
  gone = null
  await refresh()
}

export function letGo(): void {
  gone = null
}
