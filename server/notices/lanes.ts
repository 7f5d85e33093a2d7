// Who may be sent to at once: one message at a time for each channel, and not all places for letters, whose one server may hang,
// nor for what failed before. So a new notice always finds a place soon, whatever addresses of others lead to.
import type { NoticeRow } from '../store/outbox.ts'
import { MAIL } from './channels.ts'

export interface Lanes {
  /** Takes a place for a channel; the answer gives it back. Null where the channel is being sent to, or its lane is full. */
  enter(channel: string, notices: readonly NoticeRow[]): (() => void) | null
}

/** A channel belongs to its person. */
export const laneKey = ({ person, channel }: NoticeRow): string => `${person} ${channel}`

type Lane = 'new' | 'letters' | 'again'

const laneOf = (notices: readonly NoticeRow[]): Lane => {
  if (notices.some(({ channel }) => channel === MAIL)) return 'letters'
  return notices.some(({ tries }) => tries > 1) ? 'again' : 'new'
}

/** Of so many places, a quarter for letters and a quarter for what is tried again. */
export function lanesOf(places: number): Lanes {
  const taken = new Map<string, Lane>()
  const most: Readonly<Record<Lane, number>> = { new: places, letters: places >> 2, again: places >> 2 }
  return {
    enter(channel, notices) {
      const lane = laneOf(notices)
      const others = [...taken.values()].filter((one) => one === lane).length
      if (taken.has(channel) || others >= most[lane]) return null
      taken.set(channel, lane)
      return () => void taken.delete(channel)
    },
  }
}
