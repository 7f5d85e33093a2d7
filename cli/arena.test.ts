// chantier arena and chantier bot, as processes.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LEVELS } from '../bots/level.ts'
import { engineThat, SAMPLES } from '../bots/test/engines.ts'
import { barText, clockTime } from './progress.ts'
import { run, runHere, scratch } from './test/run.ts'

const DUEL = ['arena', 'pillars', '--seats', '3', '--bots', 'greedy,random']

describe('chantier arena', () => {
  it('says who is better, in words, and by its exit code', async () => {
    const { code, out } = await run([...DUEL, '--games', '9'])
    expect(out).toContain('pillars, 3 seats, 9 games')
    expect(out).toMatch(/greedy\s+9\s+100/)
    expect(out).toContain('greedy is better than random, at 95%.')
    expect(code).toBe(0)
  })

  it('has other exit codes for the worse and for what is not shown', async () => {
    const worse = await run([
      'arena',
      'pillars',
      '--seats',
      '3',
      '--bots',
      'random,greedy',
      '--games',
      '12',
      '--lang',
      'fr',
    ])
    expect(worse.out).toContain('random est moins bon que greedy')
    expect(worse.code).toBe(4)
    const open = await run(['arena', 'pillars', '--seats', '3', '--bots', 'random,random@5it', '--games', '3'])
    expect(open.code).toBe(3)
  })

  it('gives all figures as JSON, the same for the same seed on any number of workers', async () => {
    const strip = (text: string) => text.replaceAll(/"(msPerChoice|longestMs)":[\d.]+/g, '')
    const [one, two] = await Promise.all(
      ['1', '2'].map((workers) => run([...DUEL, '--games', '6', '--seed', 's', '--json', '--workers', workers])),
    )
    const tally = JSON.parse(one?.out as string)
    expect(tally.games).toBe(6)
    expect(tally.standings.map((s: { name: string }) => s.name)).toEqual(['greedy', 'random'])
    expect(tally.standings[0].interval.low).toBeGreaterThan(0.3)
    expect(strip(two?.out as string)).toBe(strip(one?.out as string))
  })

  it('goes on where it stopped, even in the middle of a line', async () => {
    const file = join(scratch(), 'results.jsonl')
    const args = [...DUEL, '--games', '6', '--json', '--resume', file]
    const whole = JSON.parse((await run(args)).out)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    expect(lines).toHaveLength(7)
    writeFileSync(file, lines.slice(0, 4).join('\n'))
    appendFileSync(file, `\n${(lines[4] as string).slice(0, 30)}`)
    const again = JSON.parse((await run(args)).out)
    expect(again.standings.map((s: { won: number }) => s.won)).toEqual(
      whole.standings.map((s: { won: number }) => s.won),
    )
    const kept = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"index"') && line.endsWith('}'))
    expect(kept.slice(0, 3)).toEqual(lines.slice(1, 4))
    expect(kept).toHaveLength(6)
  })

  it('does not mix two arenas in one file', async () => {
    const file = join(scratch(), 'results.jsonl')
    await run([...DUEL, '--games', '3', '--resume', file])
    const { code, err } = await run([...DUEL, '--games', '3', '--seed', 'other', '--resume', file])
    expect(code).toBe(1)
    expect(err.replaceAll(/\s+/g, ' ')).toContain('holds another arena')
  })

  it('takes programs, and a bad one loses by default with a line that says why', async () => {
    const bots = `random,"${engineThat('nonsense').replaceAll('"', '')}"`
    const { out } = await run(['arena', 'pillars', '--seats', '3', '--bots', bots, '--games', '3'])
    expect(out.replaceAll(/\s+/g, ' ')).toContain('lost by default: it answered "moo"')
    expect(out).toContain('pillars, 3 seats, 3 games')
  })

  it.each([
    [['--bots', 'greedy'], 'at least two bots'],
    [['--bots', 'greedy,mater'], 'There is no opponent “mater”'],
    [['--bots', 'a,b,c,d'], '4 bots do not fit at a table of 3'],
    [['--bots', 'greedy,random', '--ms', '5', '--iterations', '5'], '--ms and --iterations exclude each other'],
    [['--bots', 'greedy,random', '--ms', '0'], '--ms cannot be “0”'],
  ])('refuses %j', async (more, sentence) => {
    const { code, err } = await runHere(['arena', 'pillars', '--seats', '3', ...more])
    expect(code).toBe(2)
    expect(err.replaceAll(/\s+/g, ' ')).toContain(sentence)
  })
})

describe('chantier bot', () => {
  it('plays a match with the sample', async () => {
    const { code, out } = await run([
      'bot',
      'pillars',
      '--engine',
      SAMPLES.javascript,
      '--opponent',
      'random',
      '--seed',
      's',
    ])
    expect(out).toContain('sample.mjs plays Blue against random')
    expect(out).toContain('total')
    expect(code).toBe(0)
  })

  it('shows the whole talk with --trace', async () => {
    const { out } = await run(['bot', 'pillars', '--engine', engineThat('good'), '--opponent', 'random', '--trace'])
    const lines = out.trim().split('\n')
    expect(lines[0]).toBe('→ {"type":"hello","protocol":1,"game":"pillars","rules":1}')
    expect(lines[1]).toBe('← {"type":"hello","protocol":1,"name":"test"}')
    expect(lines[2]).toMatch(/^→ \{"type":"match"/)
  })

  it('replaces a program that fails: the match is played to its end', async () => {
    const args = ['bot', 'pillars', '--engine', engineThat('crash'), '--opponent', 'random', '--json']
    const { code, out, err } = await run(args)
    expect(err.replaceAll(/\s+/g, ' ')).toContain('test is out: it crashed (it ended with code 1: Error: out of ideas)')
    expect(JSON.parse(out).result.scores).toHaveLength(3)
    expect(code).toBe(1)
  })

  it('says what to do when the command is not there, in French too', async () => {
    const { err } = await run([
      'bot',
      'pillars',
      '--engine',
      'no-such-python3 bot.py',
      '--opponent',
      'random',
      '--lang',
      'fr',
    ])
    expect(err.replaceAll(/\s+/g, ' ')).toContain('sa commande manque')
    expect(err.replaceAll(/\s+/g, ' ')).toContain('install it, or give its full path')
  })

  it('needs a program', async () => {
    const { code, err } = await runHere(['bot', 'pillars'])
    expect(code).toBe(2)
    expect(err).toContain('--engine')
  })
})

describe('--opponent', () => {
  it.each(['apprentice', 'journeyman', 'master@20it'])('takes %s', async (level) => {
    const args = ['play', 'pillars', '--seats', '3', '--seed', 's', '--me', '2', '--opponent', level]
    const { code, out } = await run(args, { data: scratch(), input: 'quit\n' })
    expect(out).toContain(`opponents: ${level}`)
    expect(code).toBe(0)
  })

  it('of a recording is a plain name', async () => {
    const { code, err } = await runHere(['record', 'pillars', '--bot', 'master@20it'])
    expect(code).toBe(2)
    expect(err).toContain('There is no opponent “master@20it”')
  })
})

describe('the progress bar', () => {
  it('says how far it is and how long it will take', () => {
    expect(barText(5, 10, 0, 50)).toEqual({ bar: `${'█'.repeat(12)}${'░'.repeat(12)}`, left: '0:50' })
    // Games taken from a file were not played now.
    expect(barText(6, 10, 5, 30).left).toBe('2:00')
    expect(barText(5, 10, 5, 0).left).toBe('…')
    expect(clockTime(3725)).toBe('1:02:05')
  })
})

describe('arena --ladder', () => {
  const LADDER = ['arena', '--ladder', 'pillars', '--games', '6', '--workers', '1', '--bots']

  it('puts bots on one scale, and says where one is not three times as good as the one below', async () => {
    const good = await run([...LADDER, 'random,greedy'])
    expect(good.out).toMatch(/greedy\s+1,500/)
    expect(good.code).toBe(0)
    const bad = await run([...LADDER, 'greedy,random', '--lang', 'fr'])
    expect(bad.out.replaceAll(/\s/g, ' ')).toMatch(/random gagne \d+ % contre celui d’en dessous : moins de trois/)
    expect(bad.code).toBe(3)
  })

  it('takes the levels of the game where nobody is named, the weakest first, with their strengths', async () => {
    const args = ['arena', '--ladder', 'pillars', '--games', '3', '--iterations', '1', '--workers', '1', '--json']
    const { out } = await run(args)
    const { rungs, bots, strengths } = JSON.parse(out)
    expect(bots).toEqual(LEVELS)
    expect(rungs.map(({ name }: { name: string }) => name)).toEqual(LEVELS)
    expect(rungs[0].step).toBeNull()
    expect(rungs.slice(1).map(({ step }: { step: { games: number } }) => step.games)).toEqual([3, 3, 3, 3])
    expect(strengths.thoughts).toHaveLength(2)
  })

  it('is taken up again with more games', async () => {
    const file = join(scratch(), 'ladder.jsonl')
    const args = ['arena', '--ladder', 'pillars', '--bots', 'random,greedy', '--workers', '1', '--resume', file]
    await run([...args, '--games', '3'])
    const first = readFileSync(file, 'utf8').trim().split('\n')
    await run([...args, '--games', '6'])
    const then = readFileSync(file, 'utf8').trim().split('\n')
    expect(then.slice(0, first.length)).toEqual(first)
    expect(then).toHaveLength(1 + 6)
  })
})

/** The first line of a file that was written before luck was looked for. */
const OLD_HEAD =
  '{"arena":1,"game":"pillars","rules":RULES,"seats":3,"options":OPTIONS,"bots":["greedy","random","random"],"budget":{},"seed":"arena"}'

describe('arena --luck', () => {
  const LUCKY = [...DUEL, '--luck', '--workers', '1']
  const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n')

  it('shows results without luck beside the plain ones, and how many games would be as sure', async () => {
    const { code, out } = await run([...LUCKY, '--games', '30'])
    const told = out.replaceAll(/\s+/g, ' ')
    expect(told).toContain('Without the luck of the cards bot won % 95% by deals without luck % 95% as sure as (games)')
    expect(told).toMatch(/Finding the luck took [\d.]+ ms a game/)
    expect(told).toContain('Without luck: greedy is better than random, at 95%.')
    expect(code).toBe(0)
  })

  it.each([
    ['fr', 'Sans la chance : greedy est meilleur que random'],
    ['de', 'Ohne Glück: greedy ist besser als random'],
  ])('speaks %s', async (lang, sentence) => {
    const { out } = await run([...LUCKY, '--games', '12', '--lang', lang])
    expect(out.replaceAll(/\s+/g, ' ')).toContain(sentence)
  })

  it('keeps luck with every game, finds the same on any number of workers, and takes it from the file', async () => {
    const file = join(scratch(), 'luck.jsonl')
    const args = [...DUEL, '--luck', '--games', '6', '--json']
    const strip = (text: string) => text.replaceAll(/"(msPerChoice|longestMs|msPerGame|part)":[\d.e-]+/g, '')
    const first = await run([...args, '--workers', '1', '--resume', file])
    const lines = linesOf(file)
    for (const line of lines.slice(1)) {
      const { draw } = JSON.parse(line).luck
      expect(draw).toHaveLength(3)
      expect(draw[0] + draw[1] + draw[2]).toBeCloseTo(0, 9)
    }
    expect(JSON.parse(first.out).luck.games).toBe(6)
    // Half of it again, on two workers: what is kept is taken as it stands.
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`)
    const again = await run([...args, '--workers', '2', '--resume', file])
    expect(strip(again.out)).toBe(strip(first.out))
  })

  it('reads files without luck: they count as before, and what is new is looked at', async () => {
    const file = join(scratch(), 'old.jsonl')
    await run([...DUEL, '--games', '6', '--workers', '1', '--resume', file])
    const [head = '', ...old] = linesOf(file)
    const { rules, options } = JSON.parse(head)
    expect(head).toBe(OLD_HEAD.replace('RULES', `${rules}`).replace('OPTIONS', JSON.stringify(options)))
    expect(old.some((line) => line.includes('luck'))).toBe(false)
    const none = await run([...LUCKY, '--games', '6', '--resume', file])
    expect(none.out.replaceAll(/\s+/g, ' ')).toContain('No whole deal was kept with its luck')
    const more = await run([...LUCKY, '--games', '12', '--resume', file])
    expect(more.out.replaceAll(/\s+/g, ' ')).toContain('kept without their luck, which count only above: 6 of 12.')
    expect(linesOf(file).slice(1, 7)).toEqual(old)
    const plain = await run([...DUEL, '--games', '12', '--json', '--workers', '1', '--resume', file])
    expect(JSON.parse(plain.out)).toMatchObject({ games: 12 })
    expect(JSON.parse(plain.out).luck).toBeUndefined()
  })

  it('passes over luck in a file that is none', async () => {
    const file = join(scratch(), 'bent.jsonl')
    await run([...LUCKY, '--games', '3', '--resume', file])
    const [head, ...lines] = linesOf(file)
    const bent = lines.map((line, k) => JSON.stringify({ ...JSON.parse(line), luck: [null, { draw: [1] }, 7][k] }))
    writeFileSync(file, `${[head, ...bent].join('\n')}\n`)
    const { out, code } = await run([...LUCKY, '--games', '3', '--json', '--resume', file])
    expect(JSON.parse(out)).toMatchObject({ games: 3, luck: { games: 0 } })
    expect([0, 3]).toContain(code)
  })

  it('puts a ladder on both scales', async () => {
    const args = [
      'arena',
      '--ladder',
      'pillars',
      '--games',
      '12',
      '--workers',
      '1',
      '--bots',
      'random,greedy',
      '--luck',
    ]
    const { out } = await run(args)
    expect(out.match(/greedy\s+1,500/g)).toHaveLength(2)
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Without the luck of the cards level Elo 95% wins % 95% as sure as (games)',
    )
    const { luck, rungs } = JSON.parse((await run([...args, '--json'])).out)
    expect(luck.rungs.map((rung: { name: string }) => rung.name)).toEqual(['random', 'greedy'])
    expect(luck.rungs[1].step.games).toBe(12)
    expect(luck.rungs[1].step.share).not.toBe(rungs[1].step.share)
  })
})
