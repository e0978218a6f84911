import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifyOf } from '#apps/server/identify.ts'
import { slices } from '#apps/server/slices.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import { createApp } from '#kernel/http/app.ts'
import type { Handled } from '#kernel/http/handle.ts'
import type { ServerSlice } from '#kernel/slice.ts'

/** An endpoint as it is declared, but for what it takes; whoever gets through is told as whom. */
const opened = ({ endpoint: { params: _params, query: _query, body: _body, upload: _upload, ...endpoint } }: Handled): Handled => ({
  endpoint: endpoint as EndpointDeclaration,
  run: async ({ player_id }) => ({ reached_by: player_id === null ? null : String(player_id) }),
})

const endpoints = slices.flatMap((slice) => (slice.routes ?? []).map(({ endpoint }) => endpoint))

let t: TestHouse
let app: FastifyInstance
const people: Record<string, { readonly visitor: TestVisitor; readonly player_id: string | null }> = {}

const at = (known: TestVisitor): TestVisitor => {
  const visitor = new TestVisitor(app)
  for (const [name, value] of known.cookies) visitor.cookies.set(name, value)
  return visitor
}

beforeAll(async () => {
  t = await createTestHouse()
  const doors = slices.map(({ documents: _documents, ...slice }): ServerSlice => ({ ...slice, routes: (slice.routes ?? []).map(opened) }))
  app = await createApp({ ...t.house, slices: doors }, identifyOf(doors))
  people['guest'] = { visitor: at(await t.arrive()), player_id: null }
  for (const name of ['player', 'another player']) {
    const { visitor, player_id } = await registerPlayer(t)
    people[name] = { visitor: at(visitor), player_id: String(player_id) }
  }
})
afterAll(async () => {
  await app.close()
  await t.close()
})

const ask = async (who: string, route: string, headers: Record<string, string> = {}) => {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string]
  const url = path.replaceAll(/\{\w+\}/g, '1').replace('*', 'x')
  const answer = await people[who]?.visitor.raw(method, url, method === 'POST' ? {} : undefined, {
    'idempotency-key': randomUUID(),
    ...headers,
  })
  return [answer?.statusCode, answer?.json().error ?? answer?.json().reached_by ?? null]
}

const declared = ({ who }: EndpointDeclaration, player_id: string | null) => {
  if (who === 'player' && player_id === null) return [401, 'not-authorized']
  if (who === 'guest' && player_id !== null) return [200, 'already-signed-in']
  return [200, player_id]
}

test('reliability, figures: every call lets in whom its contract names, as nobody else than who asks, by each of its addresses', async () => {
  expect(endpoints.length).toBeGreaterThan(100)
  for (const endpoint of endpoints)
    for (const route of [endpoint.route, ...(endpoint.aliases ?? [])])
      for (const [who, { player_id }] of Object.entries(people))
        expect(await ask(who, route), `${who}: ${route}`).toEqual(declared(endpoint, player_id))
})

test('reliability 14: every call that changes something acts for our own pages alone, whoever asks', async () => {
  for (const endpoint of endpoints.filter(({ effect, external }) => effect === 'changes' && !external))
    for (const route of [endpoint.route, ...(endpoint.aliases ?? [])])
      for (const who of Object.keys(people)) {
        expect(await ask(who, route, { 'x-requested-with': '' }), `${who}: ${route}`).toEqual([400, 'header-missing'])
        expect(await ask(who, route, { 'sec-fetch-site': 'cross-site' }), `${who}: ${route}`).toEqual([400, 'header-missing'])
        if (route.startsWith('POST'))
          expect(await ask(who, route, { 'x-xsrf-token': 'made-up' }), `${who}: ${route}`).toEqual([403, 'xsrf-token-invalid'])
      }
})

test('RO-001: the site knows guests and players and no third role; no call and no page is an operator’s', async () => {
  expect(new Set(endpoints.map(({ who }) => who))).toEqual(new Set(['anyone', 'guest', 'player']))
  const pages = slices.flatMap((slice) => slice.pages ?? [])
  expect(new Set(pages.map(({ who }) => who ?? 'anyone'))).toEqual(new Set(['anyone', 'player']))
  const named = [...endpoints.flatMap(({ route, aliases }) => [route, ...(aliases ?? [])]), ...pages.map(({ path }) => path)]
  expect(named.filter((one) => /admin|operator|staff|back-?office/i.test(one))).toEqual([])
  // A role that somebody gives themselves is none: who they are comes from the session alone.
  const main = (await people['player']?.visitor.raw('GET', '/rest/init/', undefined, { 'x-role': 'admin', cookie: 'role=admin' }))?.json()
  expect(JSON.stringify(main ?? null)).not.toMatch(/admin/i)
})
