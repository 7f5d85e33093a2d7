// What is new for somebody: who asks something of them, who agreed to be their friend, which of their matches ended.
import type { NewsItem } from '../../wire/news.ts'
import type { TieRow } from '../store/meeting.ts'
import type { ResultRow } from '../store/store.ts'

/** What happened longer ago is no news; what waits for an answer waits as long as it takes. */
const FRESH_MS = 14 * 24 * 3600 * 1000
const MOST = 30

type TieNews = { readonly kind: 'asked' | 'befriended'; readonly other: string; readonly at: number }

/** Of what people have said of each other: those who ask this person, and those who agreed when they were asked. */
export function tieNews(person: string, ties: readonly TieRow[], now: number): TieNews[] {
  const own = new Map(ties.filter((tie) => tie.person === person).map((tie) => [tie.other, tie]))
  return ties.flatMap(({ person: other, other: to, kind, at }): TieNews[] => {
    if (to !== person || kind !== 'friend') return []
    const mine = own.get(other)
    if (mine === undefined) return [{ kind: 'asked', other, at }]
    const agreed = mine.kind === 'friend' && mine.at < at && now - at < FRESH_MS
    return agreed ? [{ kind: 'befriended', other, at }] : []
  })
}

/** Of the results of this person, newest first: the matches that ended lately. */
export const endNews = (results: readonly ResultRow[], now: number): NewsItem[] =>
  results
    .filter(({ at }) => now - at < FRESH_MS)
    .map(({ table, game, place, seats, at }) => ({ kind: 'ended', table, game, place, seats, at }))

/** Invitations run out, and are not pushed out by strangers who ask; of those, people who keep a name come before guests. */
const rank = (item: NewsItem): number =>
  item.kind === 'invited' ? 0 : item.kind !== 'asked' ? 3 : item.who.guest ? 2 : 1

/** What waits for an answer first, then the newest. */
export const inOrder = (news: readonly NewsItem[]): NewsItem[] =>
  news.toSorted((a, b) => rank(a) - rank(b) || b.at - a.at).slice(0, MOST)
