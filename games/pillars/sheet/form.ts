// The form of the card sheet: what an owner of the printed game may correct, and within which bounds.
import { type FitProblem, unfit, type Want } from '../../../papers/problems.ts'
import { type EntryOf, fitted, formOf, type Sheet } from '../../../papers/sheet.ts'
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
  across: (sheet: Sheet): FitProblem[] => unfit<PillarsFits>((want) => fitTogether(sheet, want)),
})

/** What must fit together, beyond each figure by itself. */
export type PillarsFits = {
  four: object
  three: object
  leadsRound: object
  blocksTrick: object
  'last-trick': object
  choice: object
}

/** The deck must divide evenly, and the cards with a rule of their own must be single. */
function fitTogether(sheet: Sheet, want: Want<PillarsFits>): void {
  const { neutrals } = fitted(form, sheet).tables
  const count = (test: (n: Neutral) => boolean) => neutrals.reduce((sum, n) => sum + (test(n) ? n.copies : 0), 0)
  want('neutrals', count(() => true) === NEUTRALS && count((n) => n.players.includes('4')) === NEUTRALS, 'four')
  want('neutrals', count((n) => n.players.includes('3')) === 14, 'three')
  for (const field of ['leadsRound', 'blocksTrick'] as const)
    want(
      `neutrals.${field}`,
      count((n) => n[field]) === 1 && count((n) => n[field] && n.players.includes('3')) === 1,
      field,
    )
  want('neutrals.lastTrickOnly', count((n) => n.lastTrickOnly) <= 1, 'last-trick')
  want('neutrals.gainChoice', count((n) => n.gainChoice.length > 0) <= 1, 'choice')
}
