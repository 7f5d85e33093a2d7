import { describe, expect, it } from 'vitest'
import { findTitle, gameIds } from '../games/shelf.ts'
import type { Sheet } from '../papers/sheet.ts'
import type { Title } from '../title/title.ts'
import { type Tried, trialOf, tryMatch, trySheet, trySome } from './trial.ts'

async function titleOf(id: string): Promise<Title> {
  const title = await findTitle(id)
  if (title === null) throw new Error(`no game ${id}`)
  return title
}
/** A sheet that fits the form of the castle, but lets the stone run out in the tower. */
const tooMuch = ({ sheet }: Title): Sheet => {
  const fields = (sheet.tables.fields ?? []).map((e) => (e.id === 'cart-stone' ? { ...e, tower: 3 } : e))
  return { ...sheet, tables: { ...sheet.tables, fields } }
}

describe('trying a sheet', () => {
  it('finds the match that nobody can go on with, and names it', async () => {
    const title = await titleOf('castle')
    const sheet = tooMuch(title)
    const dead = trySheet(title, sheet)
    expect(dead).not.toBeNull()
    expect(tryMatch(title, sheet, dead?.seats ?? 0, dead?.seed ?? '')).toEqual(dead)
    expect(tryMatch(title, sheet, 3, 's334')).toMatchObject({ seats: 3, seed: 's334' })
    expect(tryMatch(title, title.sheet, 3, 's334')).toBeNull()
  })

  it('finds the same in pieces', async () => {
    const title = await titleOf('castle')
    const sheet = tooMuch(title)
    let tried: Tried = { dead: null, next: 0 }
    while (tried.next !== null) tried = trySome(title, sheet, tried.next, () => false)
    expect(tried.dead).toEqual(trySheet(title, sheet))
    expect(trySome(title, title.sheet, 2, () => true, 3)).toEqual({ dead: null, next: null })
    expect(trySome(title, title.sheet, 1, () => false, 3)).toEqual({ dead: null, next: 2 })
  })

  it('passes the sheets we ship', async () => {
    for (const id of gameIds()) {
      const title = await titleOf(id)
      for (let n = 0; n < 12; n++) expect(trialOf(title, title.sheet, n), id).toBeNull()
    }
  })
})
