// One's friends, who of them is here, and who asks for something: read again every little while.
import { presence } from '../shell/presence.svelte.ts'
import { ask } from './api.ts'
import type { Wish } from './seeking.svelte.ts'

export type Standing = 'none' | 'asked' | 'asking' | 'friend' | 'blocked'

export interface Known {
  readonly id: string
  readonly name: string
  /** Nobody keeps this name. */
  readonly guest: boolean
  readonly standing: Standing
  readonly here: boolean
  /** What they play; without an id where not everybody may look. */
  readonly at: { readonly table: string; readonly game: string; readonly open: boolean } | null
  /** What they would play, while they look for a table. */
  readonly seeks: Omit<Wish, 'fill'> | null
}

export interface Invitation {
  readonly table: string
  readonly game: string
  readonly host: string
  readonly guest: boolean
  /** What they said with it; often nothing. */
  readonly words: string
  readonly at: number
}

let people = $state.raw<readonly Known[]>([])
let invitations = $state.raw<readonly Invitation[]>([])
let read = $state.raw(false)

export const company = {
  get people(): readonly Known[] {
    return people
  },
  get invitations(): readonly Invitation[] {
    return invitations
  },
  get read(): boolean {
    return read
  },
  standing: (id: string): Standing => people.find((one) => one.id === id)?.standing ?? 'none',
  async load(): Promise<void> {
    if (presence.me === null) return
    const answer = await ask<{ people: readonly Known[]; invitations: readonly Invitation[] }>('GET', 'friends')
    if (!('value' in answer)) return
    people = answer.value.people
    invitations = answer.value.invitations
    read = true
  },
  /** The sentence that says why not, or nothing. */
  async say(kind: 'friends' | 'blocked', id: string, yes: boolean): Promise<string> {
    const answer = await ask(yes ? 'PUT' : 'DELETE', `${kind}/${encodeURIComponent(id)}`)
    await company.load()
    return 'value' in answer ? '' : answer.problem.text
  },
  async decline(table: string): Promise<void> {
    await ask('DELETE', `invitations/${encodeURIComponent(table)}`)
    await company.load()
  },
}
