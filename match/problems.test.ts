// Which problem a file has that cannot be opened, and what the table says of it.
import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { bidsPlan } from '../contract/toys/bids.ts'
import { voiceOf } from '../papers/texts.ts'
import type { Title } from '../title/title.ts'
import { readMatch, sealMatch, writeMatch } from './file.ts'
import { sayProblem } from './problems.ts'
import { arranging } from './test/toys.ts'

const { title } = bidsPlan
const find = async (id: string): Promise<Title | null> => (id === 'bids' ? title : null)
const bids = [0, 1].map((seat) => ({ seat, move: { act: 'bid', n: [seat + 2] } }))

/** A file with other members in its head, and sums that fit. */
const sealed = (change: object, log: readonly unknown[] = []): string =>
  sealMatch({
    chantier: 1,
    game: 'bids',
    rules: 1,
    seats: 2,
    options: {},
    seed: 'file',
    players: [],
    ...change,
    log,
  }) ?? ''

async function problemOf(text: string, finds: typeof find = find) {
  const read = await readMatch(text, finds)
  return 'problem' in read ? read.problem : null
}
async function matchOf(text: string) {
  const read = await readMatch(text, find)
  if (!('match' in read)) throw new Error(JSON.stringify(read))
  return read.match
}

describe('a file that is not for this house', () => {
  it('names the version that it is of', async () => {
    expect(await problemOf(sealed({ chantier: 7 }))).toEqual({ why: 'future', with: { version: 7 } })
    expect(await problemOf(sealed({ rules: 3 }))).toEqual({ why: 'future-rules', with: { rules: 3, known: 1 } })
    expect(await problemOf(sealed({ chantier: '1' }))).toEqual({ why: 'not-a-match' })
  })
  it('names the game that nobody here has, where that is a word', async () => {
    expect(await problemOf(sealed({ game: 'chess' }))).toEqual({ why: 'unknown-game', with: { game: 'chess' } })
    expect(await problemOf(sealed({ game: ['bids'] }))).toEqual({ why: 'unknown-game', with: { game: '' } })
  })
  it('asks for a game by words only', async () => {
    const asked: unknown[] = []
    const listening = async (id: string) => {
      asked.push(id)
      return null
    }
    for (const game of [7, null, ['bids'], { id: 'bids' }]) await problemOf(sealed({ game }), listening)
    expect(asked).toEqual([])
  })
})

describe('a file whose terms cannot be', () => {
  it('says which clause forbids them', async () => {
    expect(await problemOf(sealed({ seats: 9 }))).toEqual({
      why: 'refused',
      with: { clause: 'table.seats', min: 2, max: 4, seats: '9' },
    })
    expect((await problemOf(sealed({ options: { start: 99 } })))?.with).toMatchObject({
      clause: 'table.option-range',
      option: 'start',
    })
  })
  it('says where its sheet is wrong', async () => {
    const sheet = { game: 'other', form: 1, tables: {} }
    expect(await problemOf(sealed({ sheet }))).toEqual({ why: 'bad-sheet', with: { at: 'game' } })
  })
  it('says that its position is none', async () => {
    for (const from of [null, 7, { eyes: null, state: {} }])
      expect(await problemOf(sealed({ from }))).toEqual({ why: 'bad-position' })
  })
  it('is read as if words that are none were not there', async () => {
    const match = await matchOf(sealed({ seed: ['x'], players: [['Ada'], 'Béa', 'Cy'] }))
    expect([match.seed, match.players]).toEqual(['', ['', 'Béa']])
    expect((await matchOf(sealed({ players: 'Ada' }))).players).toEqual(['', ''])
  })
})

describe('a file whose log cannot be', () => {
  it('says that there is none', async () => {
    const head = { chantier: 1, game: 'bids', rules: 1 }
    for (const log of [undefined, null, 'log', {}])
      expect(await problemOf(JSON.stringify({ ...head, log }))).toEqual({ why: 'no-log' })
  })
  it('says which line is none, counted from 1', async () => {
    const data = JSON.parse(sealed({}, bids)) as { log: unknown[] }
    for (const none of [null, 7, 'x', []]) {
      const at = (place: number) => JSON.stringify({ ...data, log: data.log.with(place, none) })
      expect(await problemOf(at(0))).toEqual({ why: 'changed', with: { entry: 1 } })
      expect(await problemOf(at(1))).toEqual({ why: 'changed', with: { entry: 2 } })
    }
  })
  it('says whether its head or its end was changed, where no line is', async () => {
    const empty = JSON.parse(sealed({})) as object
    expect(await problemOf(JSON.stringify({ ...empty, seed: 'other' }))).toEqual({ why: 'changed-head' })
    const played = JSON.parse(sealed({}, bids)) as object
    expect(await problemOf(JSON.stringify({ ...played, result: { scores: [1, 0] } }))).toEqual({ why: 'changed-end' })
  })
  it('may be as long as any match, and no longer', async () => {
    const log = Array.from({ length: 20_000 }, () => ({ seat: 0, undo: true }))
    expect((await problemOf(sealed({}, log)))?.why).toBe('illegal')
    expect((await problemOf(sealed({}, [...log, ...log.slice(-1)])))?.with).toEqual({ entries: 20_001, most: 20_000 })
  })
  it('says that a line is no choice at all', async () => {
    const noChoice = (entry: number) => ({ why: 'illegal', with: { entry, clause: 'table.no-such-choice' } })
    for (const line of [{}, { seat: 0 }, { seat: 0, undo: 'yes' }, { seat: 0, redo: 1 }, { seat: 0, back: -1 }])
      expect(await problemOf(sealed({}, [line])), JSON.stringify(line)).toEqual(noChoice(1))
    for (const seat of [-1, 0.5, '0', null])
      for (const wish of [{ undo: true }, { move: { act: 'bid', n: [1] } }])
        expect(await problemOf(sealed({}, [...bids, { seat, ...wish }]))).toEqual(noChoice(3))
  })
  it('says that a move cannot be read in its game', async () => {
    const unread: Title = { ...title, canon: { ...title.canon, read: () => null } }
    expect(await problemOf(sealed({}, bids), async () => unread)).toEqual({
      why: 'illegal',
      with: { entry: 1, clause: 'table.no-such-choice' },
    })
  })
  it('says that all cannot go back to where the match has not been', async () => {
    for (const back of [2, 3, 99])
      expect(await problemOf(sealed({}, [...bids, { seat: 0, back }]))).toEqual({
        why: 'illegal',
        with: { entry: 3, clause: 'table.no-undo' },
      })
    expect(await problemOf(sealed({}, [...bids, { seat: 0, back: 1 }]))).toBeNull()
  })
  it('opens with what was taken back and done again', async () => {
    const lay = { seat: 0, move: { act: 'lay' } }
    const match = await matchOf(sealed({}, [...bids, lay, { seat: 0, undo: true }, { seat: 0, redo: true }]))
    expect(match.story.map(({ choice }) => choice?.act)).toEqual([undefined, 'bid', 'bid', 'lay'])
  })
})

describe('a file that is cut or has grown', () => {
  const lines = writeMatch(arranging(2)).split('\n')
  const cutIn = (line: number) => [...lines.slice(0, line), at(line).slice(0, 9)].join('\n')
  const at = (line: number) => lines[line] ?? ''

  it('can be read up to the line before', async () => {
    // A line of brackets is either there or not.
    for (const line of lines.keys())
      if (at(line).length > 9) expect(await problemOf(cutIn(line)), at(line)).toEqual({ why: 'cut', with: { line } })
  })
  it('can be read over lines with nothing on them', async () => {
    const text = cutIn(5).replace('\n', '\n\n')
    expect(await problemOf(text)).toEqual({ why: 'cut', with: { line: 6 } })
  })
  it('can be read up to its end, where something stands behind it', async () => {
    expect(await problemOf(`${lines.join('\n')}more`)).toEqual({ why: 'cut', with: { line: lines.length - 1 } })
  })
})

describe('a text is sealed as a match', () => {
  it('where it has a log of records, and only there', () => {
    expect(sealMatch({ log: [] })).toContain('"checksum"')
    expect(sealMatch({ log: [{}, {}] })).toContain('"sum"')
    for (const none of [null, 7, 'log', [], [[]], {}, { log: null }, { log: {} }, { log: [7] }, { log: [{}, null] }])
      expect(sealMatch(none)).toBeNull()
  })
})

describe('the sentence of a problem', () => {
  it('says in the words of the table why a set-up is refused', async () => {
    const problem = await problemOf(sealed({ seats: 9 }))
    if (problem === null) throw new Error('opened')
    for (const lang of LANGS) {
      const voice = voiceOf(lang, {}, String, String)
      // The one table size it is not for, and those it is for.
      expect(sayProblem(problem, lang, voice)).toMatch(/2.*4.*9/)
      // A clause of the game's own has its sentence in the game's texts.
      const own = sayProblem({ why: 'refused', with: { clause: 'BID-1' } }, lang, voice)
      expect(sayProblem(problem, lang, voice).startsWith(own)).toBe(true)
    }
  })
})
