// A club, or a tournament, as its page has it: read again every little while and after every deed.
import type { ClubInfo } from '../../../wire/club.ts'
import type { TournamentBrief, TournamentInfo } from '../../../wire/tournament.ts'
import { ask } from '../online/api.ts'
import { o } from '../online/words.svelte.ts'

const EVERY_MS = 8000

/** What one page shows of the server: as it was last read, and the sentence that says what went wrong. */
class Kept<T> {
  readonly path: string
  readonly #key: string
  now = $state.raw<T | null>(null)
  problem = $state.raw('')
  /** There is no such thing, or not for this reader. */
  gone = $state.raw(false)
  busy = $state.raw(false)

  constructor(path: string, key = '') {
    this.path = path
    this.#key = key
  }

  get query(): string {
    return this.#key === '' ? '' : `?key=${encodeURIComponent(this.#key)}`
  }

  async load(): Promise<void> {
    const answer = await ask<T>('GET', `${this.path}${this.query}`)
    if ('value' in answer) {
      this.now = answer.value
      this.gone = false
    } else if (answer.status === 404) this.gone = true
    else if (this.now === null) this.problem = answer.problem.text || o('unreachable')
  }

  /** Does something; true where it was done. */
  async do(deed: string, body: unknown = {}): Promise<boolean> {
    this.busy = true
    this.problem = ''
    const answer = await ask<T>('POST', `${this.path}/${deed}`, body)
    this.busy = false
    if ('value' in answer) {
      if (answer.value !== null) this.now = answer.value
      return true
    }
    this.problem = answer.problem.text || o('unreachable')
    return false
  }

  /** Reads it again while somebody looks. */
  follow(more: () => Promise<unknown> = async () => {}): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.load().then(more)
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }
}

export class Club extends Kept<ClubInfo> {
  readonly id: string
  tournaments = $state.raw<readonly TournamentBrief[]>([])
  constructor(id: string, key: string) {
    super(`clubs/${encodeURIComponent(id)}`, key)
    this.id = id
  }
  async loadTournaments(): Promise<void> {
    const answer = await ask<{ tournaments: readonly TournamentBrief[] }>(
      'GET',
      `${this.path}/tournaments${this.query}`,
    )
    if ('value' in answer) this.tournaments = answer.value.tournaments
  }
  /** Says whether one comes to one of its tournaments. */
  async come(tournament: string, coming: 'yes' | 'perhaps' | 'no'): Promise<void> {
    const answer = await ask<TournamentInfo>('POST', `tournaments/${encodeURIComponent(tournament)}/come`, { coming })
    this.problem = 'value' in answer ? '' : answer.problem.text || o('unreachable')
    await this.loadTournaments()
  }
}

export class Tournament extends Kept<TournamentInfo> {
  constructor(id: string) {
    super(`tournaments/${encodeURIComponent(id)}`)
  }
}
