// What a choice would cost or bring, in a sentence, with the sum it came from; and choices in few words.
import { at } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Considered, Counted } from '../../../look/scene.ts'
import { KINDS, MATERIALS } from '../rules/pieces.ts'
import { pointed, spaceOf } from '../rules/refs.ts'
import type { CastleVoice } from '../rules/speech.ts'
import type { CastleChoice, CastleState, CastleStep } from '../rules/state.ts'
import { REWARD } from '../sheet/box.ts'
import { wording } from '../words/wording.ts'
import { yieldOf } from './fields.ts'
import type { CastlePen } from './pen.ts'
import { worthOf } from './worth.ts'

export function consider(pen: CastlePen, s: CastleState, seat: Seat, choice: CastleChoice): Considered | null {
  const { box, voice } = pen
  const step = s.agenda.at(-1)
  switch (choice.act) {
    case 'build':
      return step?.do === 'build' ? { text: reward(pen, step.role, pointed(choice), null), clause: 'CAS-11.2' } : null
    case 'pay':
    case 'pay-other':
      return step?.do === 'pay' ? paid(pen, step, choice) : null
    case 'place-helper':
      return lodged(pen, s, seat, choice)
    case 'place-trader': {
      const field = pointed(choice)
      const [own, tower] = yieldOf({ s, box }, field)
      return { text: voice.says('would-yield', { kind: at(KINDS, field), own, tower }), clause: 'CAS-6.10' }
    }
    default:
      return null
  }
}

/** What erecting a building brings to the character at work. */
function reward({ box, voice }: CastlePen, role: number, building: number, pieces: number | null): string {
  const points = at(box.vp, building)
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
function paid(pen: CastlePen, step: Extract<CastleStep, { do: 'pay' }>, choice: CastleChoice): Considered {
  const { box, voice } = pen
  const n = choice.n ?? []
  const sum = MATERIALS.flatMap((kind, k) => {
    const used = n[k] ?? 0
    return used === 0
      ? []
      : [{ label: `${used} × ${voice.says('kind-short', { kind })}`, n: `${used * at(box.value, k)}` }]
  })
  const pieces = n.slice(0, MATERIALS.length).reduce((a, b) => a + b, 0)
  return { text: reward(pen, step.role, step.building, pieces), sum, clause: 'CAS-11.2' }
}

function lodged({ box, voice }: CastlePen, s: CastleState, seat: Seat, choice: CastleChoice): Considered {
  const space = spaceOf(choice.on?.[0])
  const left = at(s.thalers, seat) - at(box.fee, space)
  const worth = worthOf(s, seat, space, box)
  const fee = at(box.fee, space)
  const text = worth === null ? voice.says('would-leave', { fee, left }) : voice.says('would-bring', { ...worth, left })
  return { text, clause: 'CAS-13.4' }
}

/** A choice in few words, where it has them. */
export function brief({ box, voice }: CastlePen, s: CastleState, seat: Seat, choice: CastleChoice): string | null {
  // What is composed is confirmed, not composed once more.
  if (choice.span !== undefined) return null
  const label = wording.act(s, seat, choice, box)
  switch (label.act) {
    case 'choose-cards':
      return voice.says('brief-choose-cards', label)
    case 'pay':
    case 'pay-other':
      return voice.says('brief-pay', label)
    case 'place-helper':
      return voice.says('brief-place-helper', label)
    case 'build':
      return voice.says('brief-build', label)
    case 'buy':
      return voice.says('brief-buy', label)
    case 'load-worker-stone':
      return voice.says('brief-load-worker-stone', label)
    case 'place-trader':
      return voice.says('brief-place-trader', label)
    case 'take-from-tower':
      return voice.says('brief-take-from-tower', label)
    case 'palace-give':
      return voice.says('brief-palace-give', label)
    default:
      return null
  }
}

/** The eight numbers of a payment that is being composed: pieces used of each kind, then how many of them are bars. */
export function numbers(choice: CastleChoice, voice: CastleVoice): readonly Counted[] {
  if (choice.act !== 'pay-other') return []
  return [
    ...MATERIALS.map((kind) => ({ label: voice.says('kind-short', { kind }), icon: kind })),
    ...MATERIALS.map((kind) => ({ label: voice.says('bars-as', { kind }), icon: 'silver' })),
  ]
}
