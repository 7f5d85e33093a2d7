// The pages of the house.
import type { Words } from '../texts/words.ts'
import type { SignName } from './signs.ts'

export type Page =
  | 'play'
  | 'tables'
  | 'watch'
  | 'rules'
  | 'learn'
  | 'over-time'
  | 'friends'
  | 'company'
  | 'me'
  | 'person'
  | 'ladder'
  | 'clubs'
  | 'club'
  | 'tournament'
  | 'deal'
  | 'owner'

export const PAGES: readonly {
  readonly id: Page
  readonly href: string
  readonly word: keyof Words
  readonly sign: SignName
  /** Only where a server answers. */
  readonly online?: true
}[] = [
  { id: 'play', href: '#/', word: 'lobby.play', sign: 'dice' },
  { id: 'tables', href: '#/tables', word: 'lobby.tables', sign: 'round' },
  { id: 'watch', href: '#/watch', word: 'lobby.watch', sign: 'eye', online: true },
  { id: 'clubs', href: '#/clubs', word: 'lobby.clubs', sign: 'friends', online: true },
  { id: 'rules', href: '#/rules', word: 'nav.rules', sign: 'book' },
  { id: 'learn', href: '#/learn', word: 'lobby.learn', sign: 'learn' },
]
