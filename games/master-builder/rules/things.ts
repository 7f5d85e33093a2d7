// What lies on the table of Master Builder or stands beside it, each thing with what its explanation needs to know.
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Loan, Type } from '../sheet/ids.ts'
import type { PHASES } from './terms.ts'

export type MasterThings = {
  readonly 'wage-track': { readonly most: number }
  readonly wages: { readonly seat: Seat; readonly amount: number; readonly most: number }
  readonly 'event-pile': { readonly n: number }
  readonly 'worker-pile': { readonly type: Type; readonly n: number }
  readonly 'contract-pile': { readonly n: number }
  readonly 'situation-pile': { readonly n: number }
  /** `does` is what the card says. */
  readonly loan: { readonly loan: Loan; readonly does: string }
  readonly plot: {
    readonly card: Card
    readonly fate: 'unseen' | 'removed' | 'offer' | 'owned' | 'finished'
    readonly owner: Seat | null
    readonly least: number
    readonly income: number
    readonly bonus: number
    readonly does: string
  }
  readonly section: { readonly type: Type; readonly state: 'built' | 'under-way' | 'to-build' }
  readonly 'no-crew': object
  readonly account: { readonly left: number }
  /** `does` is null while none is in force. */
  readonly event: { readonly name: string | null; readonly does: string | null }
  readonly situation: { readonly name: string | null; readonly does: string | null }
  readonly auction: { readonly card: Card; readonly bid: number; readonly bidder: Seat | null }
  readonly raise: { readonly amount: number | null; readonly step: number }
  readonly plan: object
  readonly fortune: object
  readonly cash: object
  readonly crew: { readonly n: number; readonly placed: number; readonly away: number }
  readonly mallet: object
  readonly site: { readonly card: Card; readonly done: number; readonly income: number; readonly penalty: number }
  readonly finished: { readonly card: Card }
  readonly debt: object
  readonly leads: { readonly bid: number }
  readonly out: object
  readonly round: { readonly round: number; readonly rounds: number }
  readonly phase: { readonly phase: (typeof PHASES)[number] }
  readonly over: object
}
