// Bad input: one clear sentence in the reader's language, a non-zero exit code, and never a stack trace.

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGS, typeset } from '#tongues'
import { open, playOut } from '../contract/keep.ts'
import { findTitle } from '../games/shelf.ts'
import { sumOf, writeMatch } from '../match/file.ts'
import type { Title } from '../title/title.ts'
import { run, runHere, scratch } from './test/run.ts'

const title = (await findTitle('pillars')) as Title
const folder = scratch()
const data = scratch()
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** The sentence of each language, on one line. */
async function sentences(args: readonly string[], code: number, place = data) {
  process.env.CHANTIER_DATA = place
  const said: Record<string, string> = {}
  for (const lang of LANGS) {
    const ran = await runHere(['--lang', lang, ...args])
    expect(ran.code, `${args.join(' ')}: ${ran.out}${ran.err}`).toBe(code)
    expect(ran.out).toBe('')
    expect(ran.err).not.toMatch(/^ +at |Error:|undefined|node:internal/m)
    expect(ran.err).toBe(typeset(lang, ran.err))
    said[lang] = ran.err.replaceAll('\u00a0', ' ').split('\n').join(' ')
  }
  expect(new Set(Object.values(said)).size).toBe(LANGS.length)
  return said
}

describe('a command put badly', () => {
  const cases: [args: string[], en: string, fr: string][] = [
    [['dance'], 'There is no command “dance”. Commands: play,', 'Il n’y a pas de commande « dance ».'],
    [['dance', '--help'], 'There is no command “dance”.', 'Il n’y a pas de commande « dance ».'],
    [['--dance'], 'There is no flag --dance here.', 'Il n’y a pas de paramètre --dance ici.'],
    [['play'], 'Something is missing: chantier play <game>.', 'Il manque quelque chose : chantier play <jeu>.'],
    [['play', 'chess'], 'There is no game “chess”. Games:', 'Il n’y a pas de jeu « chess ». Jeux :'],
    [['play', '../kernel'], 'There is no game “../kernel”.', 'Il n’y a pas de jeu « ../kernel ».'],
    [['play', 'pillars', 'spyrium'], '“spyrium” is one word too many.', '« spyrium » est un mot de trop.'],
    [['play', 'pillars', '--seats', '9'], 'for 3 to 4 players, not for 9', 'se joue de 3 à 4, pas à 9'],
    [['play', 'pillars', '--seats', 'x'], 'for 3 to 4 players, not for x', 'se joue de 3 à 4, pas à x'],
    [['play', 'pillars', '--seats'], '--seats needs a value: --seats N.', 'Il manque une valeur : --seats N.'],
    [['play', 'pillars', '--seats', '--me', '1'], '--seats needs a value', 'Il manque une valeur'],
    [['play', 'pillars', '--seats', '3', '--seats', '4'], '--seats is given twice.', '--seats est donné deux fois.'],
    [
      ['play', 'pillars', '--colour'],
      'There is no flag --colour here. Flags: --seats,',
      'pas de paramètre --colour ici.',
    ],
    [['play', 'pillars', '-x'], 'There is no flag -x here.', 'pas de paramètre -x ici.'],
    [['admin', 'ban', '-Lx3'], 'put it after the flags, behind --.', 'mettez-le après les paramètres, derrière --.'],
    [['play', '--', '-x'], 'There is no game “-x”.', 'Il n’y a pas de jeu « -x ».'],
    [['play', 'pillars', '--pause=1'], '--pause takes no value.', '--pause ne prend pas de valeur.'],
    [['play', 'pillars', '--me', '7'], 'There is no seat “7” at this table. Seats: 0 (Blue)', 'Places : 0 (Bleu)'],
    [['play', 'pillars', '--me', 'pink'], 'There is no seat “pink”', 'Il n’y a pas de place « pink »'],
    [['play', 'pillars', '--opponent', 'god'], 'There is no opponent “god”. Opponents: random', 'Adversaires : random'],
    [['play', 'pillars', '--option', 'sun=1'], 'There is no option “sun”. Options: colours', 'pas d’option « sun »'],
    [['play', 'pillars', '--option', '__proto__=1'], 'There is no option “__proto__”', 'pas d’option « __proto__ »'],
    [['play', 'pillars', '--option', 'roundCap'], 'an option is written name=value', 'une option s’écrit nom=valeur'],
    [['play', 'pillars', '--option', 'roundCap=3'], 'a whole number from 5 to 99', 'un nombre entier de 5 à 99'],
    [['play', 'pillars', '--option', 'trickReview=some'], 'It is one of: last, all, none', 'Valeurs possibles : last'],
    [
      ['play', 'pillars', '--option', 'roundCap=5', '--option', 'roundCap=6'],
      'Option “roundCap” is given twice.',
      'L’option « roundCap » est donnée deux fois.',
    ],
    [
      ['play', 'pillars', '--option', 'colours=red,red,blue'],
      'It takes 3 different values, one for each seat',
      'Il faut 3 valeurs différentes, une par place',
    ],
    [['play', 'pillars', '--from', 'x'], 'pillars cannot be given with a saved match', 'ne va pas avec une partie'],
    [['play', '--from', 'x', '--seed', '1'], '--seed cannot be given with a saved match', '--seed ne va pas avec'],
    [['play', '--from', 'x', '--last'], '--from and --last exclude each other.', '--from et --last s’excluent.'],
    [['record', 'pillars', '--bot', 'god'], 'There is no opponent “god”', 'pas d’adversaire « god »'],
    [['fuzz', 'pillars', '--games', '0'], '--games cannot be “0”', '--games ne peut pas valoir « 0 »'],
    [['fuzz', 'pillars', '--share', '0'], '--share cannot be “0”', '--share ne peut pas valoir « 0 »'],
    [['fuzz', 'pillars', '--games', '1e3'], '--games cannot be “1e3”', '--games ne peut pas valoir « 1e3 »'],
    [['perft', 'pillars', '--depth', '-1'], '--depth cannot be “-1”', '--depth ne peut pas valoir « -1 »'],
    [['bench', 'weather'], 'nothing to measure called “weather”', 'rien à mesurer qui s’appelle « weather »'],
    [['new-game'], 'Something is missing: chantier new-game <name>.', 'chantier new-game <nom>.'],
    [['new-game', 'Kiln'], '“Kiln” cannot be the name of a game', '« Kiln » ne peut pas être le nom d’un jeu'],
    [['new-game', 'lime kiln'], '“lime kiln” cannot be the name', '« lime kiln » ne peut pas être le nom'],
    [['new-game', '../kiln'], '“../kiln” cannot be the name', '« ../kiln » ne peut pas être le nom'],
    [['new-game', 'k'.repeat(25)], 'too long for the name of a game: at most 24', 'trop long pour le nom d’un jeu'],
    [['new-game', 'k2'], 'needs three letters at least', 'il faut au moins trois lettres'],
    [['new-game', 'class'], '“class” means something else here', '« class » a déjà un autre sens ici'],
    [['new-game', 'card'], 'would need the name Card', 'aurait besoin du nom Card'],
    [['new-game', 'pillars'], 'There is a game “pillars” already.', 'Il y a déjà un jeu « pillars ».'],
    [['new-game', 'kiln', 'oven'], '“oven” is one word too many.', '« oven » est un mot de trop.'],
    [['new-game', 'kiln', '--players', '0'], '--players cannot be “0”', '--players ne peut pas valoir « 0 »'],
    [['new-game', 'kiln', '--players', '9'], '--players cannot be “9”', '--players ne peut pas valoir « 9 »'],
    [['new-game', 'kiln', '--players', '4-2'], '--players cannot be “4-2”', '--players ne peut pas valoir « 4-2 »'],
    [['new-game', 'kiln', '--players', 'two'], '--players cannot be “two”', '--players ne peut pas valoir « two »'],
    [['new-game', 'kiln', '--players', '1-6'], '--players cannot be “1-6”', '--players ne peut pas valoir « 1-6 »'],
    [['bench', 'engine', '--game', 'chess'], 'There is no game “chess”', 'pas de jeu « chess »'],
  ]
  for (const [args, en, fr] of cases)
    it(`chantier ${args.join(' ')}`, async () => {
      const said = await sentences(args, 2)
      expect(said.en).toContain(en)
      expect(said.fr).toContain(fr)
      expect(said.en).toContain('Try: chantier')
    })

  it('ends the process with code 2, the sentence beside the output', async () => {
    for (const args of [['play', 'pillars', '--seats', '9'], ['dance'], ['replay', '--at']]) {
      const ran = await run(args)
      expect(ran).toEqual(await runHere(args))
      expect([ran.code, ran.out]).toEqual([2, ''])
    }
  })

  it('chantier --lang xx', async () => {
    const { code, err } = await run(['doctor', '--lang', 'xx'], { env: { LC_ALL: 'fr_FR.UTF-8' } })
    expect([code, err.replaceAll('\u00a0', ' ')]).toEqual([2, expect.stringContaining('ne parle pas « xx »')])
  })
})

describe('a new game under the name of one that matches are kept of', () => {
  it('is refused, and nothing is written', async () => {
    const place = scratch()
    writeFileSync(join(place, 'atlas-1.chantier.json'), '{\n  "chantier": 1,\n  "game": "atlas"\n}')
    const said = await sentences(['new-game', 'atlas'], 2, place)
    expect(said.en).toContain('Matches of a game “atlas” are kept here')
    expect(said.fr).toContain('Des parties d’un jeu « atlas » sont gardées ici')
    expect(existsSync(join(import.meta.dirname, '..', 'games', 'atlas'))).toBe(false)
  })
})

describe('a match file', () => {
  const match = open(title, { seats: 3 }, 'wrong')
  for (const _ of playOut(match, 'random')) if (match.log.length === 6) break
  const good = writeMatch(match)
  type Line = { seat: number; move: { type: string; card: string }; sum: string }
  const parts = () => JSON.parse(good) as Record<string, unknown> & { log: Line[] }

  /** The file with its sums set right again, so that only its content is wrong. */
  function sealed({ log, result, checksum: _, ...head }: ReturnType<typeof parts>): string {
    let sum = sumOf(JSON.stringify(head)).slice(0, 12)
    const lines = log.map(({ sum: _sum, ...body }) => {
      sum = sumOf(sum + JSON.stringify(body)).slice(0, 12)
      return { ...body, sum }
    })
    const checksum = sumOf(sum + JSON.stringify(result)).slice(0, 12)
    return JSON.stringify({ ...head, log: lines, result, checksum })
  }
  const edited = (edit: (p: ReturnType<typeof parts>) => void, seal = sealed) => {
    const p = parts()
    edit(p)
    return seal(p)
  }
  const plain = (p: unknown) => JSON.stringify(p)

  const cases: [what: string, text: string, en: string, fr: string][] = [
    ['cut off', good.slice(0, -200), 'damaged or cut off', 'abîmé ou coupé'],
    ['of something else', '{"a":1}', 'not a Chantier match', 'pas une partie Chantier'],
    ['of no JSON at all', 'hello', 'damaged or cut off', 'abîmé ou coupé'],
    ['of the future', edited((p) => Object.assign(p, { chantier: 99 })), 'newer Chantier', 'plus récent'],
    ['of future rules', edited((p) => Object.assign(p, { rules: 99 })), 'rules version 99', 'règles version 99'],
    ['of an unknown game', edited((p) => Object.assign(p, { game: 'chess' })), '“chess”', '« chess »'],
    ['of impossible seats', edited((p) => Object.assign(p, { seats: 8 })), 'for 3 to 4 players', 'de 3 à 4'],
    ['changed', edited((p) => Object.assign(p.log[3] as Line, { seat: 0, sum: '0' }), plain), 'entry 4', 'l’entrée 4'],
    ['with an entry taken out', edited((p) => p.log.splice(2, 1), plain), 'entry 3', 'l’entrée 3'],
    ['without its end', edited((p) => p.log.pop(), plain), 'its end does not fit', 'sa fin ne correspond pas'],
    [
      'with a choice of another seat',
      edited((p) => Object.assign(p.log[2] as Line, { seat: ((p.log[2] as Line).seat + 1) % 3 })),
      'Entry 3 of the log is not a legal move',
      'L’entrée 3 du journal n’est pas un coup permis',
    ],
    [
      'with a choice against the rules',
      edited((p) => Object.assign(p.log[1] as Line, { move: { type: 'play-card', card: 'no-such-card' } })),
      'Entry 2 of the log is not a legal move',
      'L’entrée 2 du journal n’est pas un coup permis',
    ],
    [
      'with a seat that is no seat',
      edited((p) => Object.assign(p.log[0] as Line, { seat: 'me' })),
      'Entry 1 of the log is not a legal move',
      'L’entrée 1 du journal n’est pas un coup permis',
    ],
  ]
  for (const [what, text, en, fr] of cases)
    it(`${what} says where it is wrong`, async () => {
      const path = file('bad.chantier.json', text)
      const said = await sentences(['replay', path], 1)
      expect(said.en).toContain(path)
      expect(said.en).toContain(en)
      expect(said.fr).toContain(fr)
    })

  it('ends the process with code 1, the sentence beside the output', async () => {
    const path = file('cut.chantier.json', good.slice(0, -200))
    const ran = await run(['play', '--from', path], { data })
    expect(ran).toEqual({ code: 1, out: '', err: expect.stringContaining('damaged or cut off') })
  })

  it('is refused by every command that takes one', async () => {
    const path = file('cut.chantier.json', good.slice(0, -200))
    for (const args of [
      ['play', '--from', path],
      ['agenda', path],
      ['replay', path, '--json'],
    ])
      expect((await sentences(args, 1)).en).toContain('damaged or cut off')
  })

  it('that is not there, or is a folder', async () => {
    expect((await sentences(['replay', join(folder, 'none')], 1)).en).toContain('There is no file')
    expect((await sentences(['replay', folder], 1)).fr).toContain('est un dossier, pas un fichier')
    expect((await sentences(['replay', join(file('a', ''), 'b')], 1)).en).toContain('cannot be read (ENOTDIR)')
  })

  it('has no entry beyond its last, and no such seat', async () => {
    const path = file('good.chantier.json', good)
    expect((await sentences(['replay', path, '--at', '7'], 2)).en).toContain('There is no entry 7: this match has 6')
    expect((await sentences(['agenda', path, '--at', 'x'], 2)).en).toContain('--at cannot be “x”')
    expect((await sentences(['replay', path, '--me', '3'], 2)).fr).toContain('Il n’y a pas de place « 3 »')
  })

  it('of a finished game cannot be played on', async () => {
    const done = open(title, { seats: 3 }, 'done')
    for (const _ of playOut(done, 'random'));
    const said = await sentences(['play', '--from', file('done.chantier.json', writeMatch(done))], 1)
    expect(said.en).toContain('This match is over')
  })
})

describe('a card sheet', () => {
  const sheet = () => JSON.parse(JSON.stringify(title.sheet)) as { tables: Record<string, Record<string, unknown>[]> }

  it('with mistakes names each place and what was expected there', async () => {
    const bad = sheet()
    Object.assign(bad.tables.trades?.[0] as object, { value: 'high', taste: 1 })
    const path = file('sheet.json', JSON.stringify(bad))
    for (const args of [
      ['cards', 'pillars'],
      ['play', 'pillars'],
      ['record', 'pillars', '--json'],
    ]) {
      const said = await sentences([...args, '--cards', path], 1)
      expect(said.en).toContain('has 2 mistakes:')
      expect(said.en).toContain('trades.toolmaker.value: expected a whole number from 0 to 20')
      expect(said.fr).toContain('trades.toolmaker.value, attendu : un nombre entier de 0 à 20')
      expect(said.fr).toContain('trades.toolmaker.taste, attendu : pas de champ de ce nom')
    }
  })

  it('that is no JSON says where it stops', async () => {
    const path = file('broken.json', '{\n  "game": "pillars",\n  oops\n}')
    expect((await sentences(['cards', 'pillars', '--cards', path], 1)).en).toContain('cannot be read beyond line 3')
  })

  it('of another game, or not there', async () => {
    const path = file('other.json', JSON.stringify({ ...sheet(), game: 'spyrium' }))
    expect((await sentences(['cards', 'pillars', '--cards', path], 1)).en).toContain('game: expected "pillars"')
    expect((await sentences(['cards', 'pillars', '--cards', join(folder, 'no')], 1)).fr).toContain('pas de fichier')
  })
})

describe('a data folder', () => {
  it('that cannot be written stops before the game begins', async () => {
    const place = join(file('not-a-folder', ''), 'data')
    const said = await sentences(['play', 'pillars'], 1, place)
    expect(said.en).toContain(`Games cannot be kept in ${place}`)
    expect(said.fr).toContain('CHANTIER_DATA')
  })

  it('without an unfinished game has nothing to go on with', async () => {
    expect((await sentences(['play', '--last'], 1)).en).toContain('There is no unfinished game')
  })
})
