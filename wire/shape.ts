// The shapes of what is said over HTTP and over a live line: JSON Schema to check and to describe it by, and its TypeScript
// type, from one place. Only the dozen words that the house uses; a library with all of them weighs 25 MB in memory.

/** A JSON Schema; its type is only there while it is compiled. */
export interface Schema<T = unknown> {
  readonly '~is'?: T
  readonly [keyword: string]: unknown
}

/** Of a member that may be left out. */
interface Spare<T> extends Schema<T> {
  readonly '~spare': true
}

export type Is<S> = S extends Schema<infer T> ? T : never

export type Shape = Readonly<Record<string, Schema>>
type SpareIn<M extends Shape> = { [K in keyof M]: M[K] extends { readonly '~spare': true } ? K : never }[keyof M]
type Flat<T> = { [K in keyof T]: T[K] }
export type IsOf<M extends Shape> = Flat<
  { [K in Exclude<keyof M, SpareIn<M>>]: Is<M[K]> } & { [K in SpareIn<M>]?: Is<M[K]> }
>

interface More {
  readonly description?: string
}
interface Bounds extends More {
  readonly minimum?: number
  readonly maximum?: number
}

interface Lengths extends More {
  readonly minLength?: number
  readonly maxLength?: number
}

const spare = new WeakSet<Schema>()

function object<M extends Shape>(
  members: M,
  more: More & { readonly additionalProperties?: boolean } = {},
): Schema<IsOf<M>> {
  const required = Object.keys(members).filter((name) => !spare.has(members[name] as Schema))
  return { type: 'object', properties: members, ...(required.length > 0 && { required }), ...more }
}

function optional<T>(schema: Schema<T>): Spare<T> {
  const copy: Schema<T> = { ...schema }
  spare.add(copy)
  return copy as Spare<T>
}

export const Type = {
  Unknown: (): Schema<unknown> => ({}),
  Null: (): Schema<null> => ({ type: 'null' }),
  Boolean: (more: More = {}): Schema<boolean> => ({ type: 'boolean', ...more }),
  Number: (more: Bounds = {}): Schema<number> => ({ type: 'number', ...more }),
  Integer: (more: Bounds = {}): Schema<number> => ({ type: 'integer', ...more }),
  String: (more: Lengths = {}): Schema<string> => ({ type: 'string', ...more }),
  /** What is asked for by name, looked up and kept: printable signs only, so that every store can hold it. */
  Id: (maxLength: number, minLength = 0): Schema<string> => ({
    type: 'string',
    ...(minLength > 0 && { minLength }),
    maxLength,
    pattern: '^\\P{C}*$',
  }),
  /** What a person wrote: any text but the one sign that PostgreSQL cannot hold. */
  Text: (maxLength: number, more: More = {}): Schema<string> => ({
    type: 'string',
    maxLength,
    pattern: '^[^\\u0000]*$',
    ...more,
  }),
  /** Milliseconds since 1970. */
  Time: (more: More = {}): Schema<number> => ({
    type: 'integer',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    ...more,
  }),
  Literal: <const T extends string>(value: T): Schema<T> => ({ type: 'string', const: value }),
  Union: <S extends Schema>(anyOf: readonly S[], more: More = {}): Schema<Is<S>> => ({ anyOf, ...more }),
  Array: <T>(items: Schema<T>, more: More & { readonly maxItems?: number } = {}): Schema<readonly T[]> => ({
    type: 'array',
    items,
    ...more,
  }),
  /** Any names, each with such a value. */
  Record: <T>(names: Schema<string>, values: Schema<T>): Schema<Record<string, T>> => ({
    type: 'object',
    propertyNames: names,
    additionalProperties: values,
  }),
  Object: object,
  Optional: optional,
}
