// Lists of online tables, page by page.
import type { TableList } from '../../../wire/http.ts'
import type { TableInfo } from '../../../wire/table.ts'
import { ask } from './api.ts'

export type ListName = 'open' | 'mine' | 'turn' | 'watch' | 'past'

/** One list: what is known of it, and how to know more. */
export class Tables {
  readonly #name: ListName
  readonly #limit: number
  tables = $state.raw<readonly TableInfo[]>([])
  read = $state.raw(false)
  failed = $state.raw(false)
  next = $state.raw<number | null>(null)
  #game = ''

  constructor(name: ListName, limit = 20) {
    this.#name = name
    this.#limit = limit
  }

  async load(game = ''): Promise<void> {
    this.#game = game
    await this.#fetch(null)
  }
  async more(): Promise<void> {
    if (this.next !== null) await this.#fetch(this.next)
  }

  async #fetch(before: number | null): Promise<void> {
    const game = this.#game
    const query = new URLSearchParams({ list: this.#name, limit: String(this.#limit) })
    if (game !== '') query.set('game', game)
    if (before !== null) query.set('before', String(before))
    const answer = await ask<TableList>('GET', `tables?${query}`)
    // Somebody chose another game meanwhile.
    if (game !== this.#game) return
    this.read = true
    this.failed = !('value' in answer)
    if (!('value' in answer)) return
    const known = before === null ? [] : this.tables
    const ids = new Set(known.map((table) => table.id))
    this.tables = [...known, ...answer.value.tables.filter((table) => !ids.has(table.id))]
    this.next = answer.value.next
  }
}
