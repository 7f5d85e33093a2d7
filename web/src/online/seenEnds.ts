// The ends of matches that this device has shown: the bell does not tell of them.
import type { NewsItem } from '../../../wire/news.ts'

const MOST = 100

/** What was kept, where it can be read. */
export function readSeen(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(-MOST) : []
  } catch {
    return []
  }
}

export const addSeen = (seen: readonly string[], table: string): readonly string[] => [...seen, table].slice(-MOST)

/** Whether something is still new for somebody who has read up to a moment. */
export const isUnread = (item: NewsItem, read: number, ends: readonly string[]): boolean =>
  item.at > read && !(item.kind === 'ended' && ends.includes(item.table))
