// Whole matches over real sockets: everybody sees what they may, nobody loses anything.
import { describe, expect, it } from 'vitest'
import { findTitle, gameIds } from '../../games/shelf.ts'
import { readMatch } from '../../match/file.ts'
import { whyNoUndo } from '../../match/trail.ts'
import { apply } from '../../wire/difference.ts'
import type { Past } from '../../wire/http.ts'
import { seedOf, shuffleFault } from '../../wire/shuffle.ts'
import { shownTo } from '../tables/runtime/telling.ts'
import type { TestHouse } from '../test/house.ts'
import { houses, opened } from '../test/opened.ts'
import { Player } from '../test/player.ts'
import { playOn, seated } from '../test/sitting.ts'

/** What the server would show now. */
async function shown(house: TestHouse, table: string, seat: number | null) {
  const t = await house.house.runtime.loaded.get(table)
  if (t?.match == null) throw new Error('not open')
  return shownTo(t.match.standing, seat)
}

describe('a match over live connections', () => {
  for (const game of gameIds())
    it(`of ${game} comes to its end, and everybody has followed it`, async () => {
      const house = await opened()
      const title = await findTitle(game)
      const seats = title?.game.players[0] ?? 2
      const bots = Array.from({ length: seats }, (_, i) => (i === 0 && seats > 2 ? 'apprentice' : null))
      const { table, players } = await seated(house, { game, seats, bots })
      const watcher = await Player.enter(house.url, 'Wim')
      watcher.title = title
      await watcher.join(table)
      expect(watcher.seat).toBeNull()
      await playOn(players)
      await watcher.until(() => watcher.info?.status === 'over')
      for (const player of [...players, watcher]) {
        expect(player.view).toEqual(await shown(house, table, player.seat))
        // Without a clock a page knows by its own clock since when it waits.
        const { table: info } = (await player.ask('GET', `/${table}`)).body
        expect(player.info).toEqual({ ...info, since: expect.any(Number) })
        expect(player.info?.scores).not.toBeNull()
        const { from, first, steps } = (await player.ask<Past>('GET', `/${table}/past`)).body
        expect(from).toBe(0)
        expect(steps).toHaveLength(player.story.length - 1)
        expect(steps.reduce((view, step) => apply(view, step), first)).toEqual(player.view)
      }
      // Nobody was sent what makes the shuffle, until it was over.
      const doc = (await house.house.runtime.loaded.get(table))?.doc
      for (const player of [...players, watcher]) {
        const before = player.frames.filter((frame) => !frame.includes('secret":["'))
        expect(before.length).toBe(player.frames.length - 1)
        for (const hidden of [doc?.secret, seedOf(doc?.secret ?? '', doc?.words ?? []), '"rng":{', '"move":'])
          expect(before.some((frame) => frame.includes(hidden as string))).toBe(false)
      }
      const text = await (
        await fetch(`${house.url}/api/tables/${table}/file`, { headers: { cookie: watcher.cookie } })
      ).text()
      const read = await readMatch(text, findTitle)
      if (!('match' in read)) throw new Error(JSON.stringify(read.problem))
      const t = await house.house.runtime.loaded.get(table)
      expect({ ...read.match.state, events: null }).toEqual({ ...t?.match?.standing.state, events: null })
      const { shuffle, seed } = JSON.parse(text) as { shuffle: Parameters<typeof shuffleFault>[0]; seed: string }
      expect(shuffleFault(shuffle, seed)).toBeNull()
      expect(shuffle.commitment).toBe(watcher.info?.shuffle.commitment)
      for (const player of [...players, watcher]) player.leave()
    })
})

describe('a command', () => {
  it('said twice is done once, also after a crash', async () => {
    const house = await opened()
    const { table, players } = await seated(house, { game: 'pillars', seats: 3 })
    const next = players.find((p) => p.mine) as Player
    const choice = next.choice()
    const first = await next.play(choice, 'once')
    expect(first).toEqual({ seq: 1 })
    next.answers.clear()
    expect(await next.play(choice, 'once')).toEqual({ seq: 1 })
    expect(next.seq).toBe(1)
    const later = await house.crash()
    houses.push(later)
    const back = await next.again(later.url).join(table)
    expect(back.seq).toBe(1)
    expect(await back.play(choice, 'once')).toEqual({ seq: 1 })
    expect(back.seq).toBe(1)
    expect(await later.store.tables.entries(table, 1)).toHaveLength(1)
  })

  it('said again long after, when its number is forgotten, is still done once', async () => {
    const house = await opened()
    const { table, players } = await seated(house, { game: 'pillars', seats: 3 })
    const next = players.find((p) => p.mine) as Player
    expect(await next.play(next.choice(), 'once')).toEqual({ seq: 1 })
    await playOn(players, () => next.seq > 70 && next.mine)
    const { seq } = next
    next.answers.clear()
    expect(await next.play(next.choice(), 'once')).toEqual({ seq: 1 })
    expect([next.seq, next.problems, next.closed]).toEqual([seq, [], null])
    expect(await house.store.tables.entries(table, 1)).toHaveLength(seq)
    expect(await next.play()).toEqual({ seq: seq + 1 })
  })

  it('said again after the table was let go and the house restarted is done once', async () => {
    const house = await opened()
    const { table, players } = await seated(house, { game: 'pillars', seats: 3 })
    const next = players.find((p) => p.mine) as Player
    expect(await next.play(next.choice(), 'once')).toEqual({ seq: 1 })
    await playOn(players, () => next.seq > 30 && next.mine)
    const { seq } = next
    for (const player of players) player.leave()
    const later = await house.restart()
    houses.push(later)
    const back = await next.again(later.url).join(table)
    expect(back.seq).toBe(seq)
    expect(await back.play(back.choice(), 'once')).toEqual({ seq: 1 })
    expect([back.seq, back.problems, back.closed]).toEqual([seq, [], null])
    expect(await back.play(back.choice(), 'another')).toEqual({ seq: seq + 1 })
  })

  it('is refused with its clause, and nothing changes', async () => {
    const house = await opened()
    const { table, players } = await seated(house, { game: 'pillars', seats: 3 })
    const next = players.find((p) => p.mine) as Player
    const other = players.find((p) => !p.mine) as Player
    expect(await other.play(next.choice())).toMatchObject({ refusal: { clause: 'table.not-awaited' } })
    expect(await next.play({ act: 'fly' })).toEqual({ refusal: { clause: 'table.no-such-choice' } })
    expect(await next.do({ t: 'undo' })).toEqual({ refusal: { clause: 'table.undo-first' } })
    const watcher = await (await Player.enter(house.url, 'Wim')).join(table)
    expect(await watcher.play(next.choice())).toEqual({ refusal: { clause: 'tables.not-seated' } })
    expect(await house.store.tables.entries(table, 1)).toEqual([])
  })
})

describe('a broken line', () => {
  it('misses nothing: the story goes on where it broke, after an undo it is told anew', async () => {
    const house = await opened()
    const { table, players } = await seated(house, { game: 'nehemiah', seats: 2 })
    const [ada, bea] = players as [Player, Player]
    await playOn(players, () => ada.seq >= 10)
    const { seq, story } = bea
    bea.leave()
    for (let k = 0; k < 30 && ada.mine; k++) await ada.play()
    const back = bea.again()
    back.story = [...story]
    await back.join(table, { seen: seq })
    expect(back.seq).toBe(ada.seq)
    expect(back.story).toHaveLength(ada.story.length)
    expect(back.view).toEqual(await shown(house, table, back.seat))
    const frame = JSON.parse(back.frames.find((f) => f.includes('"t":"table"')) ?? '') as { from: number }
    expect(frame.from).toBe(story.length)
    back.leave()
    // Somebody takes something back while the line is broken.
    await playOn([ada, back.again()].slice(0, 1), () => !ada.mine || ada.canUndo)
    if (ada.canUndo) {
      const before = ada.seq
      await ada.do({ t: 'undo' })
      const third = back.again()
      third.story = [...back.story]
      await third.join(table, { seen: before })
      expect(third.story).toEqual((await back.again().join(table)).story)
    }
  })
})

describe('taking back', () => {
  it('each seat hears the match’s own reason why it cannot, with every move and with the whole table', async () => {
    const house = await opened()
    const { table, players } = await seated(house, { game: 'spyrium', seats: 2 })
    const watcher = await (await Player.enter(house.url, 'Wim')).join(table)
    const heard = new Set<string | null>()
    const everybody = async () => {
      const t = await house.house.runtime.loaded.get(table)
      if (!t?.match) throw new Error('not begun')
      await Promise.all([...players, watcher].map((p) => p.until(() => p.seq === t.doc.seq)))
      for (const p of players) {
        expect(p.noUndo).toBe(whyNoUndo(t.match.standing, p.seat as number)?.clause ?? null)
        heard.add(p.noUndo)
      }
      expect(watcher.noUndo).toBe('table.undo-turn-over')
    }
    await everybody()
    await playOn(players, () => players[0]?.seq === 20)
    for (let k = 0; k < 60; k++) {
      await everybody()
      const next = players.find((p) => p.mine)
      // Played at random a match may be over by now.
      if (next === undefined) break
      if (next.canUndo && k % 7 === 0) await next.do({ t: 'undo' })
      else await next.play()
    }
    expect(heard).toContain(null)
    expect(heard).toContain('table.undo-first')
    expect(heard).toContain('table.undo-turn-over')
    for (const p of players) expect((await p.again().join(table)).noUndo).toBe(p.noUndo)
    await playOn(players)
    await players[0]?.until(() => players[0]?.info?.status === 'over')
    for (const p of players) expect(p.noUndo).toBe('table.over')
  })

  it('and doing again is followed by everybody', async () => {
    const house = await opened()
    const { table, players } = await seated(house, { game: 'nehemiah', seats: 2 })
    let undone = 0
    await playOn(players, () => {
      return players.some((p) => p.canUndo)
    })
    for (let k = 0; k < 40 && undone < 6; k++) {
      const one = players.find((p) => p.canUndo)
      if (one === undefined) {
        await playOn(players, () => players.some((p) => p.canUndo))
        continue
      }
      const was = structuredClone(players.map((p) => p.view))
      expect(await one.do({ t: 'undo' })).toHaveProperty('seq')
      undone++
      await Promise.all(players.map((p) => p.until(() => p.seq === one.seq)))
      for (const p of players) expect(p.view).toEqual(await shown(house, table, p.seat))
      expect(one.canRedo).toBe(true)
      expect(await one.do({ t: 'redo' })).toHaveProperty('seq')
      await Promise.all(players.map((p) => p.until(() => p.seq === one.seq)))
      expect(players.map((p) => p.view)).toEqual(was)
      const next = players.find((p) => p.mine)
      if (next !== undefined) await next.play()
      await Promise.all(players.map((p) => p.until(() => p.seq === (next?.seq ?? one.seq))))
    }
    expect(undone).toBe(6)
    const whole = await (players[0] as Player).again().join(table)
    expect(whole.story).toEqual(players[0]?.story)
  })
})
