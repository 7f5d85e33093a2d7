// Whole games in the terminal: played to the end, broken off in every way, and taken up again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { LANGS, tongueOf, WHOLE } from '#tongues'
import { keptIn, run, scratch, sitDown } from './test/run.ts'
import { textsOf } from './texts.ts'

const GAME = ['play', 'pillars', '--seats', '3', '--seed', 'evening', '--opponent', 'random']
const ONES = '1\n'.repeat(400)
type Kept = { log: { seat: number; move: unknown }[]; result: { scores: number[] } | null }
const keptMatch = (path: string | undefined) => JSON.parse(readFileSync(path as string, 'utf8')) as Kept

/** No-break spaces as plain ones. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

/** Every line fits; a path may be longer than any terminal. */
const tooLong = (text: string, columns: number) =>
  text.split('\n').filter((line) => [...line].length > columns && !line.includes('.chantier.json'))

describe('a whole game', () => {
  for (const [lang, over, you] of [
    ['en', 'The game is over', 'you are Blue'],
    ['fr', 'La partie est terminée', 'vous êtes Bleu'],
    ['de', 'Die Partie ist zu Ende', 'du bist Blau'],
  ] as const)
    for (const columns of [40, 100])
      it(`is played to the end in ${lang} at ${columns} columns`, async () => {
        const data = scratch()
        const { code, out, err } = await run([...GAME, '--lang', lang], { data, columns, input: ONES })
        expect(err).toBe('')
        expect(code).toBe(0)
        expect(out.replaceAll('\n', ' ')).toContain(you)
        expect(out).toContain(over)
        expect(out).toContain('★')
        expect(tooLong(out, columns)).toEqual([])
        expect(out).toBe(stripVTControlCharacters(out))
        expect(out).not.toMatch(/undefined|NaN|\[object/)
        if (lang === 'fr') expect(out).not.toMatch(/ [;!?»]|« /)
        if (lang === 'de') expect(out).not.toMatch(/ [;:!?]|["”«»]/)
        expect(keptMatch(keptIn(data)[0]).result?.scores).toHaveLength(3)
        expect(existsSync(join(data, 'last.json'))).toBe(false)
      })

  it('speaks the language of the machine', async () => {
    const { out } = await run(GAME, { data: scratch(), env: { LANG: 'fr_CA.UTF-8' }, input: 'quitter\n' })
    expect(out).toContain('Votre partie est gardée')
    const here = await run(GAME, { data: scratch(), env: { LANG: 'de_AT.UTF-8' }, input: 'ende\n' })
    expect(here.out).toContain('Deine Partie ist aufbewahrt')
  })

  it('is coloured where colours are wanted, and says the same', async () => {
    const plain = await run(GAME, { data: scratch(), input: 'board\n' })
    const colour = await run(GAME, { data: scratch(), input: 'board\n', env: { NO_COLOR: '', FORCE_COLOR: '1' } })
    expect(colour.out).toContain('\u001b[')
    const bare = stripVTControlCharacters(colour.out)
    expect(bare.split('\n').slice(0, 36)).toEqual(plain.out.split('\n').slice(0, 36))
  })
})

describe('a game broken off', () => {
  const typed = ['2', '1', '3', '1', '2']

  /** The log of a game played to its end without a break. */
  async function unbroken(): Promise<Kept> {
    const data = scratch()
    await run(GAME, { data, input: `${typed.join('\n')}\n${ONES}` })
    return keptMatch(keptIn(data)[0])
  }

  for (const [end, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['close', 0],
    ['SIGKILL', null],
  ] as const)
    it(`by ${end} loses no choice and goes on as it would have`, async () => {
      const data = scratch()
      const left = await sitDown(GAME, { data }, typed, end)
      expect(left.code).toBe(code)
      if (end !== 'SIGKILL') {
        expect(left.out).toContain('Your game is kept. To go on:\n  chantier play --last\n')
        expect(left.out).toMatch(/\n {2}chantier play --from \S+\.chantier\.json\n/)
      }
      const mine = keptMatch(keptIn(data)[0]).log.filter(({ seat }) => seat === 0)
      expect(mine).toHaveLength(typed.length)
      const again = await run(['play', '--last'], { data, input: ONES })
      expect(again.code).toBe(0)
      expect(keptIn(data)).toHaveLength(1)
      expect(keptMatch(keptIn(data)[0])).toEqual(await unbroken())
    })

  it('through the bin, which passes the signal and the code on', async () => {
    const data = scratch()
    const left = await sitDown(GAME, { data, script: 'chantier.mjs' }, ['1'], 'SIGINT')
    expect(left.code).toBe(130)
    expect(left.out).toContain('Your game is kept.')
    expect(left.out).toContain('chantier.mjs play --last')
  })

  it('is offered first by the menu', async () => {
    const data = scratch()
    await sitDown(GAME, { data }, ['1'], 'close')
    const { out, code } = await run(['menu'], { data, input: '1\n1\n' })
    expect(out).toContain('1  Go on with the last game: The Pillars of the Earth')
    expect(code).toBe(0)
    expect(keptMatch(keptIn(data)[0]).log.filter(({ seat }) => seat === 0)).toHaveLength(2)
  })

  it('and whose file is gone is not offered', async () => {
    const data = scratch()
    writeFileSync(join(data, 'last.json'), '{"file":"gone.chantier.json","me":0,"opponent":"random"}')
    expect((await run(['menu'], { data, input: '' })).out).not.toContain('last game')
    const { code, err } = await run(['play', '--last'], { data })
    expect([code, err]).toEqual([1, expect.stringContaining('There is no file')])
  })
})

describe('a saved game', () => {
  it('says who sat where, and goes on with them wherever it is opened', async () => {
    const data = scratch()
    await sitDown(GAME, { data }, ['1'], 'close')
    const path = keptIn(data)[0] ?? ''
    const text = readFileSync(path, 'utf8')
    expect(JSON.parse(text).sitting).toEqual([
      { kind: 'person' },
      { kind: 'bot', bot: 'random', net: false },
      { kind: 'bot', bot: 'random', net: false },
    ])
    const told = await run(['replay', path])
    expect(told.out).toContain('Blue: a person · Green: computer, random · Red: computer, random')
    // On another device, without a word about the opponents or the seat.
    const other = scratch()
    const moved = join(other, 'moved.chantier.json')
    writeFileSync(moved, text)
    const again = await run(['play', '--from', moved], { data: other, input: '' })
    expect(again.out).toContain('you are Blue · opponents: random')
  })

  it('is taken up from any seat, and its file is left as it was', async () => {
    const data = scratch()
    const file = join(scratch(), 'my game.chantier.json')
    const saved = await run(GAME, { data, input: `1\nsave ${file}\n` })
    expect(saved.out).toContain(`Saved: ${file}`)
    expect(saved.out).toContain(`--from '${file}'\n`)
    const before = readFileSync(file, 'utf8')
    const { out, code } = await run(['play', '--from', file, '--me', 'Red'], { data, input: '1\n' })
    expect(code).toBe(0)
    expect(out).toContain('you are Red')
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(keptIn(data)).toHaveLength(2)
  })

  it('may be written over by a later one, but nothing else may', async () => {
    const data = scratch()
    const file = join(scratch(), 'game.json')
    const other = join(scratch(), 'letter.txt')
    writeFileSync(other, 'dear all')
    const { out } = await run(GAME, {
      data,
      input: `save ${file}\n1\nsave ${file}\nsave ${other}\nsave ${other}/in/it\nsave ${data}\nsave\n`,
    })
    expect(keptMatch(file).log.length).toBeGreaterThan(1)
    expect(out).toContain(`${other} exists and is not a match: choose another name.`)
    expect(out).toContain(`${other}/in/it cannot be written (ENOTDIR).`)
    expect(out).toContain(`${data} is a folder, not a file.`)
    expect(out).toContain('Where to? save FILE')
    expect(readFileSync(other, 'utf8')).toBe('dear all')
  })
})

describe('what a person may type', () => {
  it('is understood in the words of every language', async () => {
    for (const lang of WHOLE) {
      const { words, unknown, help } = textsOf(lang).play
      const typed = Object.values(words).map(([word = '']) => word)
      const { out, code } = await run([...GAME, '--lang', lang], { data: scratch(), input: typed.join('\n') })
      expect(code).toBe(0)
      expect(out).toContain(help)
      for (const word of typed) expect(out.replace(/\s+/g, ' ')).not.toContain(unknown(word).replace(/\s+/g, ' '))
    }
  })
  it('is understood in English and French, and anything else is answered', async () => {
    const words =
      'help\nboard\nlog\nlog 1\ncards king\ncards xyzzy\nwhy\nwhy alfred\nhint\nundo\nredo\nfoo\n99\n0\n-1\n1 2\n'
    const en = await run([...GAME, '--me', '1'], { data: scratch(), input: words })
    for (const sentence of [
      'Words of this table',
      'the King · Nobody wins a trick that holds the King.',
      'No card speaks of “xyzzy”.',
      '% chance of winning, ',
      'This is the first choice of your turn: there is nothing to take back.',
      'There is nothing to do again.',
      '“foo” is neither a choice nor a word of this table.',
      'There is no choice 99: they go from 1 to',
      'There is no choice 0:',
      'There is no choice -1:',
      'Choice 1 takes no numbers.',
    ])
      expect(en.out).toContain(sentence)
    expect(en.out).toMatch(/\(\d+ ± \d+% chance of winning, /)
    const fr = await run([...GAME, '--lang', 'fr'], {
      data: scratch(),
      input: 'aide\ntable\njournal\ncartes maitre\npourquoi\nconseil\nannuler\nrefaire\nhelp\nzut\nquitter\n',
    })
    for (const sentence of [
      'Les mots de cette table',
      'maître bâtisseur · ',
      ' % de chances de gagner',
      'C’est le premier choix de votre tour : il n’y a rien à reprendre.',
      'Il n’y a rien à refaire.',
      '« zut » n’est ni un choix ni un mot de cette table.',
    ])
      expect(spaced(fr.out)).toContain(sentence)
    expect(fr.code).toBe(0)
  })

  it('says why a choice is refused, with the clause', async () => {
    // Somebody is dealt Alfred Builder, who may only be played last.
    const seats = await Promise.all(
      ['0', '1', '2'].map((me) =>
        run([...GAME, '--me', me], { data: scratch(), input: 'why\npourquoi\nwhy alfred\n' }),
      ),
    )
    const holders = seats.filter(({ out }) => out.includes('1 choice is refused now: “why” gives the reason'))
    expect(holders).toHaveLength(1)
    expect(holders[0]?.out).toContain('Alfred Builder may only be played as your last card. (PIL-3.4)')
  })
})

describe('the menu', () => {
  it('asks for game, seats, opponent and language, and plays', async () => {
    const data = scratch()
    const { out, code } = await run(['menu', '--lang', 'fr'], { data, input: 'x\n', columns: 40 })
    expect(code).toBe(0)
    expect(out).toMatch(/Un nombre de 1 à \d+, s’il vous plaît\./)
    const titles = out.split('\n').filter((line) => /^ {1,2}\d{1,2} {2}/.test(line))
    const pillars = 1 + titles.findIndex((line) => line.includes('Piliers'))
    const other = 1 + titles.findIndex((line) => line.includes('English'))
    for (const lang of LANGS) if (lang !== 'fr') expect(out).toContain(tongueOf(lang).name)
    const game = await run(['menu', '--lang', 'fr'], { data, input: `${other}\n${pillars}\n2\n1\nquit\n` })
    expect(game.out).toContain('Which game?')
    expect(game.out).toContain('4 seats · you are Blue · opponents: novice')
    expect(tooLong(out, 40)).toEqual([])
  })
})

describe('the opponents', () => {
  it.each([
    ['en', 'opponents: journeyman'],
    ['fr', 'adversaires : compagnon'],
    ['de', 'Gegner: Geselle'],
  ])('are called in %s as people call them', async (lang, words) => {
    const { out } = await run(['play', 'pillars', '--lang', lang, '--seed', 'levels'], { data: scratch(), input: '' })
    expect(out.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words)
  })
})
