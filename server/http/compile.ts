// Makes shapes ready for the routes: what is asked is checked by Ajv, what is answered is written by Fastify's serializer.
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler, FastifySchemaValidationError, FastifyTypeProvider } from 'fastify'
import type { Is, Schema } from '../../wire/shape.ts'

/** Tells the routes the types of what they are asked for and of what they answer. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: Is<this['schema']>
  serializer: Is<this['schema']>
}

/** Bodies are checked strictly; in paths and queries, which are text, numbers are read where the shape asks for them. */
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
