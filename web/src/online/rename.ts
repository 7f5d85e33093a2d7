// The name at the tables of the server follows the name on this device.
import { prefer } from '../lib/settings.svelte.ts'
import type { Me } from '../shell/me.ts'
import { iAm, presence } from '../shell/presence.svelte.ts'
import { ask } from './api.ts'

/** The sentence that says why not, or null. */
export async function rename(name: string): Promise<string | null> {
  const wanted = name.trim()
  if (wanted === '' || presence.me === null || wanted === presence.me.name) return null
  const answer = await ask<Me>('PATCH', 'me', { name: wanted })
  if (!('value' in answer)) return answer.problem.text
  iAm(answer.value)
  prefer({ name: answer.value.name })
  return null
}
