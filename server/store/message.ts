// What the nodes of a house tell each other. A message says what is kept, so hearing it twice, late or not at all is
// harmless. Between machines it travels as JSON, and is checked where it arrives.
import { Ajv } from 'ajv'
import type { Entry } from '../../match/log.ts'

export type NodeMessage =
  /**
   * A table has come to this entry and this version of its document; these of its people are awaited. `kept` is the entry itself,
   * where it is small: a node that knows all before it need not read it from the store.
   */
  | {
      readonly t: 'table'
      readonly table: string
      readonly seq: number
      readonly version: number
      readonly awaited: readonly string[]
      readonly people: readonly string[]
      readonly kept?: KeptEntry
    }
  /** So many lines were said at a table. */
  | { readonly t: 'chat'; readonly table: string; readonly n: number }
  /** Who is at this table? */
  | { readonly t: 'who'; readonly table: string }
  /** These people sit at a table through this node, and so many others watch it there. */
  | {
      readonly t: 'here'
      readonly table: string
      readonly node: string
      readonly watchers: number
      readonly people: readonly string[]
    }
  /** Something of a person has changed: name, sessions, whom they do not want to read. */
  | { readonly t: 'person'; readonly person: string }
  /** A person has signed out everywhere. */
  | { readonly t: 'out'; readonly person: string }

/** An entry as the store has it, without its table. */
export interface KeptEntry {
  readonly seq: number
  readonly command: string | null
  readonly at: number
  readonly entry: Entry
}

/** The longest entry that travels with its message, as JSON. */
const LONGEST_ENTRY = 2000

/** The entry for the message that tells of it; nothing for a long one, which is read from the store. */
export function withEntry({ seq, command, at, entry }: KeptEntry): { kept?: KeptEntry } {
  return JSON.stringify(entry).length > LONGEST_ENTRY ? {} : { kept: { seq, command, at, entry } }
}

/** Bounds that keep the largest message far below what PostgreSQL carries in one notice (8,000 bytes). */
const id = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[!-~]*$' }
const ids = { type: 'array', items: id, maxItems: 16 }
const whole = { type: 'integer', minimum: 0 }

type Members = Readonly<Record<string, object>>

/** An entry as another node tells it. */
const kept = {
  type: 'object',
  properties: {
    seq: whole,
    command: { type: ['string', 'null'], maxLength: 200 },
    at: whole,
    entry: { type: 'object' },
  },
  required: ['seq', 'command', 'at', 'entry'],
  additionalProperties: false,
}

/** For each kind of message the members that it has, and those that it may have. */
const MEMBERS: Readonly<Record<NodeMessage['t'], readonly [must: Members, may?: Members]>> = {
  table: [{ table: id, seq: whole, version: whole, awaited: ids, people: ids }, { kept }],
  chat: [{ table: id, n: whole }],
  who: [{ table: id }],
  here: [{ table: id, node: id, watchers: whole, people: ids }],
  person: [{ person: id }],
  out: [{ person: id }],
}

const schema = {
  type: 'object',
  discriminator: { propertyName: 't' },
  required: ['t'],
  oneOf: Object.entries(MEMBERS).map(([t, [must, may]]) => ({
    properties: { t: { const: t }, ...must, ...may },
    required: Object.keys(must),
    additionalProperties: false,
  })),
}

/** Tells whether what another node said is a message; made ready where there are other nodes. */
export function messageCheck(): (x: unknown) => x is NodeMessage {
  return new Ajv({ discriminator: true }).compile<NodeMessage>(schema)
}
