// The owner's desk as its page has it: what was last read, and the sentence that says what went wrong.
import type { DeedInfo, DeskInfo, HouseInfo, ReportInfo } from '../../../wire/owner.ts'
import { ask } from '../online/api.ts'
import { o } from '../online/words.svelte.ts'

const EVERY_MS = 10_000
const LINES = 30
/** A backup older than this waits for its owner; as do less than so many bytes on the disk. */
const OLD_MS = 26 * 3600 * 1000
const LITTLE = 500_000_000

export class OwnerDesk {
  front = $state.raw<HouseInfo | null>(null)
  now = $state.raw<DeskInfo | null>(null)
  reports = $state.raw<readonly ReportInfo[]>([])
  log = $state.raw<readonly DeedInfo[]>([])
  problem = $state.raw('')
  busy = $state.raw(false)
  /** There may be lines of the log before those that were read. */
  more = $state.raw(false)

  async load(): Promise<void> {
    const front = await ask<HouseInfo>('GET', 'house')
    if (!('value' in front)) {
      if (this.front === null) this.problem = front.problem.text || o('unreachable')
      return
    }
    this.front = front.value
    if (!front.value.yours) return
    const [now, reports, log] = await Promise.all([
      ask<DeskInfo>('GET', 'owner'),
      ask<readonly ReportInfo[]>('GET', 'owner/reports'),
      ask<readonly DeedInfo[]>('GET', `owner/log?limit=${LINES}`),
    ])
    if ('value' in now) this.now = now.value
    if ('value' in reports) this.reports = reports.value
    if ('value' in log && this.log.length <= LINES) {
      this.log = log.value
      this.more = log.value.length === LINES
    }
  }

  async earlier(): Promise<void> {
    const last = this.log.at(-1)
    if (last === undefined) return
    const answer = await ask<readonly DeedInfo[]>('GET', `owner/log?limit=${LINES}&before=${last.at}`)
    if (!('value' in answer)) return
    const known = new Set(this.log.map((deed) => deed.id))
    this.log = [...this.log, ...answer.value.filter((deed) => !known.has(deed.id))]
    this.more = answer.value.length === LINES
  }

  /** Does something; true where it was done. Then everything is read again. */
  async do(path: string, body: unknown = {}): Promise<boolean> {
    this.busy = true
    this.problem = ''
    const answer = await ask('POST', path, body)
    this.busy = false
    if (!('value' in answer)) {
      this.problem = answer.problem.text || o('unreachable')
      return false
    }
    this.log = this.log.slice(0, LINES)
    await this.load()
    return true
  }

  follow(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.load()
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }

  get isBackupOld(): boolean {
    const at = this.now?.backup?.at ?? null
    return this.now !== null && (at === null || Date.now() - at > OLD_MS)
  }
  get isDiskFull(): boolean {
    const free = this.now?.figures.free ?? null
    return free !== null && free < LITTLE
  }
  get isFailing(): boolean {
    return (this.now?.notices.failing ?? 0) > 0
  }
}
