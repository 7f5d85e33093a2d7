// Choosing is narrowing: every thing that some option names can be chosen; each pick filters; one option left is armed.
import type { Explained } from '../../../kernel/ask.ts'
import type { Choice, Ref, Refusal } from '../../../kernel/words.ts'

export interface Narrowed {
  /** Options that fit what is picked. */
  readonly fitting: readonly Choice[]
  /** Things that can be picked next. */
  readonly choosable: ReadonlySet<Ref>
  /** Things that could be picked in place of one that is. */
  readonly rivals: ReadonlySet<Ref>
  /** Things that cannot, and why. */
  readonly refused: ReadonlyMap<Ref, Refusal>
  /** Options that need no further pick: buttons. */
  readonly buttons: readonly Choice[]
  /** Options refused that are no thing: buttons that say why. */
  readonly shut: readonly Explained[]
  /** The only option left, everything about it named. */
  readonly armed: Choice | null
}

/** What stands on the board for a choice that names no thing; null where it names one. */
export const standIn = (c: Choice): Ref | null =>
  (c.on ?? []).length > 0 ? null : ['act', c.act, ...(c.n ?? [])].join('.')

/** Where the things of an act are taken from: a supply. Picked, it leaves the choices of that act. */
export const sourceOf = (act: string): Ref => `from.${act}`

const fits = (c: Choice, picked: readonly Ref[]) =>
  picked.every(
    (ref) =>
      c.on?.includes(ref) ||
      (picked.length === 1 && ref === standIn(c)) ||
      (c.on !== undefined && ref === sourceOf(c.act)),
  )

/** What is left to choose once these things are picked, in any order. */
export function narrow(explained: readonly Explained[], picked: readonly Ref[]): Narrowed {
  const fitting: Choice[] = []
  const choosable = new Set<Ref>()
  const refused = new Map<Ref, Refusal>()
  const rivals = new Set<Ref>()
  const buttons: Choice[] = []
  const shut: Explained[] = []
  const held = new Set(
    explained.flatMap(({ choice }) => (choice.on ?? []).flatMap((ref, i) => (picked.includes(ref) ? [i] : []))),
  )
  for (const e of explained) {
    const { choice, refusal } = e
    for (const [i, ref] of (choice.on ?? []).entries()) {
      if (!held.has(i) || picked.includes(ref)) continue
      if (refusal === null) rivals.add(ref)
      else if (!refused.has(ref)) refused.set(ref, refusal)
    }
    const stand = standIn(choice)
    if (stand !== null && !picked.includes(stand)) {
      if (refusal !== null) refused.set(stand, refusal)
      else if (picked.length > 0) rivals.add(stand)
    }
    if (!fits(choice, picked)) continue
    const left = (choice.on ?? []).filter((ref) => !picked.includes(ref))
    if (refusal === null) {
      fitting.push(choice)
      for (const ref of left) choosable.add(ref)
      if (left.length === 0) buttons.push(choice)
      if (stand !== null && picked.length === 0) choosable.add(stand)
    } else if (left.length === 0 && picked.length === 0) shut.push(e)
    else for (const ref of left) if (!refused.has(ref)) refused.set(ref, refusal)
  }
  for (const ref of [...choosable, ...rivals]) refused.delete(ref)
  const [only] = fitting
  const armed = picked.length > 0 && fitting.length === 1 && only !== undefined ? only : null
  return { fitting, choosable, rivals, refused, buttons, shut, armed }
}

/** A pick, or the pick taken back; picks that fit nothing start anew. */
export function pick(explained: readonly Explained[], picked: readonly Ref[], ref: Ref): readonly Ref[] {
  if (picked.includes(ref)) return picked.filter((r) => r !== ref)
  const legal = explained.filter((e) => e.refusal === null).map((e) => e.choice)
  const more = [...picked, ref]
  if (legal.some((c) => fits(c, more))) return more
  return legal.some((c) => fits(c, [ref])) ? [ref] : picked
}
