// The table on the toys, which use every feature of the kernel: open numbers, sealed and simultaneous choices, interrupts.
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../contract/plan.ts'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { deciders } from '../kernel/ask.ts'
import { readMatch, writeMatch } from '../match/file.ts'
import { type Match, openMatch } from '../match/match.ts'
import { mindOf } from '../title/mind.ts'
import { deskOf } from './desk.ts'
import { readerOf } from './reader.ts'
import { sit } from './table.ts'
import { tellerOf } from './telling.ts'
import { scratch } from './test/run.ts'

interface Sat {
  readonly over: boolean
  readonly out: string
  readonly match: Match
}

/** Sits at a toy and types these lines, then no more. */
async function sitAt(
  { title, words, insight }: Plan,
  me: number,
  lines: readonly string[],
  more: { pause?: boolean; seed?: string } = {},
) {
  const data = scratch()
  process.env.CHANTIER_DATA = data
  const opened = openMatch(title, { seats: 2, seed: more.seed ?? 'table' })
  if (!('match' in opened)) throw new Error('cannot open')
  const input = new PassThrough()
  const output = new PassThrough()
  let out = ''
  output.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  const desk = deskOf('en', { out: output, err: output })
  input.end(`${lines.join('\n')}\n`)
  const over = await sit({
    ...(await tellerOf(opened.match, desk, words)),
    reader: readerOf([], { input, output }),
    match: opened.match,
    mind: mindOf(opened.match.game, insight),
    me,
    opponents: ['random', 'random'],
    pause: more.pause ?? false,
    place: join(data, 'toy.chantier.json'),
    told: 0,
    shown: '',
    kept: false,
  })
  return { over, out: stripVTControlCharacters(out), match: opened.match } satisfies Sat
}

const mine = (match: Match, me: number) =>
  match.log.flatMap((entry) => (entry.seat === me ? ['choice' in entry ? entry.choice : entry] : []))

describe('open numbers', () => {
  const plan = bidsPlan as unknown as Plan

  it('are asked for within their bounds, and refused by the rule that forbids them', async () => {
    const { out, match } = await sitAt(plan, 0, ['1', '99', 'x', '2.5', '', '1', '4', '1', '7'])
    expect(out).toContain('1  Bid (0 to 10)')
    expect(out).toContain('Number, 0 to 10 › ')
    for (const text of ['99', 'x', '2.5']) expect(out).toContain(`“${text}” will not do: a whole number, 0 to 10.`)
    expect(out).toContain('BID 2. (BID-2)')
    expect(mine(match, 0)).toEqual([{ act: 'bid', n: [7] }])
  })

  it('may be typed behind the choice', async () => {
    const { out, match } = await sitAt(plan, 0, ['1 11', '1 4', '1 2 3', '1 6'])
    expect(out).toContain('“11” will not do')
    expect(out).toContain('BID 2. (BID-2)')
    expect(out).toContain('“3” will not do')
    expect(mine(match, 0)).toEqual([{ act: 'bid', n: [6] }])
  })

  it('end of input between two numbers loses nothing', async () => {
    const { over, match } = await sitAt(plan, 0, ['1'])
    expect(over).toBe(false)
    expect(mine(match, 0)).toEqual([])
  })
})

describe('choices of all seats at once', () => {
  it('can be taken back and done again while others act', async () => {
    const { out, match } = await sitAt(bidsPlan as unknown as Plan, 0, [
      '1 3',
      '1',
      'undo',
      'redo',
      'undo',
      'redo',
      'undo',
      'redo',
    ])
    expect(out.match(/Taken back\./g)).toHaveLength(3)
    expect(out.match(/Done again\./g)).toHaveLength(3)
    expect(mine(match, 0)).toHaveLength(8)
    expect((match.state as unknown as { laid: number[] }).laid[0]).toBe(1)
    const opened = await readMatch(writeMatch(match), async () => bidsPlan.title)
    expect('match' in opened && JSON.stringify(opened.match.state)).toBe(JSON.stringify(match.state))
  })

  it('play to the end', async () => {
    const round = ['1 2', '2']
    const { over, out } = await sitAt(bidsPlan as unknown as Plan, 0, [...round, ...round, ...round])
    expect(over).toBe(true)
    expect(out).toContain('The game is over')
  })
})

describe('what is offered beside the question', () => {
  const plan = lotsPlan as unknown as Plan

  it('is listed apart, chosen by its number, and leaves the question open', async () => {
    const { out, match } = await sitAt(plan, 0, ['4', 'why', '1'])
    expect(out).toMatch(/You may also, beside the question:\n +4 {2}Cheer\n/)
    expect(mine(match, 0)).toEqual([{ act: 'cheer' }, { act: 'draw' }])
    expect(out).toContain('LOT 2. (LOT-2)')
  })

  it('is offered before an opponent’s choice to whoever pauses', async () => {
    const opened = openMatch(plan.title, { seats: 2, seed: 'table' })
    const other = 1 - ('match' in opened ? (deciders(plan.title.game, opened.match.state)[0] ?? 0) : 0)
    const plain = await sitAt(plan, other, [])
    expect(plain.out).not.toContain('is to choose. Enter goes on.')
    const { out, match } = await sitAt(plan, other, ['hint', '1', '', ''], { pause: true })
    expect(out).toMatch(/seat \d is to choose\. Enter goes on\.\nYou may also/)
    expect(out).toContain('There is nothing to choose now.')
    expect(match.log[0]).toMatchObject({ seat: other, choice: { act: 'cheer' } })
    expect(match.log[1]?.seat).toBe(1 - other)
  })
})

describe('a secret', () => {
  it('of another seat is never told', async () => {
    const { out, match } = await sitAt(lotsPlan as unknown as Plan, 0, ['1', '1', 'log'])
    const draws = match.story.flatMap((deed) => deed.events.filter((event) => event.ev === 'drawn'))
    const own = draws.filter((event) => event.only?.includes(0))
    expect(draws.length).toBeGreaterThan(own.length)
    // Each told once when it happens and once in the log.
    expect(out.match(/· Drawn\./g)).toHaveLength(2 * own.length)
  })
})
