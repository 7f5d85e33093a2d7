// Matches of rounds that are over are judged by the house, one at a time, when its threads have nothing else to do. What comes of it is kept
// in the tournament; what is killed in between is done again.
import type { JudgedMatch, Pod, TournamentChange, TournamentDoc } from './document.ts'
import { unjudged } from './luckless.ts'
import type { Office } from './office.ts'

/** How often a match is tried on one node before it counts as one that cannot be judged. */
const TRIES = 3

/** Keeps what was found of a table; what another node found first stays. */
const withJudged =
  (table: string, judged: JudgedMatch | null): TournamentChange =>
  (t) => {
    const isOpen = (pod: Pod) => pod.table === table && pod.judged === undefined
    if (!t.list.some((round) => round.pods.some(isOpen))) return t
    const list = t.list.map((round) => ({
      ...round,
      pods: round.pods.map((pod) => (isOpen(pod) ? { ...pod, judged: judged ?? { failed: true as const } } : pod)),
    }))
    return { ...t, list }
  }

/** Seats in shares of the win: anything else is no judgement of this table. */
export function isSound({ draw, doubt }: JudgedMatch, seats: number): boolean {
  const sum = draw.reduce((a, b) => a + b, 0)
  const isFair = (x: number) => Number.isFinite(x) && Math.abs(x) <= 10
  return draw.length === seats && doubt.length === seats && [...draw, ...doubt].every(isFair) && Math.abs(sum) < 1e-6
}

/** Judges the matches of these tournaments in the background, in turns; does nothing while it is at it. */
export function judgingOf({ kept, tables, thinkers, log }: Office): (ids: readonly string[]) => Promise<void> {
  const failed = new Map<string, number>()
  let busy = false

  async function judgeOne(t: TournamentDoc, pod: Pod): Promise<void> {
    try {
      const text = await tables.file(pod.table)
      const judged = text === null ? null : await thinkers.judge(text)
      const found = judged !== null && isSound(judged, pod.people.length) ? rounded(judged) : null
      await kept.change(t.id, withJudged(pod.table, found))
      failed.delete(pod.table)
    } catch (error) {
      const tries = (failed.get(pod.table) ?? 0) + 1
      log.warn({ err: error, table: pod.table, tries }, 'a match was not judged')
      failed.set(pod.table, tries)
      if (tries < TRIES) return
      failed.delete(pod.table)
      await kept.change(t.id, withJudged(pod.table, null))
    }
  }

  /** One more match of a tournament; false where there is none that was not tried. */
  async function judgeNext(id: string, tried: Set<string>): Promise<boolean> {
    // Read anew each time: another node may have judged some, and two nodes rarely begin with the same.
    const t = await kept.get(id)
    const open = t === null ? [] : unjudged(t).filter((pod) => !tried.has(pod.table))
    const pod = open[Math.floor(Math.random() * open.length)]
    if (t === null || pod === undefined) return false
    tried.add(pod.table)
    await judgeOne(t, pod)
    return true
  }

  /** A tournament of many tables waits for the others after each of them. */
  async function judgeAll(ids: readonly string[]): Promise<void> {
    const tried = new Set<string>()
    for (let left = ids; left.length > 0; ) {
      const more: string[] = []
      for (const id of left) if (await judgeNext(id, tried)) more.push(id)
      left = more
    }
  }

  return async (ids) => {
    if (busy) return
    busy = true
    void judgeAll(ids)
      .catch((error) => log.warn({ err: error }, 'matches were not judged'))
      .finally(() => {
        busy = false
      })
  }
}

const DECIMALS = 5
const short = (x: number): number => Number(x.toFixed(DECIMALS))
const rounded = (judged: JudgedMatch): JudgedMatch => ({
  ...judged,
  ...{ draw: judged.draw.map(short), doubt: judged.doubt.map(short) },
})
