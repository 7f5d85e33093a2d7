// What a choice would cost or bring, in a sentence, with the sum it came from; and choices in few words.
import { lastOf } from '../../../kernel/ref.ts'
import type { Choice, Params, Seat } from '../../../kernel/words.ts'
import type { Considered, Counted } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import { FIELDS, KINDS, MATERIALS } from '../rules/pieces.ts'
import { spaceOf } from '../rules/refs.ts'
import type { CastleChoice, CastleState, CastleStep } from '../rules/state.ts'
import { type Box, REWARD } from '../sheet/box.ts'
import { wording } from '../words/wording.ts'
import { yieldOf } from './fields.ts'
import { worthOf } from './worth.ts'

export function consider(s: CastleState, seat: Seat, choice: Choice, voice: Voice, box: Box): Considered | null {
  const step = s.agenda.at(-1) as CastleStep | undefined
  const at = lastOf(choice.on?.[0])
  switch (choice.act) {
    case 'build':
      return step?.do === 'build' ? { text: reward(step.role, at, null, voice, box), clause: 'CAS-11.2' } : null
    case 'pay':
    case 'pay-other':
      return step?.do === 'pay' ? paid(step, choice, voice, box) : null
    case 'place-helper':
      return lodged(s, seat, choice, voice, box)
    case 'place-trader': {
      const [own, tower] = yieldOf({ s, box }, at)
      return {
        text: voice.says('would-yield', { kind: KINDS[at] as string, own, tower, field: FIELDS[at] as string }),
        clause: 'CAS-6.10',
      }
    }
    default:
      return null
  }
}

/** What erecting a building brings to the character at work. */
function reward(role: number, building: number, pieces: number | null, voice: Voice, box: Box): string {
  const points = box.vp[building] as number
  switch (box.reward[role]) {
    case REWARD.crown:
      return voice.says('brings-points', { points })
    case REWARD.half:
      return voice.says('brings-half', { points: points / 2 })
    default:
      return pieces === null
        ? voice.says('brings-wages', { each: box.perPiece })
        : voice.says('brings-thalers', { n: pieces * box.perPiece })
  }
}

/** A payment opened as the sum it is. */
function paid(step: Extract<CastleStep, { do: 'pay' }>, choice: Choice, voice: Voice, box: Box): Considered {
  const n = choice.n ?? []
  const sum = MATERIALS.flatMap((kind, k) => {
    const used = n[k] ?? 0
    return used === 0
      ? []
      : [{ label: `${used} × ${voice.says('kind-short', { kind })}`, n: `${used * (box.value[k] as number)}` }]
  })
  const pieces = n.slice(0, MATERIALS.length).reduce((a, b) => a + b, 0)
  return { text: reward(step.role, step.building, pieces, voice, box), sum, clause: 'CAS-11.2' }
}

function lodged(s: CastleState, seat: Seat, choice: Choice, voice: Voice, box: Box): Considered {
  const space = spaceOf(choice.on?.[0])
  const left = (s.thalers[seat] as number) - (box.fee[space] as number)
  const worth = worthOf(s, seat, space, box)
  const fee = box.fee[space] as number
  const text =
    worth === null ? voice.says('would-leave', { fee, left }) : voice.says('would-bring', { ...worth, fee, left })
  return { text, clause: 'CAS-13.4' }
}

const SHORT = new Set([
  'choose-cards',
  'pay',
  'pay-other',
  'place-helper',
  'build',
  'buy',
  'load-worker-stone',
  'place-trader',
  'take-from-tower',
  'palace-give',
])

export function brief(s: CastleState, seat: Seat, choice: Choice, voice: Voice, box: Box): string | null {
  // What is composed is confirmed, not composed once more.
  if (!SHORT.has(choice.act) || choice.span !== undefined) return null
  const said: Params = wording.act(s, seat, choice as CastleChoice, box)
  return voice.says(`brief-${choice.act}`, said)
}

/** The eight numbers of a payment that is being composed: pieces used of each kind, then how many of them are bars. */
export function numbers(_s: CastleState, _seat: Seat, choice: Choice, voice: Voice): readonly Counted[] {
  if (choice.act !== 'pay-other') return []
  return [
    ...MATERIALS.map((kind) => ({ label: voice.says('kind-short', { kind }), icon: kind })),
    ...MATERIALS.map((kind) => ({ label: voice.says('bars-as', { kind }), icon: 'silver' })),
  ]
}
