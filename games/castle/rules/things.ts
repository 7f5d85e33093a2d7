// What lies on the table of Castle or stands beside it, each thing with what its explanation needs to know.
import type { Seat } from '../../../kernel/words.ts'
import type { Building, Field, House, Item, Resource } from './pieces.ts'
import type { Worth } from './sayings.ts'

export type CastleThings = {
  readonly track: { readonly round: number; readonly rounds: number; readonly track: number; readonly winter: boolean }
  /** `does` is what the tile says. */
  readonly 'site-plan': {
    readonly building: Building
    readonly value: number
    readonly points: number
    readonly kinds: number
    readonly does: string
  }
  readonly 'site-built': { readonly building: Building; readonly does: string }
  readonly space: {
    readonly building: House
    readonly fee: number
    readonly seat: Seat | null
    readonly worth: Worth | null
  }
  readonly 'forge-silver': { readonly n: number }
  readonly field: { readonly field: Field; readonly own: number; readonly tower: number; readonly seat: Seat | null }
  readonly niche: { readonly kind: Resource; readonly n: number }
  readonly bank: { readonly n: number }
  readonly resource: { readonly kind: Resource; readonly value: number; readonly kinds: number }
  readonly talers: object
  readonly supply: { readonly home: number; readonly all: number }
  readonly helper: { readonly seat: Seat; readonly at: 'field' | 'castle' | 'inn' | 'granary' }
  readonly points: { readonly n: number }
  readonly 'chosen-card': object
  readonly load: { readonly kind: Resource; readonly n: number; readonly seat: Seat }
  readonly 'winter-deck': { readonly n: number }
  readonly 'winter-card': { readonly name: string; readonly does: string }
  readonly hoard: { readonly n: number }
  readonly suitor: { readonly seat: Seat }
  readonly gift: { readonly item: Item; readonly n: number }
  readonly 'pile-hand': object
  readonly 'pile-played': object
  readonly tray: object
  readonly payment: { readonly value: number; readonly kinds: number }
  readonly compose: { readonly value: number; readonly kinds: number }
  readonly 'breach-gift': { readonly each: number }
  readonly 'first-player': object
  readonly built: { readonly built: readonly Building[] }
  readonly held: { readonly n: number }
  readonly round: { readonly round: number; readonly rounds: number }
  readonly step: { readonly n: number }
  readonly season: { readonly season: 'summer' | 'winter' }
  readonly phase: { readonly phase: CastlePhase }
}

export type CastlePhase = 'choose' | 'winter' | 'court' | 'load' | 'palace' | 'execute' | 'over'
