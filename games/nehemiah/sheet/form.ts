// The form of the card sheet: what an owner of the printed game may correct, and within which bounds.
import { at } from '../../../kernel/lists.ts'
import { unfit, type Want } from '../../../papers/problems.ts'
import { type EntryOf, entryOf, fitted, formOf, type Sheet } from '../../../papers/sheet.ts'
import { BOARDS } from '../rules/terms.ts'

export const KINDS = [
  'wood-1',
  'wood-2',
  'gold-2',
  'gold-3',
  'wood-order',
  'wall-1',
  'wall-2',
  'temple-1',
  'temple-2',
  'garrison-1',
  'garrison-2',
  'gate',
  'remarkable-work',
  'night-work-1',
  'night-work-2',
  'new-site-1',
  'new-site-2',
  'priority-site',
  'crew-change',
  'reassignment',
  'planning',
  'consolidation-1',
  'consolidation-2',
] as const
export type KindId = (typeof KINDS)[number]

export const EFFECTS = [
  'gain',
  'influence',
  'gate',
  'raise',
  'send',
  'place-anywhere',
  'replace-opponent',
  'swap-workers',
  'swap-cards',
  'consolidate',
] as const
export type EffectId = (typeof EFFECTS)[number]

/** What each kind of Work card does; the sheet repeats it beside the figures. */
const EFFECT_OF: Readonly<Record<KindId, EffectId>> = {
  'wood-1': 'gain',
  'wood-2': 'gain',
  'gold-2': 'gain',
  'gold-3': 'gain',
  'wood-order': 'gain',
  'wall-1': 'influence',
  'wall-2': 'influence',
  'temple-1': 'influence',
  'temple-2': 'influence',
  'garrison-1': 'influence',
  'garrison-2': 'influence',
  gate: 'gate',
  'remarkable-work': 'gain',
  'night-work-1': 'raise',
  'night-work-2': 'raise',
  'new-site-1': 'send',
  'new-site-2': 'send',
  'priority-site': 'place-anywhere',
  'crew-change': 'replace-opponent',
  reassignment: 'swap-workers',
  planning: 'swap-cards',
  'consolidation-1': 'consolidate',
  'consolidation-2': 'consolidate',
}

export const FOREMEN = [
  'artisan',
  'architect',
  'sculptor',
  'carpenter',
  'merchant',
  'turncoat',
  'administrator',
  'seasonal-worker',
  'town-planner',
  'substitute',
  'companion',
  'convict',
  'assistant',
  'corrupt-worker',
  'inspector',
] as const
export type ForemanId = (typeof FOREMEN)[number]
const SYMBOLS = ['hand', 'hourglass', 'scroll', 'exclamation', 'plus', 'figure'] as const
export type SymbolId = (typeof SYMBOLS)[number]
/** The foremen whose rule has a figure: cubes, points, goods, workers or activations. */
const COUNTED: readonly string[] = [
  'artisan',
  'sculptor',
  'carpenter',
  'merchant',
  'town-planner',
  'convict',
  'assistant',
]

export const DECKS = ['I', 'II', 'III'] as const
const DECK_SIZES = [36, 20, 16]
export const GATES = 8
export const ROWS = 4
export const PLACES = ['first', 'second', 'third', 'fourth'] as const
export const PLAYERS = [2, 3, 4] as const

const two = (n: number) => String(n).padStart(2, '0')
const WORK_IDS = DECK_SIZES.flatMap((size, deck) =>
  Array.from({ length: size }, (_, i) => `w${deck + 1}-${two(i + 1)}`),
)
const whole = (min: number, max: number) => ({ is: 'whole', min, max }) as const
const goods = ['wood', 'gold'] as const

const points = { ...whole(0, 30), orNone: true } as const

const shape = formOf({
  form: 1,
  tables: {
    setup: {
      ids: ['2-players', '3-players', '4-players'],
      fields: {
        columns: whole(3, 5),
        rows: whole(ROWS, ROWS),
        workers: whole(2, 12),
        neutrals: whole(0, 12),
        cubes: whole(3, 30),
        wood: whole(0, 20),
        gold: whole(0, 20),
        foremenWood: whole(0, 20),
        foremenGold: whole(0, 20),
        turnedUp: whole(3, 5),
        withoutMarked: { is: 'yes-no' },
      },
    },
    kinds: {
      ids: KINDS,
      fields: {
        effect: { is: 'one', of: EFFECTS },
        cost: { is: 'amounts', of: goods, min: 0, max: 9 },
        gives: { is: 'amounts', of: [...goods, 'vp'], min: 0, max: 9 },
        board: { is: 'one', of: BOARDS, orNone: true },
        times: whole(1, 4),
      },
    },
    work: {
      ids: WORK_IDS,
      fields: { deck: { is: 'one', of: DECKS }, kind: { is: 'one', of: KINDS }, marked: { is: 'yes-no' } },
    },
    gates: { ids: Array.from({ length: GATES }, (_, i) => `gate-${i + 1}`), fields: { vp: whole(0, 20) } },
    scores: {
      ids: PLAYERS.flatMap((n) => BOARDS.map((board) => `${board}-${n}`)),
      fields: { first: points, second: points, third: points, fourth: points },
    },
    foremen: {
      ids: FOREMEN,
      fields: { symbol: { is: 'one', of: SYMBOLS }, amount: { ...whole(1, 9), orNone: true } },
    },
    numbers: {
      ids: [
        'extra-activation-gold',
        'income-wood',
        'income-gold',
        'stalemate-columns',
        'wood-per-vp',
        'gold-per-vp',
        'rising-step',
      ],
      fields: { value: whole(0, 9) },
    },
  },
})

export type SetupEntry = EntryOf<typeof shape, 'setup'>
export type WorkEntry = EntryOf<typeof shape, 'work'>
export type ScoreEntry = EntryOf<typeof shape, 'scores'>
export type NumberId = EntryOf<typeof shape, 'numbers'>['id']

type Tables = ReturnType<typeof fitted<typeof shape>>['tables']

/** What must fit together, beyond each figure by itself. */
export type NehemiahFits = {
  effect: { readonly effect: EffectId }
  board: object
  amount: { readonly counted: readonly string[] }
  ascending: object
  'at-least-one': object
  deck: { readonly least: number; readonly deck: string; readonly players: number }
  foremen: { readonly players: number; readonly foremen: number }
  places: { readonly places: number }
}

/** What no single figure shows: the decks fill the columns, tables have a number for each place, gates ascend. */
function fitTogether(tables: Tables, want: Want<NehemiahFits>): void {
  for (const [i, n] of PLAYERS.entries()) tableProblems(tables, at(tables.setup, i), n, want)
  for (const kind of tables.kinds) {
    const effect = EFFECT_OF[kind.id]
    want(`kinds.${kind.id}.effect`, kind.effect === effect, 'effect', { effect })
    want(`kinds.${kind.id}.board`, (kind.board !== null) === (effect === 'influence'), 'board')
  }
  for (const foreman of tables.foremen)
    want(`foremen.${foreman.id}.amount`, (foreman.amount !== null) === COUNTED.includes(foreman.id), 'amount', {
      counted: COUNTED,
    })
  const { gates } = tables
  want(
    'gates',
    gates.every((gate, i) => i === 0 || gate.vp >= at(gates, i - 1).vp),
    'ascending',
  )
  for (const id of ['wood-per-vp', 'gold-per-vp'] as const)
    want(`numbers.${id}.value`, entryOf(tables.numbers, id).value > 0, 'at-least-one')
}

/** Decks, foremen and score tables of a number of players. */
function tableProblems(tables: Tables, setup: SetupEntry, n: number, want: Want<NehemiahFits>): void {
  const cards = tables.work.filter((card) => !(setup.withoutMarked && card.marked))
  for (const deck of ['I', 'II'])
    want(`setup.${n}-players`, cards.filter((card) => card.deck === deck).length >= setup.columns * ROWS, 'deck', {
      least: setup.columns * ROWS,
      deck,
      players: n,
    })
  want(
    `setup.${n}-players.turnedUp`,
    setup.turnedUp > n && setup.turnedUp * DECKS.length <= FOREMEN.length,
    'foremen',
    { players: n, foremen: FOREMEN.length },
  )
  for (const board of BOARDS) {
    const table = entryOf(tables.scores, `${board}-${n}`)
    want(
      `scores.${table.id}`,
      PLACES.every((place, k) => (table[place] === null) === k >= n),
      'places',
      { places: n },
    )
  }
}

export const form = formOf({
  ...shape,
  across: (sheet: Sheet) => unfit<NehemiahFits>((want) => fitTogether(fitted(shape, sheet).tables, want)),
})
