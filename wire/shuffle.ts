// Shuffles that can be checked: the server shows the hash of its secret before the players add their words, and the secret
// itself when the match is over. Anybody can then make the seed again.
import type { Seat } from '../kernel/words.ts'
import type { Fairness } from '../match/file.ts'
import { sumOf } from '../match/file.ts'

/** What is shown when the table is made. */
export function commitmentOf(secret: string): string {
  return sumOf(secret)
}

/** The seed of the match: the secret and what each seat added, in the order of the seats. */
export function seedOf(secret: string, words: readonly (string | null)[]): string {
  return sumOf(`${secret}\n${words.map((w) => w ?? '').join('\n')}`)
}

/** What does not fit, if anything: the secret is not the one that was promised, or gives another seed. */
export function shuffleFault({ commitment, words, secret }: Fairness, seed: string): 'commitment' | 'seed' | null {
  if (commitmentOf(secret) !== commitment) return 'commitment'
  return seedOf(secret, words) === seed ? null : 'seed'
}

/** The seats whose people added words. */
export const seatsWithWords = (words: readonly (string | null)[]): Seat[] =>
  words.flatMap((said, seat) => (said === null || said === '' ? [] : [seat]))
