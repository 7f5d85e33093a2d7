// Matches that lie on a page's device, as if somebody had played them there.
import type { Page } from '@playwright/test'
import { isOver } from '../../kernel/play.ts'
import { writeMatch } from '../../match/file.ts'
import type { Match } from '../../match/match.ts'

/** Keeps a match on the page's device, the first seat a person's and the others computers'; `updated` is when it was left. */
export async function keepOn(page: Page, id: string, match: Match, updated = Date.now()): Promise<void> {
  const sitting = Array.from({ length: match.seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ana' } : { kind: 'bot', name: '', bot: 'journeyman' },
  )
  const record = {
    id,
    game: match.game.id,
    sitting,
    text: writeMatch(match),
    updated,
    over: isOver(match.state),
  }
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('chantier', 1)
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite')
          writing.objectStore('matches').put(record)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    record,
  )
}

/** The file of a match that the page's device keeps; empty where it keeps none. */
export const keptText = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('chantier', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('matches').objectStore('matches').get(id)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result?.text ?? '')
          }
        }
      }),
    id,
  )
