// What was proven of a shuffle, in sentences: how it stands in one, then each thing by itself, with what nobody can prove.
import type { Seat } from '../../../kernel/words.ts'
import type { Proven } from './proven.ts'
import type { OnlineWord } from './words.svelte.ts'

type Say = (key: OnlineWord, blanks?: Readonly<Record<string, string>>) => string

const listed = (seats: readonly Seat[], names: readonly string[]): string =>
  seats.map((seat) => names[seat] ?? String(seat + 1)).join(', ')

/** The whole in one sentence. */
export function proofVerdict(
  { lie, seal, gave, mine, withheld }: Proven,
  names: readonly string[],
  me: Seat | null,
  say: Say,
): string {
  if (lie !== null) return say(`verify.lie-${lie}`)
  if (withheld) return say('verify.withheld')
  if (seal === 'unseen') return say('verify.unseen')
  if (gave.length === 0) return say(`verify.nobody-${seal}`)
  if (mine) return say('verify.mine')
  return say(`verify.others-${seal}`, {
    who: listed(
      gave.filter((seat) => seat !== me),
      names,
    ),
  })
}

/** Each thing that was compared, by whom it is known, and what it does not show. */
export function proofLines(
  { lie, seal, gave, mine, moments }: Proven,
  names: readonly string[],
  me: Seat | null,
  say: Say,
): string[] {
  const silent = names.flatMap((_, seat) => (gave.includes(seat) ? [] : [seat]))
  const others = gave.filter((seat) => seat !== me)
  return [
    lie === 'seal' ? '' : say(`verify.seal-${seal}`),
    mine ? say('verify.gave-you') : '',
    others.length > 0 ? say('verify.gave', { who: listed(others, names) }) : '',
    silent.length > 0 && gave.length > 0 ? say('verify.silent', { who: listed(silent, names) }) : '',
    lie === null && moments > 0 ? say('verify.cards', { n: String(moments) }) : '',
    lie === null && gave.length > 0 ? say('verify.limit') : '',
  ].filter((line) => line !== '')
}
