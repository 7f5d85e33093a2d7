// The form of the card sheet: which figures an owner of the printed game may correct, and what must add up.
import type { Entry, Sheet, SheetForm, SheetProblem } from '../../../papers/sheet.ts'
import { PERIODS, SYMBOLS, TECHNIQUES } from '../rules/state.ts'

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

/** The events: their clause, the names of their options, and what each does beyond paying and gaining. */
export const EVENTS = {
  subsidy: { clause: 'SPY-20.1', options: ['money', 'spyrium', 'vp'], special: 'token' },
  'town-planning': { clause: 'SPY-20.2', options: ['residence'], special: 'residence' },
  patronage: { clause: 'SPY-20.3', options: ['small', 'large'], special: null },
  'crystal-sale': { clause: 'SPY-20.4', options: ['one', 'three'], special: null },
  overtime: { clause: 'SPY-20.5', options: ['rerun'], special: 'rerun' },
  hiring: { clause: 'SPY-20.6', options: ['hire'], special: 'staff' },
  reinforcement: { clause: 'SPY-20.7', options: ['place'], special: 'place' },
} as const
export type EventId = keyof typeof EVENTS

const whole = (min: number, max: number) => ({ is: 'whole', min, max }) as const
const copies = { is: 'amounts', of: PERIODS, min: 0, max: 9 } as const
const effect = { is: 'amounts', of: ['workers', 'pays', 'crystals', 'vp'], min: 0, max: 30 } as const
const option = {
  is: 'amounts',
  of: ['payMoney', 'payCrystals', 'money', 'crystals', 'vp', 'recruit'],
  min: 0,
  max: 30,
} as const
const token = (...of: string[]) => ({ is: 'one', of, orNone: true }) as const
const yesNo = { is: 'yes-no' } as const

export const form: SheetForm = {
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
      ids: Object.keys(EVENTS),
      fields: { phase1: yesNo, option1: option, option2: option, option3: option },
    },
  },
  across,
}

type Counted = Entry & { copies: Readonly<Record<string, number>> }

/** Decks must be as large as their period says and last for its rounds; each technique is single; the tokens go round. */
function across(sheet: Sheet): SheetProblem[] {
  const problems: SheetProblem[] = []
  const want = (at: string, good: boolean, en: string, fr: string) => {
    if (!good) problems.push({ at, expected: { en, fr } })
  }
  const rows = <T extends Entry>(name: string) => sheet.tables[name] as readonly T[]
  const market = ['buildings', 'characters', 'techniques'].flatMap((name) => rows<Counted>(name))
  for (const period of rows<Entry & { cards: number }>('periods')) {
    const cards = market.reduce((sum, c) => sum + (c.copies[period.id] ?? 0), 0)
    const rounds = rows<Entry & { period: string }>('rounds').filter((r) => r.period === period.id).length
    const { cards: n } = period
    want(`periods.${period.id}`, cards === n, `${n} cards (sum of copies)`, `${n} cartes (somme des exemplaires)`)
    want(`periods.${period.id}`, cards >= 9 * rounds, `9 cards for each round`, `9 cartes par tour`)
  }
  for (const t of rows<Counted>('techniques')) {
    const total = Object.values(t.copies).reduce((sum, n) => sum + n, 0)
    want(`techniques.${t.id}.copies`, total === 1, 'a single copy', 'un seul exemplaire')
  }
  const figure = (id: FigureId) => rows<Entry & { value: number }>('figures')[FIGURES.indexOf(id)]?.value ?? 0
  const tokens = rows<Entry & { copies: number }>('tokens').reduce((sum, t) => sum + t.copies, 0)
  const most = figure('keep-limit') + 2
  want('tokens', tokens >= most, `at least ${most} tokens`, `au moins ${most} jetons`)
  want('figures.start-workers', figure('start-workers') > 0, 'at least 1', 'au moins 1')
  want('figures.capitalisation-rate', figure('capitalisation-rate') > 0, 'at least 1', 'au moins 1')
  want(
    'figures.second-bonus',
    figure('second-bonus') > figure('first-bonus'),
    'more than first-bonus',
    'plus que first-bonus',
  )
  for (const { id, spaces } of rows<Entry & { spaces: readonly number[] }>('tracks'))
    want(
      `tracks.${id}.spaces`,
      spaces.length > 0 && spaces.every((v, i) => v >= 0 && (i === 0 || v > (spaces[i - 1] as number))),
      'spaces of growing value',
      'des cases de valeur croissante',
    )
  return problems
}
