// The shapes of what is asked and answered: JSON Schema to check and to describe them by, and their TypeScript types,
// from one place. Only the dozen words that the house uses; a library with all of them weighs 25 MB in memory.
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler, FastifySchemaValidationError, FastifyTypeProvider } from 'fastify'

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
interface Limits extends More {
  readonly minimum?: number
  readonly maximum?: number
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
  Number: (more: Limits = {}): Schema<number> => ({ type: 'number', ...more }),
  Integer: (more: Limits = {}): Schema<number> => ({ type: 'integer', ...more }),
  String: (more: More & { readonly maxLength?: number } = {}): Schema<string> => ({ type: 'string', ...more }),
  /** What is asked for by name, looked up and kept: printable signs only, so that every store can hold it. */
  Id: (maxLength: number): Schema<string> => ({ type: 'string', maxLength, pattern: '^\\P{C}*$' }),
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
  Array: <T>(items: Schema<T>, more: More & { readonly maxItems?: number } = {}): Schema<T[]> => ({
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

/** Tells the routes the types of what they are asked for and of what they answer. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: Is<this['schema']>
  serializer: Is<this['schema']>
}

/** What is written in a body must be what it should be; an address is all text, and is read as numbers where they are meant. */
const strict = new Ajv()
const lenient = new Ajv({ coerceTypes: true })

/** Each shape is made ready when it is first used: most routes of a house seldom are. */
export const compileSchema: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  let ready: ValidateFunction | null = null
  return (value: unknown) => {
    ready ??= (httpPart === 'body' ? strict : lenient).compile(schema)
    return ready(value) ? { value } : { error: (ready.errors ?? []) as FastifySchemaValidationError[] }
  }
}

/** What is answered has no members but those of its shape. */
export const compileAnswer: SerializerSelector.SerializerFactory = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options)
  return (route) => {
    let ready: SerializerSelector.Serializer | null = null
    return (answer) => {
      ready ??= compile(route)
      return ready(answer)
    }
  }
}
