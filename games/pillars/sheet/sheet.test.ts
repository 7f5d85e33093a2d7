import { describe, expect, it } from 'vitest'
import { typeset } from '#tongues'
import { openMatch } from '../../../match/match.ts'
import { type Sheet, sheetProblems } from '../../../papers/sheet.ts'
import { sheetReader } from '../../../title/unfit.ts'
import { title } from '../test/scene.ts'
import { corrected, without, withRows } from '../test/sheets.ts'
import { words } from '../words/index.ts'
import { form } from './form.ts'

/** A place and what was expected there, in English and French. */
type Wrong = readonly [at: string, en: string, fr: string]
const english = await sheetReader(words, 'en')
const french = await sheetReader(words, 'fr')
const wrong = (sheet: unknown): Wrong[] =>
  sheetProblems('pillars', form, sheet).map((problem) => [problem.at, english(problem), french(problem)])

function expectRefused(sheet: unknown, [at, en, fr]: Wrong): void {
  expect(wrong(sheet)).toContainEqual([at, en, typeset('fr', fr)])
  const opened = openMatch(title, { seats: 4, seed: 'sheet', sheet: sheet as Sheet })
  expect(opened).toEqual({ problems: sheetProblems('pillars', form, sheet) })
}

const KINDS = 'sand, wood, stone, metal'
const whole = (at: string, min: number, max: number): Wrong => [
  at,
  `a whole number from ${min} to ${max}`,
  `un nombre entier de ${min} à ${max}`,
]
const value = (at: string) => whole(`${at}.value`, 0, 20)
const amounts = (at: string, max: number): Wrong => [
  at,
  `amounts from 0 to ${max} of ${KINDS}`,
  `des quantités de 0 à ${max} de ${KINDS}`,
]
const list = (at: string, of = KINDS): Wrong => [at, `a list: ${of}`, `une liste : ${of}`]
const yesNo = (at: string): Wrong => [at, 'true or false', 'true ou false']
const trade = (change: Record<string, unknown>) => corrected('trades', 'carpenter', change)
const neutral = (change: Record<string, unknown>, id = 'quarry', sheet = title.sheet) =>
  corrected('neutrals', id, change, sheet)
const advantage = (change: Record<string, unknown>, id = 'potter') => corrected('advantages', id, change)
const NAMES: Wrong = ['trades.carpenter.names', 'a name in en, 1 to 60 characters', 'un nom en, de 1 à 60 caractères']
const source = (at: string): Wrong => [
  `${at}.source`,
  'a mark S, P, D or R for each field',
  'une marque S, P, D ou R pour chaque champ',
]

describe('PIL-R28 a sheet of another shape', () => {
  const { advantages = [], trades = [] } = title.sheet.tables
  const TABLES = 'materials, trades, neutrals, advantages, limits'
  it.each<[string, unknown, Wrong]>([
    ['a list', [], ['sheet', 'an object', 'un objet']],
    ['a word', 'sheet', ['sheet', 'an object', 'un objet']],
    ['another game', { ...title.sheet, game: 'castle' }, ['game', '"pillars"', '« pillars »']],
    ['another form', { ...title.sheet, form: 2 }, ['form', '1', '1']],
    ['no tables', { ...title.sheet, tables: 7 }, ['tables', 'an object', 'un objet']],
    [
      'an unknown table',
      withRows('spells', []),
      ['tables.spells', `no such table; tables: ${TABLES}`, `pas de table de ce nom ; tables : ${TABLES}`],
    ],
    ['a missing entry', withRows('trades', trades.slice(1)), ['tables.trades', 'a list of 5', 'une liste de 5']],
    ['a table that is no list', withRows('advantages', {}), ['tables.advantages', 'a list of 5', 'une liste de 5']],
    [
      'entries in another order',
      withRows('advantages', advantages.slice().reverse()),
      ['advantages[0]', 'the entry "painter"', 'l’entrée « painter »'],
    ],
    ['an entry that is no object', withRows('limits', [3]), ['limits[0]', 'the entry "stock"', 'l’entrée « stock »']],
  ])('is refused with its place and what was expected: %s', (_, sheet, at) => expectRefused(sheet, at))
  it('has every problem told, not only the first', () => {
    expect(wrong({ ...title.sheet, game: 'castle', form: 0 }).map(([at]) => at)).toEqual(['game', 'form'])
    expect(wrong(null).map(([at]) => at)).toEqual(['sheet'])
  })
})

describe('PIL-R28 a sheet with a wrong figure', () => {
  it.each<[string, Sheet, Wrong]>([
    ['start beyond 3', corrected('materials', 'sand', { start: 4 }), whole('materials.sand.start', 0, 3)],
    ['no value', without('trades', 'toolmaker', 'value'), value('trades.toolmaker')],
    ['value below 0', trade({ value: -1 }), value('trades.carpenter')],
    ['value of a half', neutral({ value: 0.5 }), value('neutrals.quarry')],
    ['value in quotes', advantage({ value: '1' }), value('advantages.potter')],
    ['value above 20', advantage({ value: 21 }), value('advantages.potter')],
    ['points of a worker', trade({ points: 10 }), whole('trades.carpenter.points', 0, 9)],
    ['gold converted', trade({ converts: { gold: 3 } }), amounts('trades.carpenter.converts', 20)],
    ['converted for less than 0', trade({ converts: { wood: -3 } }), amounts('trades.carpenter.converts', 20)],
    ['converted for more than 20', trade({ converts: { wood: 21 } }), amounts('trades.carpenter.converts', 20)],
    ['copies beyond 6', neutral({ copies: 7 }), whole('neutrals.quarry.copies', 0, 6)],
    ['a gain that is a list', neutral({ gain: ['stone'] }), amounts('neutrals.quarry.gain', 3)],
    ['a gain of 4', neutral({ gain: { stone: 4 } }), amounts('neutrals.quarry.gain', 3)],
    ['a choice of gold', neutral({ gainChoice: ['gold'] }), list('neutrals.quarry.gainChoice')],
    ['points beyond 9', neutral({ points: -10 }, 'king'), whole('neutrals.king.points', -9, 9)],
    ['last trick: "yes"', neutral({ lastTrickOnly: 'yes' }), yesNo('neutrals.quarry.lastTrickOnly')],
    ['leads: 1', neutral({ leadsRound: 1 }), yesNo('neutrals.quarry.leadsRound')],
    ['blocks: nothing said', without('neutrals', 'king', 'blocksTrick'), yesNo('neutrals.king.blocksTrick')],
    ['two players', neutral({ players: ['2', '3'] }), list('neutrals.quarry.players', '3, 4')],
    ['players without a list', neutral({ players: '3' }), list('neutrals.quarry.players', '3, 4')],
    ['points of an advantage', advantage({ points: -1 }), whole('advantages.potter.points', 0, 9)],
    ['an advantage from gold', advantage({ from: ['gold'] }), list('advantages.potter.from')],
    ['a yield beyond 20', advantage({ yields: 21 }), whole('advantages.potter.yields', 0, 20)],
    [
      'an exchange for gold',
      advantage({ gives: 'gold' }),
      ['advantages.potter.gives', `one of ${KINDS}`, `une valeur parmi ${KINDS}`],
    ],
    ['uses beyond 99', advantage({ uses: 100 }), whole('advantages.potter.uses', 0, 99)],
    ['a limit of 0', corrected('limits', 'stock', { total: 0 }), whole('limits.stock.total', 1, 12)],
    [
      'an unknown field',
      corrected('limits', 'stock', { sum: 3 }),
      ['limits.stock.sum', 'no such field; fields: total', 'pas de champ de ce nom ; champs : total'],
    ],
    ['no name in English', trade({ names: { fr: 'charpentier' } }), NAMES],
    ['a name too long', trade({ names: { en: 'x'.repeat(61), fr: 'x' } }), NAMES],
    ['an empty name', trade({ names: { en: '', fr: 'x' } }), NAMES],
    ['an unknown mark', trade({ source: { '*': 'X' } }), source('trades.carpenter')],
    ['no marks', without('limits', 'stock', 'source'), source('limits.stock')],
  ])('is refused with its entry and the form expected: %s', (_, sheet, at) => expectRefused(sheet, at))
})

describe('PIL-R28 a sheet whose cards do not fit together', () => {
  const FOUR: Wrong = [
    'neutrals',
    '15 cards, all of them for 4 players (sum of copies)',
    '15 cartes, toutes à 4 joueurs (somme des exemplaires)',
  ]
  const THREE: Wrong = [
    'neutrals',
    '14 cards for 3 players (sum of copies)',
    '14 cartes à 3 joueurs (somme des exemplaires)',
  ]
  const LEADS: Wrong = [
    'neutrals.leadsRound',
    'exactly one card that leads the round, in both player counts',
    'une seule carte qui entame la manche, à 3 comme à 4',
  ]
  const BLOCKS: Wrong = [
    'neutrals.blocksTrick',
    'exactly one card that blocks the trick, in both player counts',
    'une seule carte qui bloque le pli, à 3 comme à 4',
  ]
  const LAST: Wrong = [
    'neutrals.lastTrickOnly',
    'at most one card kept for the last trick',
    'au plus une carte réservée au dernier pli',
  ]
  const CHOICE: Wrong = [
    'neutrals.gainChoice',
    'at most one card with a material of choice',
    'au plus une carte avec un matériau au choix',
  ]
  const ellen = (change: Record<string, unknown>, sheet: Sheet) => neutral(change, 'ellen', sheet)
  it.each<[string, Sheet, Wrong]>([
    ['a site too many', neutral({ copies: 3 }), FOUR],
    ['a site too few', neutral({ copies: 1 }), THREE],
    ['Ellen with three players', neutral({ players: ['3', '4'] }, 'ellen'), THREE],
    ['cards for nobody beside the fifteen', neutral({ copies: 4 }, 'forest', neutral({ players: [] })), FOUR],
    ['a card for three beside fifteen', ellen({ copies: 2 }, neutral({ players: ['3'] }, 'regan-hamleigh')), FOUR],
    ['nobody leads', neutral({ leadsRound: false }, 'lady-aliena'), LEADS],
    ['two lead', neutral({ leadsRound: true }, 'king'), LEADS],
    ['a pair leads', neutral({ leadsRound: true }, 'quarry', neutral({ leadsRound: false }, 'lady-aliena')), LEADS],
    ['one leads with four only', ellen({ leadsRound: true }, neutral({ leadsRound: false }, 'lady-aliena')), LEADS],
    [
      'one leads with four, said twice',
      ellen({ players: ['3', '4'] }, neutral({ players: ['4', '4'] }, 'lady-aliena')),
      LEADS,
    ],
    ['nobody blocks', neutral({ blocksTrick: false }, 'king'), BLOCKS],
    ['two block', neutral({ blocksTrick: true }), BLOCKS],
    ['one blocks with four only', ellen({ blocksTrick: true }, neutral({ blocksTrick: false }, 'king')), BLOCKS],
    ['two kept for the last trick', neutral({ lastTrickOnly: true }, 'king'), LAST],
    ['a pair kept for the last trick', neutral({ lastTrickOnly: true }), LAST],
    ['two materials of choice', neutral({ gainChoice: ['sand'] }, 'king'), CHOICE],
  ])('is refused with what was expected: %s', (_, sheet, at) => expectRefused(sheet, at))
})
