// What the board says, each saying with its blanks; amounts of money that are words are already written out ("$57,000", "57 000 $").
import type { Card, Seat } from '../../../kernel/words.ts'
import type { FAULT_IDS, Loan, Section, Type } from '../sheet/ids.ts'

type Fate = 'unseen' | 'removed' | 'offer' | 'owned' | 'finished'
type Stand = 'leads' | 'out' | 'asked' | 'in'
type Line = 'cash' | 'bid' | 'bonus' | 'income' | 'wages' | 'claims' | 'left' | 'left-short'
type Phase = 'hire-fire' | 'contracts' | 'events' | 'construction' | 'income-wages'
type Points = 'start' | 'bids' | 'left-over' | 'income' | 'unfinished' | 'wages' | 'events' | 'loans' | 'repayments'

/** Headings, marks and states that have no blank. */
type Plain =
  | `fate-${Fate}`
  | `stand-${Stand}`
  | `line-${Line}`
  | `phase-${Phase}`
  | 'built'
  | 'under-way'
  | 'to-build'
  | 'event-head'
  | 'hire-head'
  | 'piles-head'
  | 'ledger'
  | 'contracts-left'
  | 'situation'
  | 'no-event'
  | 'no-situation'
  | 'stage'
  | 'players'
  | 'leaves'
  | 'one-worker'
  | 'or'
  | 'lost-work'
  | 'quick'
  | 'late'
  | 'account'
  | 'if-you-win'
  | 'if-you-confirm'
  | 'as-it-stands'
  | 'just-hired'
  | 'free'
  | 'plan'
  | 'plan-text'
  | 'plan-nothing'
  | 'no-crew'
  | 'auction'
  | 'out'
  | 'other-amount'
  | 'first'
  | 'over'
  | 'bid-count'
  | 'brief-take-back'
  | 'brief-withdraw'

type Sections = { readonly sections: readonly Section[] }
type Needs = { readonly needs: readonly { readonly type: Type; readonly n: number }[] }
type Faults = { readonly faults: readonly (typeof FAULT_IDS)[number][] }

export type MasterBoard = { readonly [K in Plain]: object } & {
  readonly [K in `points-${Points}`]: { start: string; penalty: string; cards: readonly string[] }
} & {
  goal: { rounds: number }
  now: { phase: 1 | 2 | 3 | 4 | 5 }
  /** An amount as the language writes it, with a true minus. */
  money: { n: number }
  /** A word and what it stands for: "Crew: …". */
  labelled: { label: string; text: string }
  'plot-label': { name: string; fate: string; owner: Seat | null; many: number; bonus: number }
  'section-label': { card: Card; section: string; state: string; type: Type }
  from: { least: string }
  'worker-label': { card: Card; wage: string } & Faults
  /** How many sections of each type, from the lowest type. */
  'contract-label': { card: Card; least: string; income: string } & Needs
  needs: Needs
  'faults-are': Faults
  'wage-is': { wage: string }
  'contract-figures': { least: string; income: string }
  'pile-label': { pile: 'event-pile' | 'contract-pile' | 'situation-pile'; n: number }
  'hire-label': { type: Type; n: number; card: Card | null }
  'bank-label': { loan: Loan; n: number }
  'iou-label': { loan: Loan; n: number; amount: string }
  /** What repaying costs, under a card: no wider than the card. */
  'iou-tag': { n: number }
  workers: { n: number }
  could: { sections: readonly string[] }
  'works-at': { card: Card; section: string }
  'raise-label': { amount: string }
  leads: { bid: string }
  tally: { n: number; placed: number; away: number }
  holds: { seat: Seat }
  'site-label': { card: Card; done: number }
  'town-label': { card: Card }
  debt: { amount: string }
  'would-earn': { wages: number }
  /** `short` is what is missing on pay day, or null. */
  'would-bid': { left: number; wages: number; short: number | null }
  /** `income` where it completes the building. */
  'would-build': { workers: readonly Card[]; income: number | null }
  'would-borrow': { quick: number; late: number; enough: boolean }
  'would-keep': { left: number }
  'up-to': { amount: string }
  'brief-draft-worker': { type: Type }
  'brief-hire': { type: Type }
  'brief-fire-worker': { card: Card }
  'brief-choose-worker': { card: Card }
  /** Without an amount the seat still has to name it. */
  'brief-open-auction': { money: string | null }
  'brief-bid': { money: string | null }
  'brief-start-pair': Sections
  'brief-build-section': Sections
  'brief-lose-work': Sections
  'brief-repay': { money: string }
  'brief-save-from-fire': { money: string }
}
