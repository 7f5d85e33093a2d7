// chantier analyse: what it says of a match, what it keeps in the file, and how it is stopped.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { totalOf } from '../analysis/account.ts'
import { open, playOut } from '../contract/keep.ts'
import { findTitle } from '../games/shelf.ts'
import { readMatch, writeMatch } from '../match/file.ts'
import { notesIn } from '../match/notes.ts'
import type { Title } from '../title/title.ts'
import { runHere, scratch } from './test/run.ts'

const title = (await findTitle('pillars')) as Title
const folder = scratch()

function file(name: string, decisions: number): string {
  const match = open(title, { seats: 3 }, 'analysed')
  let left = decisions
  for (const _ of playOut(match, 'random')) if (--left === 0) break
  const path = join(folder, name)
  writeFileSync(path, writeMatch(match))
  return path
}
interface Told {
  readonly whole: boolean
  readonly seats: readonly {
    readonly start: number
    readonly draw: number
    readonly hidden: number
    readonly own: number
    readonly small: number
    readonly theirs: readonly number[]
    readonly gifts: readonly number[]
    readonly rest: number
    readonly end: number
    readonly doubt: Readonly<Record<'draw' | 'hidden' | 'adjusted' | 'errorRate', number>>
  }[]
  readonly mistakes: readonly { readonly loss: number; readonly words: string; readonly made: string }[]
}

interface Noted {
  readonly moments: readonly unknown[]
  readonly deeper?: { readonly moments: readonly unknown[] }
}

/** Runs a command and stops it as Ctrl-C would, for the command alone: it listens once it judges. */
async function stopped(words: string[]) {
  const others = process.listenerCount('SIGINT')
  const running = runHere(words)
  const waiting = setInterval(() => {
    if (process.listenerCount('SIGINT') === others) return
    clearInterval(waiting)
    process.listeners('SIGINT').at(-1)?.('SIGINT')
  }, 1)
  const done = await running
  clearInterval(waiting)
  return done
}

describe('chantier analyse', () => {
  it('adds up, names what was better, and is kept in the file', async () => {
    const path = file('whole.chantier.json', -1)
    const before = readFileSync(path, 'utf8')
    const { code, out } = await runHere(['analyse', path, '--iterations', '3', '--json'])
    expect(code).toBe(0)
    const told = JSON.parse(out) as Told
    expect(told.whole).toBe(true)
    for (const { start, draw, hidden, own, gifts, small, theirs, rest, end } of told.seats)
      expect(start + draw + hidden + own + totalOf(gifts) + small + totalOf(theirs) + rest).toBeCloseTo(end, 9)
    for (const { words, made, loss } of told.mistakes) {
      expect(words).not.toBe(made)
      expect(loss).toBeGreaterThan(0)
    }
    const after = readFileSync(path, 'utf8')
    expect(after).not.toBe(before)
    expect('match' in (await readMatch(after, findTitle))).toBe(true)
    // The second time nothing is judged again, in whatever language it is told.
    for (const lang of WHOLE) {
      const again = await runHere(['analyse', path, '--iterations', '3', '--lang', lang], 60)
      expect(again.code).toBe(0)
      expect(again.out).toMatch(/100/)
      expect(again.out).not.toMatch(/undefined|NaN/)
      expect(again.out.split('\n').every((line) => [...line].length <= 60)).toBe(true)
    }
    expect(readFileSync(path, 'utf8')).toBe(after)
  })
  it('changes nothing with --dry', async () => {
    const path = file('dry.chantier.json', -1)
    const { code } = await runHere(['analyse', path, '--iterations', '1', '--dry', '--json'])
    expect(code).toBe(0)
    expect(notesIn(readFileSync(path, 'utf8'))).toBe(undefined)
  })
  it('waits for the end of a match', async () => {
    const { code, err } = await runHere(['analyse', file('part.chantier.json', 12)])
    expect(code).toBe(1)
    expect(err).toContain('not over')
  })
  it('stops when it is told to, and goes on from there', async () => {
    const path = file('stopped.chantier.json', -1)
    const { code, out } = await stopped(['analyse', path, '--iterations', '3'])
    expect(code).toBe(1)
    expect(out).toMatch(/Stopped after \d+ of \d+ moments/)
    const kept = notesIn(readFileSync(path, 'utf8')) as { moments: unknown[] }
    const again = await runHere(['analyse', path, '--iterations', '3', '--json'])
    expect((JSON.parse(again.out) as Told).whole).toBe(true)
    expect((notesIn(readFileSync(path, 'utf8')) as typeof kept).moments.slice(0, kept.moments.length)).toEqual(
      kept.moments,
    )
  })
  it('keeps a whole analysis until a deeper one is whole, and goes on with that', async () => {
    const path = file('deeper.chantier.json', -1)
    const notes = () => notesIn(readFileSync(path, 'utf8')) as Noted
    await runHere(['analyse', path, '--iterations', '2', '--json'])
    const quick = notes()
    const { code, out } = await stopped(['analyse', path, '--iterations', '3', '--json'])
    expect(code).toBe(1)
    const told = JSON.parse(out) as Told & { thoughts: number; deeper: { thoughts: number; moments: number } }
    expect(told).toMatchObject({ whole: true, thoughts: 2, deeper: { thoughts: 3 } })
    const { deeper, ...rest } = notes()
    expect(rest).toEqual(quick)
    expect(deeper).toMatchObject({ thoughts: 3 })
    expect(deeper?.moments).toHaveLength(told.deeper.moments)
    // What is asked for quickly is still there, and nothing of the deeper one is lost by asking.
    expect((await runHere(['analyse', path, '--iterations', '2'])).code).toBe(0)
    expect(notes().deeper).toEqual(deeper)
    expect((await runHere(['analyse', path, '--iterations', '3'])).code).toBe(0)
    expect(notes()).toMatchObject({ thoughts: 3 })
    expect(notes().deeper).toBe(undefined)
    expect(notes().moments.slice(0, deeper?.moments.length)).toEqual(deeper?.moments)
  })
  it('says how far its figures may be off', async () => {
    const path = file('doubts.chantier.json', -1)
    const { out } = await runHere(['analyse', path, '--iterations', '4', '--json'])
    const { seats } = JSON.parse(out) as Told
    for (const { doubt } of seats) {
      expect(doubt.draw).toBeGreaterThan(0)
      expect(doubt.hidden).toBeGreaterThan(0)
      expect(doubt.adjusted).toBe(doubt.draw)
      expect(doubt.errorRate).toBeGreaterThanOrEqual(0)
    }
    expect((await runHere(['analyse', path, '--iterations', '4'])).out).toMatch(/[+−]\d+ ± \d/)
  })
})
