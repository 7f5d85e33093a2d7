// What a friend who is here does, in a few words.
import { settings } from '../lib/settings.svelte.ts'
import { shelf } from '../lib/shelf.ts'
import type { Known } from './company.svelte.ts'
import { o } from './words.svelte.ts'

const title = (game: string) => shelf.find((box) => box.id === game)?.words(settings.lang).title ?? game

export function doing({ at, seeks }: Pick<Known, 'at' | 'seeks'>): string {
  if (seeks === null) return at === null ? o('company.free') : o('company.plays', { game: title(at.game) })
  return seeks.games.length > 2
    ? o('company.seeks-any')
    : o('company.seeks', { game: seeks.games.map(title).join(', ') })
}
