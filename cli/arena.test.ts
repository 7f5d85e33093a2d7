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
