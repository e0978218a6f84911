import type { FastifyInstance, FastifyRequest } from 'fastify'

/** String tokens of a JSON document, each with the colon that follows if it is a key. */
const written = /"(?:[^"\\]|\\.)*"(\s*:)?/g

const countKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce((sum: number, part) => sum + countKeys(part), 0)
  return inside + (Array.isArray(value) ? 0 : Object.keys(value).length)
}

/**
 * Whether a JSON text contains an object with a duplicate key. JSON.parse keeps the last value, other parsers the first, so a proxy
 * or a log could read something other than what we act on. `value` is the result of JSON.parse.
 */
export const namesTwice = (json: string, value: unknown): boolean => {
  let keys = 0
  for (const [, colon] of json.matchAll(written)) if (colon !== undefined) keys += 1
  return keys !== countKeys(value)
}

/** Raw bodies of signed requests: a signature is over bytes. */
const signed = new WeakMap<FastifyRequest, string>()

/** The raw body of a request with `X-Signature`; empty if it had none. */
export const signedText = (request: FastifyRequest): string => signed.get(request) ?? ''

/** Parses JSON bodies; invalid JSON and duplicate keys are refused with 400. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body)
    if (request.headers['x-signature'] !== undefined) signed.set(request, json)
    void parse(request, json, (error, value) =>
      error === null && namesTwice(json, value)
        ? done(Object.assign(new Error('a field is named twice'), { statusCode: 400 }))
        : done(error, value),
    )
  })
}
