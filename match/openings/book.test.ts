// The books that are shipped, and matches counted by the same rule.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../bots/random.ts'
import { bookPath, findOpenings, findTitle, gameIds } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { keyOf } from '../../kernel/choice.ts'
import { at } from '../../kernel/lists.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import { labelKey, labelOf, type Openings } from '../../title/openings.ts'
import type { Title } from '../../title/title.ts'
import { type Match, openMatch, playIn } from '../match.ts'
import { bidding, played as playedToy, twoRounds, withVariants } from '../test/openings.ts'
import { beginningsOf } from './beginning.ts'
import { type Chapter, choiceOf, readBook, shownBy } from './book.ts'
import { branchAt } from './tree.ts'

const games = gameIds()

async function facets(id: string): Promise<{ title: Title; openings: Openings }> {
  const [title, openings] = await Promise.all([findTitle(id), findOpenings(id)])
  if (title === null || openings === null) throw new Error(`${id} says nothing of openings`)
  return { title, openings }
}

function played(title: Title, options: object = {}, seed = 'openings'): Match {
  const opened = openMatch(title, { seats: title.game.players[0], seed, options: { ...options } })
  if (!('match' in opened)) throw new Error('not opened')
  const { match } = opened
  const rng = rngOf(seed)
  while (!isOver(match.state)) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return match
}

describe.each(games)('openings of %s', (id) => {
  it('follow every seat, and share out one win a match', async () => {
    const { title, openings } = await facets(id)
    const match = played(title)
    const all = beginningsOf(openings, match)
    expect(all).toHaveLength(match.seats)
    expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
    expect(all.map(({ points }) => points)).toEqual(match.game.scores(match.state, match.game.box))
    for (const { path } of all) {
      expect(path.length).toBeGreaterThan(0)
      expect(path.length).toBeLessThanOrEqual(openings.depth)
      for (const key of path) expect(labelKey(labelOf(key))).toBe(key)
    }
  })
  it('leave out what cannot be compared: a match that runs, and one from a position', async () => {
    const { title, openings } = await facets(id)
    const match = played(title)
    const opened = openMatch(title, { seats: match.seats, seed: 'x' })
    expect('match' in opened && beginningsOf(openings, opened.match)).toEqual([])
    expect(beginningsOf(openings, { ...match, from: { eyes: null, state: match.state } })).toEqual([])
  })
  it('have a book whose sums are right, and whose matches can be played as they are written', async () => {
    const { title, openings } = await facets(id)
    expect(existsSync(bookPath(id))).toBe(true)
    const text = readFileSync(bookPath(id), 'utf8')
    expect(gzipSync(text).length).toBeLessThanOrEqual(40_000)
    const written = JSON.parse(text)
    const book = readBook(title, written)
    expect(book.chapters).toHaveLength(written.chapters.length)
    expect(book.chapters.length).toBeGreaterThan(0)
    for (const chapter of book.chapters) {
      const { tree, matches, seats } = chapter
      expect(tree[0]).toBe(matches * seats)
      expect(tree[1]).toBe(60 * matches)
      expect(Object.values(tree[3]).reduce((sum, [times]) => sum + times, 0)).toBe(tree[0])
      for (const example of chapter.examples) {
        const shown = shownBy(title, openings, chapter, example)
        expect(shown?.path).toHaveLength(openings.depth)
        expect(branchAt(tree, shown?.path ?? [])?.[0]).toBeGreaterThan(0)
      }
    }
    expect(readBook(title, { ...written, rules: written.rules + 1 }).chapters).toEqual([])
  })
})

describe('what is read of a book', () => {
  it('is a choice as it was written', () => {
    for (const choice of [
      { act: 'pass' },
      { act: 'put', on: ['hand.0.1', 'field.2'] },
      { act: 'bid', n: [3, 0] },
      { act: 'open', on: ['lot.1'], n: [12] },
    ])
      expect(choiceOf(keyOf(choice))).toEqual(choice)
  })
  it('is nothing where it is no book, and no chapter that is none', async () => {
    const { title } = await facets(at(games, 0))
    for (const bad of [null, 'x', [], { rules: 1 }, { rules: 1, chapters: 'x' }, { rules: 1, chapters: [null, {}] }])
      expect(readBook(title, bad).chapters).toEqual([])
  })
  it('is no table where a choice is refused', async () => {
    const { title, openings } = await facets(at(games, 0))
    const [chapter] = readBook(title, JSON.parse(readFileSync(bookPath(title.game.id), 'utf8'))).chapters
    if (chapter === undefined) throw new Error('no chapter')
    expect(shownBy(title, openings, chapter, { match: 0, seat: 0, choices: ['fly'] })).toBe(null)
    expect(shownBy(title, openings, chapter, { match: 0, seat: 99, choices: [] })).toBe(null)
  })
})

const toy = withVariants({ mood: { kind: 'one', values: ['calm', 'wild'] } })
const example = { match: 7, seat: 1, choices: twoRounds.map(([, choice]) => keyOf(choice)) }
const chapter: Chapter = {
  seats: 2,
  variant: 'wild',
  player: 'greedy',
  thoughts: 0,
  matches: 1,
  tree: [2, 60, 3, { '3': [1, 0, 1, {}], '2': [1, 60, 2, {}] }],
  examples: [example],
}

describe('a chapter of a book', () => {
  const read = (more: object) => readBook(toy, { rules: 1, chapters: [{ ...chapter, ...more }] }).chapters

  it('is read as it was written', () => {
    expect(readBook(toy, { rules: 1, chapters: [chapter, chapter] })).toEqual({
      rules: 1,
      chapters: [chapter, chapter],
    })
    expect(read({ more: 1 })).toEqual([chapter])
  })
  it('is none where a member of it is none', () => {
    for (const count of ['seats', 'thoughts', 'matches'])
      for (const none of [-1, 0.5, '2', null, Number.NaN, 2 ** 53])
        expect(read({ [count]: none }), `${count} ${none}`).toEqual([])
    for (const word of ['variant', 'player'])
      for (const none of [7, null, ['wild'], {}]) expect(read({ [word]: none }), `${word} ${none}`).toEqual([])
    for (const none of [null, [], [2, 60, 3], 'tree']) expect(read({ tree: none })).toEqual([])
    for (const none of [null, {}, 'examples']) expect(read({ examples: none })).toEqual([])
  })
  it('leaves out examples that are none, and keeps the others', () => {
    const kept = { match: 0, seat: 0, choices: [] }
    const none = [
      ...[null, 7, 'example', []],
      ...[-1, 0.5, '7', null, 2 ** 53].flatMap((x) => [
        { ...example, match: x },
        { ...example, seat: x },
      ]),
      ...[null, 'pass', {}, ['pass', 7], [null]].map((choices) => ({ ...example, choices })),
    ]
    expect(read({ examples: [...none, example, kept] })).toEqual([{ ...chapter, examples: [example, kept] }])
  })
})

describe('an example of a book', () => {
  const told = { ...bidding, variant: 'mood' }
  const shown = (more: Partial<typeof example>, of: Partial<Chapter> = {}, openings: Openings = told) =>
    shownBy(toy, openings, { ...chapter, ...of }, { ...example, ...more })

  it('is played as far as it is written, at a table of its chapter', () => {
    const { match } = shown({}) ?? {}
    expect(match?.story.slice(1).map(({ seat, choice }) => [seat, choice])).toEqual(twoRounds)
    expect(match?.options).toEqual({ start: 10, mood: 'wild' })
    expect(shown({}, {}, bidding)?.match.options).toEqual({ start: 10, mood: 'calm' })
  })
  it('says where its seat made the choices that count', () => {
    expect(shown({})).toMatchObject({ seat: 1, path: ['2', '5'], lines: [2, 6] })
    expect(shown({ seat: 0 })).toMatchObject({ seat: 0, path: ['3', '1'], lines: [1, 5] })
    expect(shown({ choices: [] })).toMatchObject({ path: [], lines: [] })
  })
  it('is none for a seat or a table that cannot be', () => {
    expect(shown({ seat: 2 })).toBeNull()
    expect(shown({}, { seats: 9 })).toBeNull()
    expect(shown({}, { variant: 'stormy' })).toBeNull()
  })
  it('is none where a choice is refused, or comes when nobody is asked', () => {
    expect(shown({ choices: ['bid #4'] })).toBeNull()
    const whole = playedToy(toy)
    const choices = whole.log.flatMap((entry) => ('choice' in entry ? [keyOf(entry.choice)] : []))
    expect(shown({ choices })).not.toBeNull()
    expect(shown({ choices: [...choices, 'content'] })).toBeNull()
  })
})
