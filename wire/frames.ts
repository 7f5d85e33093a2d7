// What a page's frames must hold, as shapes: the server checks each frame by the one of its kind.
import type { Choice } from '../kernel/words.ts'
import type { FromPage } from './messages.ts'
import { type Schema, Type } from './shape.ts'

/** The members of a frame beside its kind; one that is missing here, or of another type, does not compile. */
type Members<F> = { readonly [K in Exclude<keyof F, 't'>]-?: Schema<Exclude<F[K], undefined>> }

const channel = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const number = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const id = Type.Id(64, 1)
/** What is in a choice the rules look at themselves: they say which clause forbids it. */
const choice: Schema<Choice> = { type: 'object' }

export const FRAMES: { readonly [T in FromPage['t']]: Members<Extract<FromPage, { t: T }>> } = {
  join: {
    c: channel,
    table: Type.Id(40, 1),
    key: Type.Optional(Type.Id(80, 1)),
    seen: Type.Optional(number),
  },
  leave: { c: channel },
  play: { c: channel, id, choice },
  undo: { c: channel, id },
  redo: { c: channel, id },
  'ask-back': { c: channel, id, line: number },
  'answer-back': { c: channel, id, request: id, yes: Type.Boolean() },
  chat: { c: channel, id, text: Type.String({ minLength: 1, maxLength: 2000 }) },
  return: { c: channel, id },
  turns: {},
  ping: {},
}
