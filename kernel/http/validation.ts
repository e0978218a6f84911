import { Compile } from 'typebox/compile'
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

const closedSchemas = new WeakMap<object, JsonSchema>()

/**
 * A copy of a schema that refuses unknown fields in every object. The same schema gives the same copy, so its validator is compiled
 * once per process.
 */
export const closed = (schema: object): JsonSchema => {
  const known = closedSchemas.get(schema) ?? closedCopy(schema)
  closedSchemas.set(schema, known)
  return known
}

const closedCopy = (schema: unknown): JsonSchema => {
  if (Array.isArray(schema)) return schema.map(closedCopy) as unknown as JsonSchema
  if (schema === null || typeof schema !== 'object') return schema as JsonSchema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'const' || key === 'enum' ? value : closedCopy(value)]),
  )
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy)) copy['additionalProperties'] = false
  // An intersection is closed as a whole: if its parts were closed, each would refuse the fields of the others.
  if ('allOf' in copy && !('unevaluatedProperties' in copy)) {
    copy['allOf'] = (schema as { allOf: unknown }).allOf
    copy['unevaluatedProperties'] = false
  }
  return copy
}

type Read = (text: string) => unknown

/** Converts the text of a query field; a text that cannot be converted stays as it is and fails validation ("1.5" is not an integer). */
const readers: Readonly<Record<string, Read>> = {
  integer: (text) => (/^-?\d{1,16}$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d{1,16}(\.\d{1,16})?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text),
}

/** Params and query arrive as text: converts them to the types in the schema and fills in defaults. */
const readText = (schema: TSchema): ((input: unknown) => unknown) => {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string; default?: unknown }> }
  const read = Object.entries(properties).flatMap(([name, field]) => {
    const reader = readers[field.type ?? '']
    return reader ? [[name, reader] as const] : []
  })
  const defaults = Object.entries(properties).filter(([, field]) => field.default !== undefined)
  return (input) => {
    const value: Record<string, unknown> = { ...(input as Record<string, unknown> | null) }
    for (const [name, reader] of read) if (typeof value[name] === 'string') value[name] = reader(value[name])
    for (const [name, field] of defaults) if (value[name] === undefined) value[name] = field.default
    return value
  }
}

const checks = new WeakMap<TSchema, ReturnType<typeof Compile>>()

/** Compiling is most of the work of opening a house; houses of one process (tests) share the same contracts. */
const checkOf = (schema: TSchema): ReturnType<typeof Compile> => {
  const known = checks.get(schema) ?? Compile(schema)
  checks.set(schema, known)
  return known
}

/** Bodies are validated strictly; params and query are converted from text first ("18" → 18). */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = checkOf(schema)
  const read = httpPart === 'body' ? (input: unknown) => input : readText(schema)
  return (input: unknown) => {
    const value = read(input)
    if (check.Check(value)) return { value }
    const fields = [...check.Errors(value)].flatMap((error) => {
      const params = error.params as { requiredProperties?: string[]; additionalProperties?: string[] }
      const named = params.requiredProperties ?? params.additionalProperties
      return named ?? [error.instancePath.replace(/^\//, '').replaceAll('/', '.')]
    })
    return { error: new InvalidInput([...new Set(fields)].slice(0, 20)) }
  }
}
