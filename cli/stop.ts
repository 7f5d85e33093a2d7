// A command that cannot go on says one sentence and leaves.

/** 2: the command was not put well. 1: it was, and could not be done. */
export type Failure = 1 | 2

export class Stop extends Error {
  readonly code: Failure
  /** Further lines after the sentence: the places where a sheet is wrong. */
  readonly more: readonly string[]
  constructor(code: Failure, sentence: string, more: readonly string[] = []) {
    super(sentence)
    this.code = code
    this.more = more
  }
}

/** Bad usage: the sentence, and exit code 2. */
export function misused(sentence: string): never {
  throw new Stop(2, sentence)
}

/** A failure: the sentence, and exit code 1. */
export function failed(sentence: string, more: readonly string[] = []): never {
  throw new Stop(1, sentence, more)
}
