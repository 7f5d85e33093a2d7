// What is new for the reader, for the bell in the house's head: read again every little while, by whoever shows it.
import type { NewsItem, NewsReply } from '../../../wire/news.ts'
import { presence } from '../shell/presence.svelte.ts'
import { ask } from './api.ts'
import { company } from './company.svelte.ts'
import { addSeen, isUnread, readSeen } from './seenEnds.ts'

const EVERY_MS = 20_000
const KEY = 'chantier.ends'

let news = $state.raw<readonly NewsItem[]>([])
let read = $state.raw(0)
let loaded = $state.raw(false)
/** Matches whose end this device has shown: no news any more. */
let ends = $state.raw<readonly string[]>(kept())

function kept(): readonly string[] {
  try {
    return readSeen(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

export function sawEnd(table: string): void {
  if (ends.includes(table)) return
  ends = addSeen(ends, table)
  try {
    localStorage.setItem(KEY, JSON.stringify(ends))
  } catch {
    // Storage is forbidden: it holds for this visit.
  }
}

export const bell = {
  get news(): readonly NewsItem[] {
    return news
  },
  get loaded(): boolean {
    return loaded
  },
  /** How many of them the reader has not seen. */
  get unread(): number {
    return news.filter((item) => isUnread(item, read, ends)).length
  },
  isUnread: (item: NewsItem): boolean => isUnread(item, read, ends),
  async load(): Promise<void> {
    if (presence.me === null) return
    const answer = await ask<NewsReply>('GET', 'news')
    if (!('value' in answer)) return
    news = answer.value.news
    loaded = true
    read = Math.max(read, answer.value.read)
  },
  /** All that is shown was seen. */
  async markRead(): Promise<void> {
    const last = Math.max(0, ...news.map(({ at }) => at))
    if (last <= read) return
    read = last
    await ask('PUT', 'news', { read: last })
  },
  /** The reader answered something: both lists that tell of it are asked for again. */
  async answered(done: Promise<unknown>): Promise<void> {
    await done
    await Promise.all([bell.load(), company.load()])
  },
  /** Within an effect: while the page is looked at, the bell is true. */
  follow(): () => void {
    const look = () => document.visibilityState === 'visible' && void bell.load()
    look()
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  },
  /** Somebody else from now on. */
  forget(): void {
    news = []
    read = 0
    loaded = false
  },
}
