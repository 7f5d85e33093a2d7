import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { findTitle, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { readMatch, sumOf, writeMatch } from './file.ts'
import { LONGEST_LINK, linkOf, readLink } from './link.ts'
import { type Match, openMatch, playIn } from './match.ts'
import { positionOf } from './position.ts'

async function played(id: string, most = Number.POSITIVE_INFINITY): Promise<Match> {
  const title = await findTitle(id)
  const seats = title?.game.players[1] ?? 0
  const opened = title && openMatch(title, { seats, seed: 'link' })
  if (!opened || !('match' in opened)) throw new Error(id)
  const { match } = opened
  const rng = rngOf('link')
  while (!isOver(match.state) && match.log.length < most) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return match
}
const sealed = (body: string) => `${body}.${sumOf(body).slice(0, 6)}`
const packed = (text: string) => sealed(deflateRawSync(text).toString('base64url'))

describe.each(gameIds())('a link to a moment of %s', (id) => {
  it('gives back the file it was made of, at the largest table', async () => {
    const whole = await played(id)
    const text = writeMatch(whole, { at: 7 })
    const link = await linkOf(text)
    if (link !== null) expect(await readLink(link)).toEqual({ text })
    const match = await played(id, 40)
    const { title, seats, options, game, state } = match
    const opened = openMatch(title, { seats, options, seed: 'x', from: positionOf(game, state, 0) })
    if (!('match' in opened)) throw new Error('not opened')
    const position = writeMatch(opened.match, { at: 0 })
    const short = await linkOf(position)
    // A position always fits into a link.
    expect(short?.length).toBeLessThan(LONGEST_LINK)
    expect(await readLink(short ?? '')).toEqual({ text: position })
    const read = await readMatch(position, findTitle)
    expect('at' in read && read.at).toBe(0)
  })
})

describe('a link', () => {
  it('that was cut or changed anywhere says so', async () => {
    const link = (await linkOf(writeMatch(await played('pillars', 10)))) ?? ''
    await fc.assert(
      fc.asyncProperty(fc.nat(link.length - 1), async (n) => {
        expect(await readLink(link.slice(0, n))).toEqual({ problem: { why: 'cut-link' } })
        const other = link[n] === 'x' ? 'y' : 'x'
        expect(await readLink(link.slice(0, n) + other + link.slice(n + 1))).toEqual({ problem: { why: 'cut-link' } })
      }),
      { numRuns: 60 },
    )
  })
  it('is all of it, with nothing before or behind', async () => {
    const link = (await linkOf(writeMatch(await played('pillars', 10)))) ?? ''
    expect(await readLink(link)).toHaveProperty('text')
    for (const more of [`#${link}`, ` ${link}`, `${link}.`, `${link}\n`, `${link}#x`, '', '.'])
      expect(await readLink(more)).toEqual({ problem: { why: 'cut-link' } })
  })
  it('is none where the match does not fit into one', async () => {
    const text = (seed: string) => JSON.stringify({ chantier: 1, seed, log: [], checksum: '' })
    const noise = (length: number) => Array.from({ length }, (_, n) => sumOf(`${n}`)).join('')
    expect((await linkOf(text(noise(50))))?.length).toBeLessThanOrEqual(LONGEST_LINK)
    expect(await linkOf(text(noise(500)))).toBeNull()
    expect(await linkOf(text(noise(80_000)))).toBeNull()
  })
  it('that would unpack without end is not unpacked, and what is no match is not opened', async () => {
    expect(await readLink(packed('0'.repeat(9_000_000)))).toEqual({ problem: { why: 'too-large' } })
    for (const text of ['', '7', '[]', '{}', 'null', '{"log":7}', '{"log":[7]}', '{"log":[null]}']) {
      const read = await readLink(packed(text))
      const opened = 'text' in read ? await readMatch(read.text, findTitle) : read
      expect(opened).toHaveProperty('problem')
    }
    for (const text of ['7', '[]', 'null', '{}', '{"log":[7]}'])
      expect(await readLink(packed(text))).toEqual({ problem: { why: 'not-a-match' } })
    expect(await readLink('x'.repeat(1_000_000))).toEqual({ problem: { why: 'cut-link' } })
    expect(await readLink(sealed('%%%'))).toEqual({ problem: { why: 'cut-link' } })
  })
})
