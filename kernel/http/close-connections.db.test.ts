import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { closeConnections } from '#kernel/http/close-connections.ts'

let t: TestHouse
let answer: () => void
let asked: Promise<void>
beforeEach(async () => {
  const waiting = Promise.withResolvers<void>()
  const came = Promise.withResolvers<void>()
  answer = waiting.resolve
  asked = came.promise
  t = await createTestHouse({
    slices: [
      {
        name: 'testing/slow',
        identify: identifyByHeader,
        documents: (app) => {
          app.get('/slow/', async () => {
            came.resolve()
            await waiting.promise
            return 'done'
          })
        },
      },
    ],
  })
  await t.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  answer()
  await t.close()
})

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port

const get = (app: FastifyInstance, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(app), path: '/slow/', agent }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end()
  })

test('reliability 24: a request that is under way is answered when the house closes, and its connection ends with the answer', async () => {
  const agent = new Agent({ keepAlive: true })
  const response = get(t.app, agent)
  await asked
  const began_ms = performance.now()
  const closed = t.app.close()
  await expect.poll(() => t.app.server.listening, { interval: 5 }).toBe(false)
  answer()
  const { statusCode, headers } = await response
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
  await closed
  expect(performance.now() - began_ms).toBeLessThan(5_000)
  agent.destroy()
})

test('reliability 24: a connection whose request never ends does not hold the closing up', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  closeConnections(app, 300)
  const came = Promise.withResolvers<void>()
  app.addHook('onRequest', async () => came.resolve())
  app.post('/slow/', async () => 'done')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const connection = connect(portOf(app), '127.0.0.1').on('error', () => undefined)
  const ended = new Promise((resolve) => connection.once('close', resolve))
  connection.write('POST /slow/ HTTP/1.1\r\nHost: house\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\nbegun')
  await came.promise
  await app.close()
  await ended
})

test('reliability 24: an answer that had begun before the house closes ends its connection too', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  closeConnections(app)
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/slow/', (_request, reply) => {
    reply.hijack()
    reply.raw.write('begun')
    begun.resolve()
    void goOn.promise.then(() => reply.raw.end('done'))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const response = get(app, agent)
  await begun.promise
  const began_ms = performance.now()
  const closed = app.close()
  goOn.resolve()
  expect((await response).statusCode).toBe(200)
  await closed
  expect(performance.now() - began_ms).toBeLessThan(4_000)
  agent.destroy()
})
