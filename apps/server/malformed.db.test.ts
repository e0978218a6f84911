import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { malformedRequests, type MalformedRequest } from '#apps/testing/malformed.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'

/** 10,000 in CI; MALFORMED_REQUESTS=1000000 for the long form. */
const requests = Number(process.env['MALFORMED_REQUESTS'] ?? 10_000)

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())

const endpoints = slices.flatMap((slice) => (slice.routes ?? []).map((route) => route.endpoint))

const send = async (visitor: TestVisitor, request: MalformedRequest): Promise<void> => {
  const response = await visitor.raw(request.method, request.url, request.body, {
    'content-type': request.content_type,
    'idempotency-key': request.key,
  })
  const said = `${request.method} ${request.url} ${request.body ?? ''} → ${response.statusCode} ${response.body.slice(0, 300)}`
  expect(response.statusCode, said).toBeLessThan(500)
  expect(response.body, said).not.toMatch(/\.ts:\d+|at \w+ \(/)
  const is_json = response.headers['content-type']?.toString().startsWith('application/json')
  if (response.statusCode < 300 && is_json) expect(response.json(), said).toHaveProperty('success')
}

test(
  'malformed requests made from the contracts: no 5xx, no stack trace, no 2xx without a success flag',
  async () => {
    expect(endpoints.length).toBeGreaterThan(20)
    const guest = t.visitor()
    const player = await registerPlayer(t)
    const runs = Math.ceil(requests / endpoints.length)
    for (const endpoint of endpoints) {
      const ends_session = endpoint.route.includes('logout')
      await fc.assert(
        fc.asyncProperty(malformedRequests(endpoint), fc.boolean(), (request, as_player) =>
          send(as_player && !ends_session ? player.visitor : guest, request),
        ),
        { numRuns: runs, seed: 20_261_201, endOnFailure: true },
      )
    }
  },
  Math.max(120_000, requests * 10),
)
