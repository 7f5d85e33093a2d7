import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { HOUSE } from '../reference.ts'
import { scratch } from '../test/run.ts'
import { keptGames } from './known.ts'

describe('games that matches are kept of', () => {
  it('are those of earlier versions, of this terminal and of a house', () => {
    const data = scratch()
    const house = scratch()
    writeFileSync(join(data, 'atlas-2026.chantier.json'), '{\n  "chantier": 1,\n  "game": "atlas",\n  "rules": 1\n}')
    const db = new DatabaseSync(join(house, 'chantier.sqlite'))
    db.exec("create table game_table (game text); insert into game_table values ('harbour'), ('harbour')")
    db.close()
    const found = keptGames({ root: HOUSE, data, house })
    expect([...found]).toEqual(expect.arrayContaining(['pillars', 'castle', 'atlas', 'harbour']))
  })
  it('are none where nothing can be read', () => {
    const broken = scratch()
    writeFileSync(join(broken, 'chantier.sqlite'), 'no database')
    mkdirSync(join(broken, 'folder.chantier.json'))
    expect([...keptGames({ root: broken, data: broken, house: broken })]).toEqual([])
    expect([...keptGames({ root: broken, data: join(broken, 'no'), house: join(broken, 'no') })]).toEqual([])
  })
})
