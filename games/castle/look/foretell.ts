// What a choice would cost or bring, as statements.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Foretold, StatementOf } from '../../../look/foretold.ts'
import type { Clause } from '../rules/clauses.ts'
import { CASTLE_SPACES, KINDS, MATERIALS, ROLE } from '../rules/pieces.ts'
import { pointed, spaceOf } from '../rules/refs.ts'
import type { BoardSayings } from '../rules/sayings.ts'
import { PALACE } from '../rules/scoring.ts'
import type { CastleChoice, CastleState, CastleStep } from '../rules/state.ts'
import { type Box, REWARD } from '../sheet/box.ts'
import { yieldOf } from './fields.ts'
import { worthOf } from './worth.ts'

export type CastleWould = StatementOf<
  BoardSayings,
  | 'would-yield'
  | 'brings-points'
  | 'brings-half'
  | 'brings-wages'
  | 'brings-thalers'
  | 'would-bring'
  | 'would-leave'
  | 'master-gets'
  | 'worth-now'
>
type Term = StatementOf<BoardSayings, 'kind-times'>
type Told = Foretold<CastleWould, Term> & { readonly clause: Clause }

export function foretell(s: CastleState, seat: Seat, choice: CastleChoice, box: Box): Told | null {
  const step = s.agenda.at(-1)
  switch (choice.act) {
    case 'build':
      return step?.do === 'build'
        ? {
            says: [
              reward(s, step.role, pointed(choice), null, box),
              ...masters(s, seat, box),
              ...lodgings(s, seat, pointed(choice), box),
            ],
            clause: 'CAS-11.2',
          }
        : null
    case 'pay':
    case 'pay-other':
      return step?.do === 'pay' && choice.n !== undefined ? paid(s, seat, step, choice.n, box) : null
    case 'place-helper':
      return { says: [lodged(s, seat, spaceOf(choice.on?.[0]), box)], clause: 'CAS-13.4' }
    case 'place-trader': {
      const field = pointed(choice)
      const [own, tower] = yieldOf({ s, box }, field)
      return { says: [{ say: 'would-yield', with: { kind: at(KINDS, field), own, tower } }], clause: 'CAS-6.10' }
    }
    default:
      return null
  }
}

/** What erecting a building brings to the character at work; wages only as far as the bank has them (CAS-7.3). */
function reward(s: CastleState, role: number, building: number, pieces: number | null, box: Box): CastleWould {
  const points = at(box.vp, building)
  switch (box.reward[role]) {
    case REWARD.crown:
      return { say: 'brings-points', with: { points } }
    case REWARD.half:
      return { say: 'brings-half', with: { points: points / 2 } }
    default:
      return pieces === null
        ? { say: 'brings-wages', with: { each: box.perPiece } }
        : { say: 'brings-thalers', with: { n: Math.min(s.bank, pieces * box.perPiece) } }
  }
}

/** CAS-10: whose master builder will score for a building of somebody else in this round. */
function masters(s: CastleState, seat: Seat, box: Box): CastleWould[] {
  return s.played.flatMap((played, other) =>
    other !== seat && played.slice(played.length - at(s.now, other)).includes(ROLE.master)
      ? [{ say: 'master-gets' as const, with: { seat: other, points: box.masterVp } }]
      : [],
  )
}

/** What a helper would count on each space that the building opens; what the palace counts depends on the payment. */
function lodgings(s: CastleState, seat: Seat, building: number, box: Box): CastleWould[] {
  if (building === PALACE) return []
  const built = { ...s, tiles: s.tiles.map((tiles, b) => (b === building ? tiles - 1 : tiles)) }
  return CASTLE_SPACES.flatMap((_, space) => {
    const worth = box.spaceOf[space] === building ? worthOf(built, seat, space, box) : null
    return worth === null ? [] : [{ say: 'worth-now' as const, with: { ...worth, fee: at(box.fee, space) } }]
  })
}

/** A payment opened as the sum it is. */
function paid(
  s: CastleState,
  seat: Seat,
  step: Extract<CastleStep, { do: 'pay' }>,
  n: readonly number[],
  box: Box,
): Told {
  const sum = MATERIALS.flatMap((kind, k) => {
    const times = n[k] ?? 0
    return times === 0
      ? []
      : [{ label: { say: 'kind-times', with: { kind, times } } as const, n: times * at(box.value, k) }]
  })
  const pieces = n.slice(0, MATERIALS.length).reduce((a, b) => a + b, 0)
  return {
    says: [reward(s, step.role, step.building, pieces, box), ...masters(s, seat, box)],
    sum,
    clause: 'CAS-11.2',
  }
}

function lodged(s: CastleState, seat: Seat, space: number, box: Box): CastleWould {
  const fee = at(box.fee, space)
  const left = at(s.thalers, seat) - fee
  const worth = worthOf(s, seat, space, box)
  return worth === null ? { say: 'would-leave', with: { fee, left } } : { say: 'would-bring', with: { ...worth, left } }
}
