// The form of the card sheet: which figures an owner of the printed game may correct, and what must add up.
import { num, sum } from '../../../kernel/lists.ts'
import { type FitProblem, unfit, type Want } from '../../../papers/problems.ts'
import { entryOf, fitted, formOf, type Sheet } from '../../../papers/sheet.ts'
import type { Clause } from '../rules/clauses.ts'
import { PERIODS, SYMBOLS, TECHNIQUES } from '../rules/names.ts'

export const FIGURES = [
  'start-money',
  'start-crystals',
  'start-workers',
  'start-reserve',
  'lot-step',
  'replacement-discount',
  'crane-discount',
  'capitalisation',
  'capitalisation-rate',
  'engineering',
  'keep-limit',
  'technique-cap',
  'first-bonus',
  'second-bonus',
  'bonus-workers',
  'bonus-money',
] as const
export type FigureId = (typeof FIGURES)[number]

export const BUILDINGS = [
  'mine-i',
  'mine-ii',
  'mine-iii',
  'workshop-i',
  'workshop-ii',
  'factory-i',
  'factory-ii',
  'laboratory-i',
  'laboratory-ii',
  'laboratory-iii',
  'workers-estate-i',
  'workers-estate-ii',
  'residence',
  'university-i',
  'university-ii',
  'town-house',
  'manor',
  'palace',
] as const

export const CHARACTERS = [
  'miner',
  'geologist',
  'apprentice',
  'engineer',
  'bureaucrat',
  'adviser',
  'banker',
  'financier',
  'architect',
] as const

const EVENT_IDS = [
  'subsidy',
  'town-planning',
  'patronage',
  'crystal-sale',
  'overtime',
  'hiring',
  'reinforcement',
] as const
export type EventId = (typeof EVENT_IDS)[number]
export type EventClause = Extract<Clause, `SPY-20.${1 | 2 | 3 | 4 | 5 | 6 | 7}`>
/** The options of events, as match files name them. */
export type OptionId =
  | 'money'
  | 'spyrium'
  | 'vp'
  | 'residence'
  | 'small'
  | 'large'
  | 'one'
  | 'three'
  | 'rerun'
  | 'hire'
  | 'place'

/** An event: its clause, the names of its options, and what each does beyond paying and gaining. */
export interface EventRule {
  readonly clause: EventClause
  readonly options: readonly OptionId[]
  readonly special: 'token' | 'residence' | 'rerun' | 'staff' | 'place' | null
}
export const EVENTS: Readonly<Record<EventId, EventRule>> = {
  subsidy: { clause: 'SPY-20.1', options: ['money', 'spyrium', 'vp'], special: 'token' },
  'town-planning': { clause: 'SPY-20.2', options: ['residence'], special: 'residence' },
  patronage: { clause: 'SPY-20.3', options: ['small', 'large'], special: null },
  'crystal-sale': { clause: 'SPY-20.4', options: ['one', 'three'], special: null },
  overtime: { clause: 'SPY-20.5', options: ['rerun'], special: 'rerun' },
  hiring: { clause: 'SPY-20.6', options: ['hire'], special: 'staff' },
  reinforcement: { clause: 'SPY-20.7', options: ['place'], special: 'place' },
}

const whole = (min: number, max: number) => ({ is: 'whole', min, max }) as const
const copies = { is: 'amounts', of: PERIODS, min: 0, max: 9 } as const
const effect = { is: 'amounts', of: ['workers', 'pays', 'crystals', 'vp'], min: 0, max: 30 } as const
const option = {
  is: 'amounts',
  of: ['payMoney', 'payCrystals', 'money', 'crystals', 'vp', 'recruit'],
  min: 0,
  max: 30,
} as const
const token = <const T extends readonly string[]>(...of: T) => ({ is: 'one', of, orNone: true }) as const
const yesNo = { is: 'yes-no' } as const

export const form = formOf({
  form: 1,
  tables: {
    figures: { ids: FIGURES, fields: { value: whole(0, 30) } },
    periods: { ids: PERIODS, fields: { cards: whole(9, 40) } },
    rounds: { ids: ['1', '2', '3', '4', '5', '6'], fields: { period: { is: 'one', of: PERIODS } } },
    tracks: { ids: ['short', 'long'], fields: { spaces: { is: 'list', of: 'whole' } } },
    tokens: { ids: ['token-1', 'token-2', 'token-3'], fields: { value: whole(1, 9), copies: whole(1, 20) } },
    buildings: {
      ids: BUILDINGS,
      fields: {
        copies,
        price: whole(0, 20),
        vp: whole(0, 20),
        symbols: { is: 'list', of: SYMBOLS },
        token: token('crystals', 'vp'),
        recruit: whole(0, 7),
        residence: yesNo,
        effect1: effect,
        effect2: effect,
      },
    },
    characters: {
      ids: CHARACTERS,
      fields: {
        copies,
        price: whole(0, 20),
        token: token('crystals', 'vp', 'pay'),
        pays: whole(0, 9),
        crystals: whole(0, 9),
        vp: whole(0, 20),
        residence: yesNo,
      },
    },
    techniques: { ids: TECHNIQUES, fields: { copies, price: whole(0, 20) } },
    events: {
      ids: EVENT_IDS,
      fields: { phase1: yesNo, option1: option, option2: option, option3: option },
    },
  },
  across: (sheet: Sheet): FitProblem[] => unfit<SpyriumFits>((want) => fitTogether(sheet, want)),
})

/** What must fit together, beyond each figure by itself. */
export type SpyriumFits = {
  deck: { readonly cards: number }
  rounds: object
  single: object
  tokens: { readonly least: number }
  'at-least-one': object
  'second-bonus': object
  growing: object
}

/** Decks must be as large as their period says and last for its rounds; each technique is single; the tokens go round. */
function fitTogether(sheet: Sheet, want: Want<SpyriumFits>): void {
  const { periods, rounds, buildings, characters, techniques, figures, tokens, tracks } = fitted(form, sheet).tables
  const market = [...buildings, ...characters, ...techniques]
  for (const { id, cards: n } of periods) {
    const cards = sum(market.map((c) => c.copies[id] ?? 0))
    const played = rounds.filter((r) => r.period === id).length
    want(`periods.${id}`, cards === n, 'deck', { cards: n })
    want(`periods.${id}`, cards >= 9 * played, 'rounds')
  }
  for (const t of techniques) want(`techniques.${t.id}.copies`, sum(Object.values(t.copies)) === 1, 'single')
  const figure = (id: FigureId) => entryOf(figures, id).value
  const most = figure('keep-limit') + 2
  want('tokens', sum(tokens.map((t) => t.copies)) >= most, 'tokens', { least: most })
  want('figures.start-workers', figure('start-workers') > 0, 'at-least-one')
  want('figures.capitalisation-rate', figure('capitalisation-rate') > 0, 'at-least-one')
  want('figures.second-bonus', figure('second-bonus') > figure('first-bonus'), 'second-bonus')
  for (const { id, spaces } of tracks)
    want(
      `tracks.${id}.spaces`,
      spaces.length > 0 && spaces.every((v, i) => v >= 0 && (i === 0 || v > num(spaces, i - 1))),
      'growing',
    )
}
