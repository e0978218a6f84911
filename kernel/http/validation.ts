import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import type { TSchema } from 'typebox'
import type { FastifySchemaCompiler } from 'fastify'

export class InvalidInput extends Error {
  readonly fields: readonly string[]
  constructor(fields: readonly string[]) {
    super('invalid input')
    this.fields = fields
  }
}

type JsonSchema = Record<string, unknown>

/** A copy of a schema in which no object takes fields that it does not name: unknown fields are refused, not stored. */
export const closed = (schema: unknown): JsonSchema => {
  if (Array.isArray(schema)) return schema.map(closed) as unknown as JsonSchema
  if (schema === null || typeof schema !== 'object') return schema as JsonSchema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'const' || key === 'enum' ? value : closed(value)]),
  )
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy)) copy['additionalProperties'] = false
  // An intersection is closed as a whole: closing its parts would let each refuse the others' fields.
  if ('allOf' in copy && !('unevaluatedProperties' in copy)) {
    copy['allOf'] = (schema as { allOf: unknown }).allOf
    copy['unevaluatedProperties'] = false
  }
  return copy
}

/** Bodies are taken strictly; params and query arrive as text and are converted first ("18" → 18). */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema)
  return (input: unknown) => {
    const value = httpPart === 'body' ? input : Value.Default(schema, Value.Convert(schema, input ?? {}))
    if (check.Check(value)) return { value }
    const fields = [...check.Errors(value)].flatMap((error) => {
      const params = error.params as { requiredProperties?: string[]; additionalProperties?: string[] }
      const named = params.requiredProperties ?? params.additionalProperties
      return named ?? [error.instancePath.replace(/^\//, '').replaceAll('/', '.')]
    })
    return { error: new InvalidInput([...new Set(fields)].slice(0, 20)) }
  }
}
