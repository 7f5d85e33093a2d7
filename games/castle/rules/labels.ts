// What the questions and the choices of Castle are about, and the names it uses.
import type { Card, Seat } from '../../../kernel/words.ts'
import type {
  Building,
  Character,
  COLOURS,
  Field,
  House,
  Item,
  Letter,
  Resource,
  Source,
  Tile,
  WinterCard,
} from './pieces.ts'

export type Question =
  | { do: 'choose-cards'; round: number; rounds: number; cards: number }
  | { do: 'plague'; thalers: number }
  | { do: 'breach'; most: number; points: number }
  | { do: 'snowfall'; thalers: number }
  | { do: 'court'; points: number }
  | { do: 'share' }
  | { do: 'load-worker-stone' }
  | { do: 'recall-trader-helper' }
  | { do: 'place-trader' }
  | { do: 'take-from-tower' }
  | { do: 'buy'; price: number }
  | { do: 'worker-order' }
  | { do: 'build'; role: Character; left: number }
  | { do: 'pay'; building: Tile; cost: number; kinds: number }
  | { do: 'place-helper'; left: number }
  | { do: 'palace'; left: number }

/** What a payment uses of each material, and how many of these come from silver; `open` while it is still composed. */
type Payment = {
  open: boolean
  used: readonly number[]
  bars: readonly number[]
}

export type Label =
  | { act: 'choose-cards'; cards: readonly Card[] }
  | { act: 'load-worker-stone'; kinds: readonly Resource[] }
  | { act: 'place-trader'; field: Field; source: Source; displaces: Seat | null }
  | { act: 'decline-trader' }
  | { act: 'recall-trader-helper'; field: Field }
  | { act: 'take-from-tower'; kind: Resource; pieces: number }
  | { act: 'buy'; from: Seat; card: Card; kind: Resource; price: number }
  | { act: 'stop-buying' }
  /** What it brings the character at work: points, or wages a piece where points is null. */
  | { act: 'build'; building: Tile; cost: number; points: number | null; wages: number }
  | { act: 'stop-building' }
  | ({ act: 'pay' } & Payment)
  | ({ act: 'pay-other' } & Payment)
  | { act: 'place-helper'; house: House; letter: Letter; source: Source; fee: number }
  | { act: 'stop-placing' }
  | { act: 'worker-order'; card: Card }
  | { act: 'palace-give'; kind: Resource; silver: boolean; points: number }
  | { act: 'stop-palace' }
  | { act: 'plague-remove'; card: Card }
  | { act: 'plague-pay'; thalers: number }
  | { act: 'breach'; stone: number; bars: number; points: number }
  | { act: 'court'; item: Item }
  | { act: 'drop-out' }
  | { act: 'share'; item: Item }
  | { act: 'snowfall-remove'; card: Card }
  | { act: 'snowfall-pay'; thalers: number }

export type Name =
  | Resource
  | Building
  | Field
  | (typeof COLOURS)[number]
  | WinterCard
  | Character
  | 'thaler'
  | 'victory-point'
  | 'helper'
  | 'defence-tower'
  | 'round-track'
  | 'bank'
  | 'stock'
  | 'own-stock'
  | 'first-player'
  | 'supply'
  | 'phase-round-start'
  | 'phase-court'
  | 'phase-choose'
  | 'phase-winter'
  | 'phase-reveal'
  | 'phase-load'
  | 'phase-execute'
  | 'phase-round-end'
  | 'action-build'
  | 'action-place-helper'
  | 'action-buy'
  | 'action-place-trader'
  | 'action-take-tower'
  | 'summer'
  | 'winter'
  | 'round'
  | 'points'
  | 'hand'
  | 'down'
  | 'played'
  | 'removed'
  | 'winter-deck'
  | 'winter-spent'
  | 'tiles'
  | 'castle'
  | 'worker'
