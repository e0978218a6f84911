import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#kernel/config/config.ts'
import { addressBy, trustedProxies } from '#kernel/http/client-address.ts'

const proxiesOf = (TRUST_PROXY: string): number => readConfig({ TRUST_PROXY }, { key_id: '1', hex: '00'.repeat(32) }).proxies

test.each([
  ['no', undefined, '127.0.0.1'],
  ['no', '6.6.6.6', '127.0.0.1'],
  ['yes', undefined, '127.0.0.1'],
  ['yes', '203.0.113.9', '203.0.113.9'],
  ['yes', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['2', '6.6.6.6, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['2', '203.0.113.9', '203.0.113.9'],
])('reliability 18: TRUST_PROXY=%s believes of %j no address that the client made up', async (trusted, told, address) => {
  const headers = told === undefined ? {} : { 'x-forwarded-for': told }
  const app = Fastify({ trustProxy: trustedProxies(proxiesOf(trusted)) })
  app.get('/', (request) => ({ ip: request.ip }))
  expect((await app.inject({ url: '/', headers })).json().ip).toBe(address)
  expect(addressBy(proxiesOf(trusted))({ headers, socket: { remoteAddress: '127.0.0.1' } })).toBe(address)
})
