// The webhook of a club: what is announced, which rounds start, who won. What is to be told waits in the club's own document, so that
// no kill loses it; of several nodes the one that puts off the next try sends it.

import { type Outcome, outcomeOf } from '../notices/channels.ts'
import type { OutsideProblem, Posted } from '../notices/guard.ts'
import type { Message } from '../notices/hooks.ts'
import { HOOK_OFF, type HookKind } from '../people/channels.ts'
import type { Kept } from '../store/kept.ts'
import type { Answer } from '../tables/answer.ts'
import { sayIn } from '../texts/say.ts'
import type { ClubDoc } from './club.ts'
import type { ClubHook, ClubNews } from './news.ts'

/** How the world outside is reached. */
export interface HookWays {
  vet(url: string): Promise<OutsideProblem | 'good'>
  post(to: { readonly kind: HookKind; readonly url: string }, message: Message): Promise<Posted>
  readonly origin: string
}

const MOST_WAITING = 20
/** Longer than a channel may take: then another node tries. */
const LEASE = 45_000
const FIRST_RETRY = 15_000
const LAST_RETRY = 3_600_000
const AT_ONCE = 20

const isOff = ({ failed }: ClubHook): boolean => failed >= HOOK_OFF

/** When a sweep should look at a club. */
export const hookDue = ({ hook }: ClubDoc): number | null =>
  hook === undefined || isOff(hook) || hook.waiting.length === 0 ? null : hook.next

/** Says something, as soon as somebody looks; nothing without a webhook. */
export const withNews =
  (news: ClubNews) =>
  (club: ClubDoc, now: number): ClubDoc => {
    const { hook } = club
    if (hook === undefined || isOff(hook)) return club
    return { ...club, hook: { ...hook, waiting: [...hook.waiting, news].slice(-MOST_WAITING), next: hook.next ?? now } }
  }

export const withHook =
  (kind: HookKind, url: string, lang: string) =>
  (club: ClubDoc): ClubDoc => ({ ...club, hook: { kind, url, lang, failed: 0, waiting: [], next: null } })

export const withoutHook = (club: ClubDoc): ClubDoc => {
  const { hook: _, ...rest } = club
  return rest
}

/** What came of sending the first that waits. */
const settled =
  (outcome: Outcome) =>
  (club: ClubDoc, now: number): ClubDoc => {
    const { hook } = club
    if (hook === undefined) return club
    // Nobody will ever take anything there.
    if (outcome === 'gone') return { ...club, hook: { ...hook, failed: HOOK_OFF, next: null } }
    if (outcome === 'failed') {
      const failed = hook.failed + 1
      return { ...club, hook: { ...hook, failed, next: now + Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (failed - 1)) } }
    }
    const waiting = hook.waiting.slice(1)
    return { ...club, hook: { ...hook, failed: 0, waiting, next: waiting.length === 0 ? null : now } }
  }

const messageOf = (club: ClubDoc, { lang }: ClubHook, news: ClubNews | null, origin: string): Message => ({
  kind: news === null ? 'test' : 'club',
  title: club.name,
  text: news === null ? sayIn(lang, 'clubs.hook-test') : sayIn(lang, `clubs.hook-${news.key}`, news.with),
  link: news === null ? `${origin}/#/club/${club.id}` : `${origin}/#/tournament/${news.tournament}`,
})

/** Sends a test at once; one that is taken turns a webhook on again. */
export async function testHook(kept: Kept<ClubDoc>, ways: HookWays, club: ClubDoc): Promise<Answer<null>> {
  const { hook } = club
  if (hook === undefined) return { refusal: { clause: 'hook.none' } }
  const posted = await ways.post(hook, messageOf(club, hook, null, ways.origin))
  if ('problem' in posted) return { refusal: { clause: `outside.${posted.problem}` } }
  if (outcomeOf(posted) !== 'taken') return { refusal: { clause: 'outside.status', with: { status: posted.status } } }
  await kept.change(club.id, (now) => (now.hook === undefined ? now : { ...now, hook: { ...now.hook, failed: 0 } }))
  return { answer: null }
}

/** Sends what is due, one piece of news for each club; all at once, so that an address that is slow keeps nobody else waiting. */
export async function sweepHooks(kept: Kept<ClubDoc>, ways: HookWays, now: () => number): Promise<void> {
  const sent = (await kept.list({ due: now(), limit: AT_ONCE })).map((club) => sweepHook(kept, ways, club))
  for (const one of await Promise.allSettled(sent)) if (one.status === 'rejected') throw one.reason
}

async function sweepHook(kept: Kept<ClubDoc>, ways: HookWays, due: ClubDoc): Promise<void> {
  let mine: ClubHook | null = null
  await kept.change(due.id, (club, at) => {
    mine = null
    const { hook } = club
    const when = hookDue(club)
    if (hook === undefined || when === null || when > at) return club
    mine = hook
    return { ...club, hook: { ...hook, next: at + LEASE } }
  })
  await send(kept, ways, due, mine)
}

async function send(kept: Kept<ClubDoc>, ways: HookWays, club: ClubDoc, hook: ClubHook | null): Promise<void> {
  const news = hook?.waiting[0]
  if (hook === null || news === undefined) return
  const outcome = outcomeOf(await ways.post(hook, messageOf(club, hook, news, ways.origin)))
  await kept.change(club.id, settled(outcome))
}
