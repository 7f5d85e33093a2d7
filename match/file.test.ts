import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { bidsPlan } from '../contract/toys/bids.ts'
import type { Choice, Seat } from '../kernel/words.ts'
import { voiceOf } from '../papers/texts.ts'
import type { Title } from '../title/title.ts'
import { readMatch, sealMatch, sumOf, writeMatch } from './file.ts'
import { backIn, openMatch, playIn, undoIn } from './match.ts'
import { sayProblem } from './problems.ts'
import { played } from './test/openings.ts'
import { opened as laidOut } from './test/toys.ts'

const title: Title = bidsPlan.title
const find = async (id: string) => (id === 'bids' ? title : null)

function saved(): string {
  const opened = openMatch(title, { seats: 2, seed: 'file', players: ['Ada', 'Béa'] })
  if (!('match' in opened)) throw new Error('not opened')
  const { match } = opened
  playIn(match, 0, { act: 'bid', n: [3] })
  playIn(match, 1, { act: 'bid', n: [2] })
  playIn(match, 0, { act: 'lay' })
  undoIn(match, 0)
  playIn(match, 1, { act: 'content' })
  return writeMatch(match)
}
async function why(text: string) {
  const opened = await readMatch(text, find)
  return 'problem' in opened ? opened.problem : null
}

describe('a match file', () => {
  const text = saved()

  it('is readable, one line an entry, in canonical moves', () => {
    expect(text).toContain('"game": "bids"')
    expect(text).toMatch(/\n {4}\{"seat":0,"move":\{"act":"bid","n":\[3\]\},"sum":"[0-9a-f]{12}"\},\n/)
    expect(text).toMatch(/\{"seat":0,"undo":true,"sum"/)
  })

  it('has its log on one line where nothing was played', () => {
    expect(writeMatch(laidOut(bidsPlan, 2))).toContain('\n  "log": [],\n')
  })

  it('says how the match ended, once it is over', () => {
    const resultOf = (written: string) => (JSON.parse(written) as { result: unknown }).result
    expect(resultOf(text)).toBeNull()
    // The second seat has two prizes of three.
    expect(resultOf(writeMatch(played(title)))).toEqual({ scores: [1, 2], winners: [1] })
  })

  it('opens as the match that was saved', async () => {
    const opened = await readMatch(text, find)
    if (!('match' in opened)) throw new Error('not opened')
    expect(opened.match.players).toEqual(['Ada', 'Béa'])
    expect(opened.match.log).toHaveLength(5)
    expect(writeMatch(opened.match)).toBe(text)
  })

  it('says who sat where, with names that are not endless', async () => {
    const sitting = [{ kind: 'person' }, { kind: 'bot', bot: 'master', net: true }] as const
    const opened = openMatch(title, { seats: 2, seed: 'file', players: ['A'.repeat(9999), 'Béa'], sitting })
    if (!('match' in opened)) throw new Error('not opened')
    const written = writeMatch(opened.match)
    expect(written).toContain('"sitting": [{"kind":"person"},{"kind":"bot","bot":"master","net":true}]')
    const read = await readMatch(written, find)
    if (!('match' in read)) throw new Error('not opened')
    expect(read.match.sitting).toEqual(sitting)
    expect(read.match.players).toEqual(['A'.repeat(40), 'Béa'])
    // A file that says nothing of it, as 0.1.0 wrote them, asks nobody in.
    const older = await readMatch(text, find)
    expect('match' in older && older.match.sitting).toBeNull()
    expect(await why(sealed({ sitting: [{ kind: 'person' }] }))).toEqual({ why: 'bad-sitting' })
  })

  it('names the moment that is to be shown', async () => {
    const read = await readMatch(text, find)
    if (!('match' in read)) throw new Error('not opened')
    const again = async (at: number) => {
      const found = await readMatch(writeMatch(read.match, { at }), find)
      return 'at' in found ? found.at : found
    }
    expect([read.at, await again(0), await again(3), await again(4), await again(-1), await again(0.5)]).toEqual([
      null,
      0,
      3,
      null,
      null,
      null,
    ])
  })

  /** A file with other members in its head, and sums that fit. */
  function sealed(change: object, log: readonly object[] = []): string {
    const head = { chantier: 1, game: 'bids', rules: 1, seats: 2, options: {}, seed: 'file', players: [], ...change }
    const chain = (sum: string, body: unknown) => sumOf(sum + JSON.stringify(body)).slice(0, 12)
    let sum = chain('', head)
    const lines = log.map((body) => {
      sum = chain(sum, body)
      return { ...body, sum }
    })
    return JSON.stringify({ ...head, log: lines, result: null, checksum: chain(sum, null) })
  }

  it('with thousands of returns by agreement opens as quickly as any other of its length', async () => {
    const bids = [0, 1].map((seat) => ({ seat, move: { act: 'bid', n: [seat + 1] } }))
    const log: object[] = []
    for (let n = 0; n < 3000; n++) log.push(...bids, { seat: 0, back: log.length })
    let states = 0
    const setup: typeof title.game.setup = (...given) => {
      states++
      return title.game.setup(...given)
    }
    const counted: Title = { ...title, game: { ...title.game, setup } }
    const read = await readMatch(sealed({}, log), async () => counted)
    if (!('match' in read)) throw new Error(JSON.stringify(read))
    expect(read.match.log).toHaveLength(9000)
    expect(read.match.story).toHaveLength(1)
    // Nothing is entered anew from the first line: the table is set up once.
    expect(states).toBe(1)
  })

  it('with more entries than any match is not followed', async () => {
    const log = Array.from({ length: 20_001 }, () => ({ seat: 0, undo: true }))
    expect(await why(sealed({}, log))).toEqual({ why: 'too-long', with: { entries: 20_001, most: 20_000 } })
  })

  it('stays within that, however often something is taken back and done again', () => {
    const opened = openMatch(title, { seats: 2, seed: 'file' })
    if (!('match' in opened)) throw new Error('not opened')
    const { match } = opened
    for (const seat of [0, 1]) playIn(match, seat, { act: 'bid', n: [seat + 2] })
    for (let n = 0; n < 12_000; n++) {
      playIn(match, 0, { act: 'lay' })
      undoIn(match, 0)
    }
    expect(undoIn(match, 0)).toEqual({ clause: 'table.undo-many' })
    expect(match.log.length).toBeLessThan(10_020)
  })

  /** Rules that no longer allow to lay coins. */
  const corrected = (version: number): Title => {
    const refuse = (_s: unknown, _step: unknown, _seat: Seat, c: Choice) =>
      c.act === 'lay' ? { clause: 'BID-9' } : null
    const arrange = { ...title.game.rules.arrange, refuse } as NonNullable<typeof title.game.rules.arrange>
    return { ...title, game: { ...title.game, version, rules: { ...title.game.rules, arrange } } }
  }

  it('of older rules opens without what corrected rules refuse, and says how much that is', async () => {
    const opened = await readMatch(text, async () => corrected(2))
    if (!('match' in opened)) throw new Error('not opened')
    // Laying, and taking that back.
    expect(opened.skipped).toBe(2)
    expect(opened.match.log).toHaveLength(3)
    const again = await readMatch(writeMatch(opened.match), async () => corrected(2))
    expect(again).toMatchObject({ skipped: 0 })
    // Rules of the same version leave nothing to correct: such a file was never a match.
    expect(await readMatch(text, async () => corrected(1))).toEqual({
      problem: { why: 'illegal', with: { entry: 3, clause: 'BID-9' } },
    })
  })

  it('of older rules goes back by agreement to the place that was meant', async () => {
    const opened = openMatch(title, { seats: 2, seed: 'file' })
    if (!('match' in opened)) throw new Error('not opened')
    const { match } = opened
    playIn(match, 0, { act: 'bid', n: [3] })
    playIn(match, 1, { act: 'bid', n: [2] })
    playIn(match, 0, { act: 'lay' })
    playIn(match, 1, { act: 'content' })
    // Everything but the last: of that, the corrected rules know only the bids.
    expect(backIn(match, 0, 3)).toBeNull()
    const read = await readMatch(writeMatch(match), async () => corrected(2))
    if (!('match' in read)) throw new Error('not opened')
    expect(read.skipped).toBe(1)
    expect(read.match.story.map((d) => d.choice?.act)).toEqual([undefined, 'bid', 'bid'])
  })

  it('says which entry was changed', async () => {
    expect(await why(text.replace('"n":[2]', '"n":[1]'))).toEqual({ why: 'changed', with: { entry: 2 } })
    expect(await why(text.replace('"n":[3]', '"n":[9]'))).toEqual({ why: 'changed-head' })
    expect(await why(text.replace('"seed": "file"', '"seed": "luck"'))).toEqual({ why: 'changed-head' })
  })

  it('says that entries are missing at the end', async () => {
    const data = JSON.parse(text) as { log: unknown[] }
    data.log.pop()
    expect(await why(JSON.stringify(data))).toEqual({ why: 'changed-end' })
  })

  it('says up to which line a cut file can be read', async () => {
    const lines = text.split('\n')
    const cut = [...lines.slice(0, 12), (lines[12] as string).slice(0, 20)].join('\n')
    expect(await why(cut)).toEqual({ why: 'cut', with: { line: 12 } })
  })

  it('of the future, of another game, or of no kind is refused', async () => {
    expect((await why(text.replace('"chantier": 1', '"chantier": 2')))?.why).toBe('future')
    expect((await why(text.replace('"game": "bids"', '"game": "chess"')))?.why).toBe('unknown-game')
    expect((await why(text.replace('"rules": 1', '"rules": 9')))?.why).toBe('future-rules')
    expect((await why('{"a":1}'))?.why).toBe('not-a-match')
    expect((await why('[]'))?.why).toBe('not-a-match')
    expect((await why(''))?.why).toBe('cut')
    expect((await why(' '.repeat(17 * 1024 * 1024)))?.why).toBe('too-large')
  })

  it('that is sealed, with values that are neither words nor numbers, is read without a throw', async () => {
    // What a text cannot be made of.
    const odd = { toString: 'no', valueOf: 1 }
    const { checksum: _, ...data }: Record<string, unknown> & { log: Record<string, unknown>[] } = JSON.parse(text)
    const log = data.log.map(({ sum: __, ...line }) => line)
    const sealed = (more: object) => sealMatch({ ...data, log, ...more }) ?? ''
    const line = (more: object) => sealed({ log: log.map((one, i) => (i === 1 ? { ...one, ...more } : one)) })
    expect(await why(sealed({}))).toBeNull()
    for (const more of [{ game: odd }, { seats: odd }, { seats: [odd] }]) expect(await why(sealed(more))).not.toBeNull()
    for (const more of [{ rules: odd }, { seed: odd }, { seed: [odd] }, { players: [odd, odd] }])
      await expect(readMatch(sealed(more), find)).resolves.toBeDefined()
    for (const more of [
      { seat: odd },
      { seat: -1 },
      { seat: 0.5 },
      { move: odd },
      { move: 7 },
      { move: undefined, back: odd },
    ])
      expect((await why(line(more)))?.why, JSON.stringify(more)).toBe('illegal')
  })

  it('changed anywhere is never opened as something else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom('0', '7', 'x', '"', '}', ' '), async (at, char) => {
        const other = text.slice(0, at) + char + text.slice(at + 1)
        const opened = await readMatch(other, find)
        if ('match' in opened) expect(writeMatch(opened.match)).toBe(text)
        else expect(sayProblem(opened.problem, 'en', voiceOf('en', {}, String, String)).length).toBeGreaterThan(20)
      }),
      { numRuns: 300 },
    )
  })

  it('cut anywhere is refused with a sentence in every language', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.length - 3 }), async (at) => {
        const problem = await why(text.slice(0, at))
        expect(problem).not.toBeNull()
        for (const lang of LANGS)
          expect(
            sayProblem(problem as NonNullable<typeof problem>, lang, voiceOf(lang, {}, String, String)),
          ).not.toMatch(/undefined/)
      }),
    )
  })
})
