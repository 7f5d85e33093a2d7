// The form of the card sheet: what an owner of the printed game may correct, and within which bounds.
import { type EntryOf, fitted, formOf, type Sheet, type SheetProblem } from '../../../papers/sheet.ts'
import { MATERIALS } from '../rules/names.ts'

/** Neutral cards in the box. */
const NEUTRALS = 15

type Neutral = EntryOf<typeof form, 'neutrals'>

const NEUTRAL_IDS = [
  'quarry',
  'forest',
  'gravel-pit',
  'alfred-builder',
  'ellen',
  'regan-hamleigh',
  'tom-builder',
  'william-hamleigh',
  'prior-philip',
  'bishop-waleran',
  'lady-aliena',
  'king',
] as const

const amounts = (min: number, max: number) => ({ is: 'amounts', of: MATERIALS, min, max }) as const
const trickValue = { is: 'whole', min: 0, max: 20 } as const

export const form = formOf({
  form: 1,
  tables: {
    materials: { ids: MATERIALS, fields: { start: { is: 'whole', min: 0, max: 3 } } },
    trades: {
      ids: ['toolmaker', 'stonemason', 'carpenter', 'mortar-mixer', 'master-builder'],
      fields: { value: trickValue, converts: amounts(0, 20), points: { is: 'whole', min: 0, max: 9 } },
    },
    neutrals: {
      ids: NEUTRAL_IDS,
      fields: {
        copies: { is: 'whole', min: 0, max: 6 },
        value: trickValue,
        gain: amounts(0, 3),
        gainChoice: { is: 'list', of: MATERIALS },
        points: { is: 'whole', min: -9, max: 9 },
        lastTrickOnly: { is: 'yes-no' },
        leadsRound: { is: 'yes-no' },
        blocksTrick: { is: 'yes-no' },
        players: { is: 'list', of: ['3', '4'] },
      },
    },
    advantages: {
      ids: ['painter', 'assistant', 'brickmaker', 'bell-founder', 'potter'],
      fields: {
        value: trickValue,
        points: { is: 'whole', min: 0, max: 9 },
        from: { is: 'list', of: MATERIALS },
        yields: { is: 'whole', min: 0, max: 20 },
        gives: { is: 'one', of: MATERIALS, orNone: true },
        uses: { is: 'whole', min: 0, max: 99 },
      },
    },
    limits: { ids: ['stock'], fields: { total: { is: 'whole', min: 1, max: 12 } } },
  },
  across,
})

/** The deck must divide evenly, and the cards with a rule of their own must be single. */
function across(sheet: Sheet): SheetProblem[] {
  const { neutrals } = fitted(form, sheet).tables
  const count = (test: (n: Neutral) => boolean) => neutrals.reduce((sum, n) => sum + (test(n) ? n.copies : 0), 0)
  const problems: SheetProblem[] = []
  const want = (at: string, good: boolean, en: string, fr: string) => {
    if (!good) problems.push({ at, expected: { en, fr } })
  }
  want(
    'neutrals',
    count(() => true) === NEUTRALS && count((n) => n.players.includes('4')) === NEUTRALS,
    '15 cards, all of them for 4 players (sum of copies)',
    '15 cartes, toutes à 4 joueurs (somme des exemplaires)',
  )
  want(
    'neutrals',
    count((n) => n.players.includes('3')) === 14,
    '14 cards for 3 players (sum of copies)',
    '14 cartes à 3 joueurs (somme des exemplaires)',
  )
  for (const [field, en, fr] of [
    [
      'leadsRound',
      'exactly one card that leads the round, in both player counts',
      'une seule carte qui ouvre la manche, à 3 comme à 4',
    ],
    [
      'blocksTrick',
      'exactly one card that blocks the trick, in both player counts',
      'une seule carte qui bloque le pli, à 3 comme à 4',
    ],
  ] as const)
    want(
      `neutrals.${field}`,
      count((n) => n[field]) === 1 && count((n) => n[field] && n.players.includes('3')) === 1,
      en,
      fr,
    )
  want(
    'neutrals.lastTrickOnly',
    count((n) => n.lastTrickOnly) <= 1,
    'at most one card kept for the last trick',
    'au plus une carte réservée au dernier pli',
  )
  want(
    'neutrals.gainChoice',
    count((n) => n.gainChoice.length > 0) <= 1,
    'at most one card with a material of choice',
    'au plus une carte avec un matériau au choix',
  )
  return problems
}
