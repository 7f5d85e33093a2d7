// The whole road in small: games are played, a net is fitted to them, and with it the search beats the one without and chance.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { rngOf } from '../kernel/random.ts'
import type { State } from '../kernel/words.ts'
import type { Features } from '../title/features.ts'
import { shapeOf } from '../title/judge.ts'
import { type Insight, mindOf } from '../title/mind.ts'
import { type NetFile, packNet, unpackNet } from '../title/weights.ts'
import { FITTING, fitNet } from './fit.ts'
import { folderAt } from './folder.ts'
import { gate } from './gate.ts'
import { freshNet } from './learn.ts'
import { LOOKERS, playGame, SEARCHERS } from './play.ts'
import { replay } from './record.ts'
import { addGame, newSamples } from './samples.ts'
import { blind, shown, stones } from './toy.ts'

const game = stones as unknown as Game
const insight = blind as unknown as Insight<State, unknown>
const features = shown as unknown as Features<State, unknown>
const plain = mindOf(game, insight)
const folder = mkdtempSync(join(tmpdir(), 'chantier-train-'))
afterAll(() => rmSync(folder, { recursive: true }))

const records = Array.from({ length: 700 }, (_, i) => playGame(plain, `road/${i}`, { ...LOOKERS, chance: 300 }))

describe('games to learn from', () => {
  it('are the same when they are played again', () => {
    const [first] = records
    if (first === undefined) throw new Error('no game')
    expect(playGame(plain, 'road/0', { ...LOOKERS, chance: 300 })).toEqual(first)
    expect(replay(game, first, () => {}).agenda).toEqual([])
  })
  it('say what the search expected, once it has a net to judge with', () => {
    const blindly = playGame(plain, 'road/search', SEARCHERS, { seats: 2, options: {} })
    expect(blindly.plies.some((ply) => ply.expected !== undefined)).toBe(false)
    const net = freshNet(shapeOf(features, [4, 2]), rngOf('net'))
    const taught = mindOf(game, insight, { features, net })
    const { plies } = playGame(taught, 'road/search', SEARCHERS, { seats: 2, options: {} })
    const looked = plies.filter((ply) => ply.expected !== undefined)
    expect(looked.length).toBeGreaterThan(0)
    for (const { expected = [] } of looked) expect(expected).toHaveLength(2)
  })
  it('survive being broken off while one is written', () => {
    const kept = folderAt(folder)
    for (const record of records.slice(0, 2)) kept.add(0, record)
    expect(folderAt(folder).games(0)).toEqual(records.slice(0, 2))
  })
  it('are the same in whatever order they were added', () => {
    const kept = folderAt(folder)
    for (const record of [...records.slice(2, 12)].reverse()) kept.add(1, record)
    expect(folderAt(folder).games(1)).toEqual(records.slice(2, 12))
  })
  it('go on from the net that training began with, whatever the game has by now', () => {
    const path = join(folder, 'begun')
    const net: NetFile = {
      net: 1,
      game: 'stones',
      rules: 1,
      made: { command: '', commit: '', games: { look: 1 }, seeds: '', generation: 0 },
      ...packNet(freshNet(shapeOf(features, [4, 2]), rngOf('net'))),
    }
    expect(folderAt(path).begin(net)).toEqual(net)
    expect(folderAt(path).begin(null)).toEqual(net)
  })
  it('give the positions that a search judges: those in the middle of a turn only where it does not play turns on', () => {
    const [record] = records
    if (record === undefined) throw new Error('no game')
    const counted = (follow: number) => {
      const samples = newSamples()
      addGame(samples, { ...plain, follow }, features, record)
      return samples.count
    }
    expect(counted(0)).toBe(record.plies.length)
    expect(counted(1)).toBe(record.plies.length / 2)
  })
  it('give a target that adds up for every position', () => {
    const samples = newSamples()
    for (const record of records.slice(0, 20)) addGame(samples, plain, features, record)
    for (let nth = 0; nth < samples.count; nth++) {
      const from = samples.seatFrom[nth] ?? 0
      const to = samples.seatFrom[nth + 1] ?? samples.leads.length
      expect(samples.ends.slice(from, to).reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 5)
    }
  })
})

describe('a net fitted to them', () => {
  const { net, insight: before, loss } = fitNet(plain, features, [records], { ...FITTING, hidden: [12, 6] }, () => {})
  const taught = mindOf(game, insight, { features, net: unpackNet(packNet(net)) })
  const limits = { iterations: 12 }

  it('foretells games it has not seen better than insight', () => {
    expect(loss).toBeLessThan(before - 0.05)
  })
  it('is where more training begins, as it is', () => {
    const start = unpackNet(packNet(net))
    const more = fitNet(
      plain,
      features,
      [[], records.slice(0, 60)],
      { ...FITTING, hidden: [12, 6], epochs: 1, start },
      () => {},
    )
    expect(more.began).toBeLessThan(more.insight - 0.05)
    expect(more.loss).toBeLessThanOrEqual(more.began)
    expect(packNet(start)).toEqual(packNet(unpackNet(packNet(net))))
  })
  it('wins against the search that judges by insight alone, at two and three seats', () => {
    for (const seats of [2, 3]) {
      const { interval } = gate({ mind: taught, limits }, { mind: plain, limits }, seats, 120, 'road-gate')
      expect(interval.low).toBeGreaterThan(1 / seats)
    }
  })
  it('leaves the mind it was before at hand', () => {
    expect(taught.taught).toBe(true)
    expect(taught.untaught.taught).toBe(false)
    expect(plain.untaught).toBe(plain)
  })
})
