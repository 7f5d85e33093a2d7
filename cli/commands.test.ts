// The commands beside play: what they print for people and for programs.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGS, WHOLE } from '#tongues'
import { open, perft, perftStart, playOut } from '../contract/keep.ts'
import { findMind, findTitle } from '../games/shelf.ts'
import { writeMatch } from '../match/file.ts'
import { playIn } from '../match/match.ts'
import type { Mind } from '../title/mind.ts'
import type { Title } from '../title/title.ts'
import { run, runHere, scratch } from './test/run.ts'

const title = (await findTitle('pillars')) as Title
const folder = scratch()

/** A match file: so many decisions of a random game, or all. */
function matchFile(name: string, decisions: number): string {
  const match = open(title, { seats: 3 }, 'file')
  let left = decisions
  for (const _ of playOut(match, 'random')) if (--left === 0) break
  const path = join(folder, name)
  writeFileSync(path, writeMatch(match))
  return path
}
const whole = matchFile('whole.chantier.json', -1)
const part = matchFile('part.chantier.json', 12)
const json = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('help', () => {
  const names = [
    'play',
    'menu',
    'replay',
    'analyse',
    'record',
    'cards',
    'agenda',
    'texts',
    'fuzz',
    'perft',
    'bench',
    'lesson',
    'economy',
    'serve',
    'backup',
    'restore',
    'admin',
    'verify',
    'new-game',
    'doctor',
  ]

  it('names every command in every language and fits 40 columns', async () => {
    for (const lang of LANGS) {
      const { code, out } = await runHere(['--help', '--lang', lang], 40)
      expect(code).toBe(0)
      for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
      expect(out.split('\n').filter((line) => [...line].length > 40)).toEqual([])
    }
  })

  it('says for every command what it takes', async () => {
    for (const name of names) {
      const { code, out, err } = await runHere([name, '--help', '--lang', 'fr'], 60)
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain(`chantier ${name}`)
      expect(out).toContain('--lang LANGUE')
    }
    expect((await runHere(['help', 'play'])).out).toContain('--opponent NAME')
  })

  it('comes without a terminal and without arguments, as bad usage', async () => {
    const { code, out } = await run([])
    expect(code).toBe(2)
    expect(out).toContain('Commands')
  })

  it('of the version', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))
    expect((await runHere(['--version'])).out.trim()).toBe(version)
  })
})

describe('the bin', () => {
  it('hands over to the pinned Node', async () => {
    const { code, out } = await run(['perft', 'pillars', '--depth', '1', '--json'], { script: 'chantier.mjs' })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'pillars', ways: [10] })
  })

  it('says in a sentence what to do when the pinned Node is missing', async () => {
    const bare = join(folder, 'bare', 'cli')
    mkdirSync(bare, { recursive: true })
    for (const file of ['chantier.mjs', 'handOver.mjs']) cpSync(join(import.meta.dirname, file), join(bare, file))
    cpSync(join(import.meta.dirname, 'texts'), join(bare, 'texts'), { recursive: true })
    const script = join(bare, 'chantier.mjs')
    const en = await run(['play'], { script })
    expect(en).toEqual({
      code: 1,
      out: '',
      err: 'Chantier’s own Node is missing: first run npm start or npm install in its folder.\n',
    })
    expect((await run(['play', '--lang', 'fr'], { script })).err).toMatch(/^Il manque le Node de Chantier.*\n$/)
  })
})

describe('record', () => {
  const args = [
    'record',
    'pillars',
    '--seats',
    '3',
    '--seed',
    'r',
    '--bot',
    'random',
    '--json',
    '--canonical',
    '--states',
  ]

  it('is a match another program can follow: set-up, decisions, result', async () => {
    const { code, out } = await run([...args, '--option', 'roundCap=5'])
    expect(code).toBe(0)
    const lines = json(out)
    const [first, last] = [lines[0], lines.at(-1)]
    expect(first.setup).toMatchObject({ game: 'pillars', rules: 1, seats: 3, seed: 'r', options: { roundCap: 5 } })
    expect(first.setup.sheet).toEqual(title.sheet)
    expect(first.state.hands.map((hand: number[]) => hand.length)).toEqual([10, 10, 10])
    const match = open(title, { seats: 3, options: first.setup.options }, 'r')
    expect(match.state).toEqual(first.state)
    for (const [i, line] of lines.slice(1, -1).entries()) {
      expect(line.seq).toBe(i + 1)
      for (const option of line.options)
        expect(title.canon.read(match.state, line.seat, option.move, match.game.box)).toEqual(
          (({ move: _, ...choice }) => choice)(option),
        )
      expect(line.options).toContainEqual(line.choice)
      expect(line.step).toBe(match.state.agenda.at(-1)?.do)
      expect(
        playIn(match, line.seat, title.canon.read(match.state, line.seat, line.choice.move, match.game.box)),
      ).toBeNull()
      expect(match.state).toEqual(line.state)
      expect(match.story.at(-1)?.events).toEqual(line.events)
    }
    expect(match.state.agenda).toEqual([])
    const scores = match.game.scores(match.state, match.game.box)
    expect(last.result.scores).toEqual(scores)
    expect(last.result.winners).toEqual(match.game.winners(match.state, match.game.box))
    for (const [seat, sheet] of last.result.breakdown.entries())
      expect(sheet.reduce((sum: number, line: { points: number }) => sum + line.points, 0)).toBe(scores[seat])
  })

  it('is the same for the same seed, and leaves out what is not asked for', async () => {
    const short = args.filter((word) => word !== '--canonical' && word !== '--states')
    const [a, b] = await Promise.all([run(short), run(short)])
    expect(a.out).toBe(b.out)
    const line = json(a.out)[1]
    expect(Object.keys(line)).toEqual(['seq', 'seat', 'step', 'options', 'choice', 'events'])
    expect(line.choice.move).toBeUndefined()
  })

  it('is played by opponents who know the game', async () => {
    const { out } = await run(['record', 'pillars', '--seed', 'r', '--bot', 'greedy', '--canonical', '--json'])
    const match = open(title, { seats: json(out)[0].setup.seats }, 'r')
    const played = [...playOut(match, 'greedy', (await findMind('pillars')) as Mind)]
    expect(
      json(out)
        .slice(1, -1)
        .map((line) => line.choice.move),
    ).toEqual(played.map(({ move }) => move))
  })

  it('reads as sentences without --json', async () => {
    const { out } = await runHere(['record', 'pillars', '--seed', 'r', '--bot', 'greedy', '--lang', 'fr'], 40)
    expect(out).toMatch(/^ {3}1 /m)
    expect(out).toContain('La partie est terminée')
    expect(out.split('\n').filter((line) => [...line].length > 40)).toEqual([])
  })
})

describe('replay', () => {
  it('tells every move in words and how it ended', async () => {
    const { code, out } = await run(['replay', whole])
    expect(code).toBe(0)
    expect(out).toContain('The game is over')
    expect(out).toMatch(/The file is whole: \d+ entries, each of them legal\./)
  })

  it('shows the table after an entry', async () => {
    const { out } = await runHere(['replay', part, '--at', '5', '--lang', 'fr'])
    expect(out).toContain('Après l’entrée 5 sur 12')
    expect(out).toContain('Pli 2')
    expect(out).toContain('la table attend')
    expect((await runHere(['replay', part, '--at', '0'])).out).toContain('After entry 0 of 12')
  })

  it('is told to programs line by line', async () => {
    const lines = json((await runHere(['replay', part, '--json'])).out)
    expect(lines).toHaveLength(14)
    expect(lines[1]).toMatchObject({ entry: 1, seat: expect.any(Number), move: { type: 'play-card' } })
    expect(lines.at(-1)).toMatchObject({ over: false, winners: [] })
    const at = json((await runHere(['replay', part, '--json', '--at', '3'])).out)
    expect(at[0]).toMatchObject({ entry: 3, of: 12, over: false })
  })

  it('from a seat tells only what it could know', async () => {
    const [state] = json((await runHere(['replay', part, '--json', '--at', '3', '--me', '1'])).out)
    expect(state.state.rng).toBeNull()
    expect(state.state.hands[0].filter((card: number) => card >= 0).length).toBeLessThanOrEqual(1)
    const lines = json((await runHere(['replay', part, '--json', '--me', 'vert'])).out).slice(1, -1)
    for (const line of lines) expect('move' in line).toBe(line.seat === 1)
  })
})

describe('agenda', () => {
  it('is an outline, the next step first', async () => {
    const { code, out } = await runHere(['agenda', part])
    expect(code).toBe(0)
    expect(out).toMatch(/▸ {2}1 {2}play-card · \w+ · waits for \w+/)
    const [data] = json((await runHere(['agenda', part, '--json', '--at', '2'])).out)
    expect(data.steps[0]).toMatchObject({ do: 'play-card' })
    expect(data.steps.at(-1)).toEqual({ do: 'end-round' })
    expect((await runHere(['agenda', whole, '--lang', 'fr'])).out).toContain('L’ordre du jour est vide')
  })
})

describe('perft', () => {
  it('counts what the battery counts', async () => {
    const { out } = await run([
      'perft',
      'pillars',
      '--seats',
      '4',
      '--seed',
      'p',
      '--depth',
      '3',
      '--after',
      '30',
      '--json',
    ])
    const { game, state } = perftStart(title, { table: { seats: 4 }, seed: 'p', after: 30 })
    expect(json(out)[0].ways).toEqual([1, 2, 3].map((depth) => perft(game, state, depth)))
    expect((await runHere(['perft', 'pillars', '--depth', '2'])).out).toMatch(/^2 +90 /m)
    expect((await runHere(['perft', 'pillars', '--after', '9999'])).out).toContain('nothing to count')
  })
})

describe('cards', () => {
  it('show every figure with its mark and say plainly which are reconstructed', async () => {
    const { code, out } = await run(['cards', 'pillars'])
    expect(code).toBe(0)
    expect(out.replaceAll('\u00a0', ' ')).toContain('value 2 [P] · converts metal 5 [P] · points 1 [S]')
    expect(out).toContain('[R] reconstructed by us')
    expect(out).toMatch(/\d+ of \d+ figures are reconstructed/)
    expect(out).toMatch(/advantages\.value painter, assistant, brickmaker, bell founder, potter/)
    const [data] = json((await runHere(['cards', 'pillars', '--json'])).out)
    expect(data.reconstructed).toContain('advantages.painter.value')
    expect(data.tables).toEqual(title.sheet.tables)
  })

  it('of a corrected sheet fit and say what differs', async () => {
    const sheet = JSON.parse(JSON.stringify(title.sheet))
    sheet.tables.advantages[0].value = 4
    const path = join(folder, 'mine.json')
    writeFileSync(path, JSON.stringify(sheet))
    const { code, out } = await run(['cards', 'pillars', '--cards', path])
    expect(code).toBe(0)
    expect(out).toContain('It differs from the sheet of the house in 1 figure:')
    expect(out).toContain('advantages.painter.value  9 → 4')
    const played = await run(['record', 'pillars', '--cards', path, '--json', '--seed', '1'])
    expect(json(played.out)[0].setup.sheet).toEqual(sheet)
  })
})

describe('texts', () => {
  it('prints the sentences of a game by what they are for, and those of the house', async () => {
    const { code, out } = await runHere(['texts', 'pillars', '--games', '1', '--lang', 'fr'])
    expect(code).toBe(0)
    for (const kind of ['question', 'choice', 'refusal', 'event', 'thing', 'terminal'])
      expect(out).toContain(`\n# ${kind}\n`)
    expect(out).toMatch(/phrases entendues/)
    const house = await runHere(['texts', '--lang', 'en'])
    expect(house.out).toContain('# server/texts')
  })
  it('says how far a language is, whole or not, with an exit code and for programs', async () => {
    for (const lang of WHOLE) expect(await runHere(['texts', lang])).toMatchObject({ code: 0, err: '' })
    expect((await runHere(['texts', '--missing', '--lang', 'fr'])).out).toContain('dit tout')
    const begun = await runHere(['texts', 'xx', '--lang', 'en'])
    expect(begun.code).toBe(1)
    expect(begun.out).toMatch(/games\/pillars +0 +\d+ +0 %/)
    const lacks = await runHere(['texts', 'xx', '--missing', '--lang', 'en'])
    expect(lacks.code).toBe(1)
    for (const file of ['papers/tongues/xx.ts', 'games/pillars/RULES.xx.md', 'web/src/rules/lookup/xx.ts'])
      expect(lacks.out).toContain(`  ${file} (the whole file)`)
    const told = json((await runHere(['texts', 'xx', '--json'])).out)[0]
    expect(told).toMatchObject({ lang: 'xx', share: 0 })
    expect(told.rooms.map(({ room }: { room: string }) => room)).toContain('games/pillars')
    expect((await runHere(['texts', 'pillars', '--json', '--lang', 'fr'])).code).toBe(0)
    expect((await runHere(['texts', 'no-such-game'])).code).toBe(2)
  })
})
