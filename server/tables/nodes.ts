// What the nodes of a house tell each other. News says what is kept, so hearing it twice, late or not at all is harmless.

import type { Bus } from '../store/store.ts'
import { later } from './act.ts'
import type { Hall, OpenTable } from './runtime/hall.ts'
import { followStore, refetch, tellInfo } from './runtime/open.ts'
import { hearChat } from './talk.ts'

/** Who is at a table with this node. */
export const hereNews = (hall: Hall, t: OpenTable): string =>
  `h:${t.id}:${hall.node}:${t.room.watchers}:${t.room.people().join(',')}`

/** Collects the news of a moment and publishes them together; where nobody else could hear, there is nothing to say. */
export function newsTo(bus: Bus, alone: () => boolean): (item: string) => void {
  let waiting: string[] = []
  return (item) => {
    if (alone()) return
    if (waiting.push(item) > 1) return
    setImmediate(() => {
      const news = waiting
      waiting = []
      bus.publish(news)
    })
  }
}

const names = (list: string | undefined): string[] => (list === undefined || list === '' ? [] : list.split(','))

/** Hears a piece of news; null means that anything may have been missed. */
export async function hearNews(hall: Hall, news: string | null): Promise<void> {
  if (news === null) {
    for (const open of [...hall.open.values()]) {
      const t = await open.catch(() => null)
      if (t !== null) later(hall, t, () => allNew(hall, t))
    }
    return
  }
  const [kind, id = '', a, b, c, d] = news.split(':')
  if (kind === 't') hall.turns.heard(id, names(d), names(c))
  const t = await hall.open.get(id)?.catch(() => null)
  if (t === undefined || t === null) return
  if (kind === 't' && (Number(a) > t.doc.seq || Number(b) > t.version)) later(hall, t, () => step(hall, t, Number(b)))
  if (kind === 'c' && Number(a) > (t.chat.at(-1)?.n ?? 0)) later(hall, t, () => hearChat(hall, t))
  if (kind === 'w' && !t.room.empty) hall.news(hereNews(hall, t))
  if (kind === 'h' && a !== undefined && a !== hall.node) {
    t.elsewhere.hear(a, Number(b), names(c), hall.now())
    tellInfo(t)
  }
}

async function step(hall: Hall, t: OpenTable, version: number): Promise<void> {
  if (version > t.version) await refetch(hall, t)
  await followStore(hall, t)
}

async function allNew(hall: Hall, t: OpenTable): Promise<void> {
  await refetch(hall, t)
  await followStore(hall, t)
  await hearChat(hall, t)
}
