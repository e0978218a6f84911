import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Texts of a JSON document, each with the colon behind it where it is a key. */
const written = /"(?:[^"\\]|\\.)*"(\s*:)?/g

const countKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce((sum: number, part) => sum + countKeys(part), 0)
  return inside + (Array.isArray(value) ? 0 : Object.keys(value).length)
}

/**
 * Does a valid JSON text name a field of one object twice? JSON.parse keeps the last one, others the first: what a proxy or a
 * log read would not be what the house does. `value` is what JSON.parse made of it, and has fewer keys then.
 */
export const namesTwice = (json: string, value: unknown): boolean => {
  let keys = 0
  for (const [, colon] of json.matchAll(written)) if (colon !== undefined) keys += 1
  return keys !== countKeys(value)
}

/** Bodies of signed calls as they came: a signature is about bytes and not about what they mean. */
const signed = new WeakMap<FastifyRequest, string>()

/** The body of a call that brought `X-Signature`, letter for letter; empty for a call without a body. */
export const signedText = (request: FastifyRequest): string => signed.get(request) ?? ''

/** Bodies of calls: JSON that says each thing once. Anything else is malformed (400), as what is no JSON at all. */
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
