import fc from 'fast-check'
import type { TSchema } from 'typebox'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'

/** Values that often break careless code, for any schema. */
const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '1e9',
  'NaN',
  true,
  [],
  {},
  [[]],
  { length: 1 },
  '../../etc/passwd',
  '%00',
  '\u0000',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$' + '{7*7}',
  'І'.repeat(5_000),
  '\uD800',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  '2026-13-45',
  'http://evil.example/',
]

type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
}

const hostileValue = fc.constantFrom(...hostile)

/** A value that mostly fits the schema, to pass the first checks, with invalid ones mixed in. */
const nearly = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const fitting = fittingValue(schema)
  return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue })
}

const fittingValue = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(nearly))
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -10, -(2 ** 31)), max: Math.min(schema.maximum ?? 1_000_000, 2 ** 31 - 1) })
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(nearly(schema.items ?? {}), { maxLength: 5 })
    case 'object':
      return fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, child]) => [name, nearly(child)])), {
            requiredKeys: [],
          }),
        },
        { weight: 1, arbitrary: fc.dictionary(fc.string(), hostileValue) },
      )
    default:
      return fc.oneof(fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 200) }), fc.emailAddress(), hostileValue)
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

export interface MalformedRequest {
  readonly endpoint: EndpointDeclaration
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body: string | undefined
  readonly content_type: string
  readonly key: string
}

const fill = (endpoint: EndpointDeclaration, params: Record<string, unknown>): string =>
  (endpoint.route.split(' ')[1] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(params[name]).toWellFormed().slice(0, 250) || 'x'),
  )

/** Requests generated from an endpoint's schemas: almost valid, and wrong somewhere that a schema names. */
export const malformedRequests = (endpoint: EndpointDeclaration): fc.Arbitrary<MalformedRequest> => {
  const object = (schema: TSchema | undefined) =>
    (schema ? fittingValue(schema as JsonSchema) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>
  const method = endpoint.route.split(' ')[0] as 'GET' | 'POST'
  return fc
    .record({
      params: object(endpoint.params),
      query: object(endpoint.query),
      body: fc.oneof(
        { weight: 8, arbitrary: endpoint.body ? nearly(endpoint.body as JsonSchema) : fc.constant(undefined) },
        { weight: 1, arbitrary: hostileValue },
      ),
      broken: fc.integer({ min: 0, max: 19 }),
      key: fc.oneof({ weight: 5, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,300}$/) }),
    })
    .map(({ params, query, body, broken, key }) => {
      const pairs = Object.entries(query ?? {}).map(([name, value]) => [name, asText(value).toWellFormed().slice(0, 500)])
      const text = body === undefined ? '{}' : (JSON.stringify(body) ?? '{}')
      return {
        endpoint,
        method,
        url: `${fill(endpoint, params ?? {})}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`,
        body: method === 'GET' ? undefined : broken === 0 ? text.slice(0, -1) : text,
        content_type: broken === 1 ? 'text/plain' : 'application/json',
        key,
      }
    })
}
