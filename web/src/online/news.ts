// What a table says of itself in its chat, by the key of its sentence: total, so that no key is ever shown to a person.
import type { TableNews } from '../../../wire/table.ts'
import type { OnlineWord } from './words.svelte.ts'

const NEWS: Readonly<Record<TableNews, OnlineWord>> = {
  'tables.computer-plays': 'chat.computer-plays',
  'tables.left': 'chat.left',
  'tables.returned': 'chat.returned',
  'tables.back-refused': 'chat.back-refused',
  'tables.rules-changed': 'chat.rules-changed',
  'tables.host-now': 'chat.host-now',
  'tables.sent-away': 'chat.sent-away',
  'tables.terms': 'chat.terms',
  'tables.terms-back': 'chat.terms-back',
  'tables.handed': 'chat.handed',
  'tables.nudged': 'chat.nudged',
  'tables.seat-kept-warm': 'chat.seat-kept-warm',
  'tables.stopped': 'chat.stopped',
  'tables.recalled': 'chat.recalled',
  'tables.hint': 'chat.hint',
  'tables.closed': 'chat.closed',
  'tables.paused-now': 'chat.paused-now',
  'tables.goes-on': 'chat.goes-on',
  'tables.line-removed': 'chat.line-removed',
}

const isNews = (key: string): key is TableNews => Object.hasOwn(NEWS, key)

/** The page's word for it; a page older than the house says that there is something to read. */
export const newsWord = (key: string): OnlineWord => (isNews(key) ? NEWS[key] : 'chat.other')
