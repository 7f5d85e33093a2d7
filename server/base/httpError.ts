// What a request may not do, with the status and the sentence that say so.
import type { Params } from '../../kernel/words.ts'

/** Thrown by routes; the house answers `{ error: { key, with, text } }` in the reader's language. */
export class HttpError extends Error {
  readonly status: number
  readonly key: string
  readonly with: Params
  constructor(status: number, key: string, blanks: Params = {}) {
    super(key)
    this.status = status
    this.key = key
    this.with = blanks
  }
}

export function fail(status: number, key: string, blanks: Params = {}): never {
  throw new HttpError(status, key, blanks)
}
