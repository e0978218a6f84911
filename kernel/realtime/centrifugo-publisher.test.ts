import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CentrifugoPublisher, type CentrifugoOptions } from '#kernel/realtime/centrifugo-publisher.ts'

interface Asked {
  readonly path: string | undefined
  readonly key: string | string[] | undefined
  readonly body: { readonly commands: readonly Record<string, unknown>[] }
}

/** Stands for Centrifugo's server API: remembers what it is asked, and answers what a test has laid out. */
let server: Server
let asked: Asked[]
let answers: (number | 'silence' | object)[]
let lost: [string, number][]

beforeEach(async () => {
  asked = []
  answers = []
  lost = []
  server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Asked['body']
    asked.push({ path: request.url, key: request.headers['x-api-key'], body })
    const answer = answers.shift() ?? { replies: body.commands.map(() => ({})) }
    if (answer === 'silence') return
    response.writeHead(typeof answer === 'number' ? answer : 200).end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const publisherWith = (options: Partial<CentrifugoOptions> = {}): CentrifugoPublisher =>
  new CentrifugoPublisher({
    api_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    api_key: 'the key',
    onLost: (error, commands) => lost.push([error.message, commands]),
    retry_delay_ms: 5,
    ...options,
  })

const publication = (data: unknown) => ({ channel: 'race:7', message: { type: 'tournament', event: 'positions', data } })

test('publications leave in one batch, in order, with the key of the API', async () => {
  await publisherWith().publish([publication(1), publication(2)])
  const data = (value: number) => ({ type: 'tournament', event: 'positions', data: value })
  expect(asked).toEqual([
    {
      path: '/api/batch',
      key: 'the key',
      body: { commands: [{ publish: { channel: 'race:7', data: data(1) } }, { publish: { channel: 'race:7', data: data(2) } }] },
    },
  ])
  expect(lost).toEqual([])
})

test('a cut names the player, a terminal code and a reason', async () => {
  await publisherWith().disconnect(42n, 'self-excluded')
  expect(asked[0]?.body.commands).toEqual([{ disconnect: { user: '42', disconnect: { code: 4500, reason: 'self-excluded' } } }])
})

test('a session that ends asks all of the player’s pages to come back: Centrifugo knows no sessions of ours', async () => {
  await publisherWith().disconnect(42n, 'logged-out', ['a session'])
  expect(asked[0]?.body.commands).toEqual([{ disconnect: { user: '42', disconnect: { code: 4400, reason: 'logged-out' } } }])
})

test('an answer of 5xx, 429 or none at all is tried again, and order is kept', async () => {
  answers = [503, 429, 'silence']
  const publisher = publisherWith({ timeout_ms: 1_000 })
  await Promise.all([publisher.publish([publication(1)]), publisher.publish([publication(2)])])
  const sent = asked.map(({ body }) => (body.commands[0] as { publish: { data: { data: number } } }).publish.data.data)
  expect(sent).toEqual([1, 1, 1, 1, 2])
  expect(lost).toEqual([])
})

test('after the last try the loss is told, and the work that caused the message goes on', async () => {
  answers = [500, 500, 500, 500]
  const publisher = publisherWith()
  await publisher.publish([publication(1), publication(2)])
  expect(asked).toHaveLength(4)
  expect(lost).toEqual([['Centrifugo answered 500', 2]])
  await publisher.publish([publication(3)])
  expect(lost).toHaveLength(1)
})

const silences = (count: number) => Array.from({ length: count }, () => 'silence' as const)
const dataOf = ({ body }: Asked) => (body.commands[0] as { publish?: { data: { data: number } } }).publish?.data.data

test('what waits behind a message that nobody takes is dropped with it, and one try each looks whether Centrifugo is back', async () => {
  answers = silences(4)
  const publisher = publisherWith({ timeout_ms: 100 })
  await Promise.all([
    publisher.publish(Array.from({ length: 1_200 }, (_, index) => publication(index))),
    publisher.publish([publication(2)]),
  ])
  expect(asked.map(dataOf)).toEqual([0, 0, 0, 0])
  expect(lost.map(([, commands]) => commands)).toEqual([500, 500, 200, 1])
  answers = silences(1)
  await Promise.all([publisher.publish([publication(3)]), publisher.publish([publication(4)])])
  expect(asked.slice(4).map(dataOf)).toEqual([3])
  // It is back: the next one goes, and has all of its tries again.
  await publisher.publish([publication(5)])
  answers = [503]
  await publisher.publish([publication(6)])
  expect(asked.slice(5).map(dataOf)).toEqual([5, 6, 6])
  expect(lost).toHaveLength(6)
})

test('RTM-002: a cut leaves after the messages before it, and within a second where those are not taken', async () => {
  const publisher = publisherWith({ timeout_ms: 5_000 })
  answers = [503]
  await Promise.all([publisher.publish([publication(1)]), publisher.disconnect(42n, 'self-excluded')])
  const kinds = () => asked.map(({ body }) => Object.keys(body.commands[0] ?? {}).join())
  expect(kinds()).toEqual(['publish', 'publish', 'disconnect'])
  answers = silences(1)
  const hung = publisher.publish([publication(2)])
  const began_ms = performance.now()
  await publisher.disconnect(42n, 'self-excluded')
  expect(performance.now() - began_ms).toBeLessThan(1_000)
  expect(kinds().slice(3)).toEqual(['publish', 'disconnect'])
  server.closeAllConnections()
  await hung
})

test('closing waits for a cut that is under way', async () => {
  answers = silences(1)
  const publisher = publisherWith({ timeout_ms: 200 })
  const cut = publisher.disconnect(42n, 'self-excluded')
  await publisher.close()
  expect([asked.length, lost.length]).toEqual([1, 1])
  await cut
})

test('a refused key is not tried again, a refused command is told', async () => {
  answers = [401, { replies: [{}, { error: { code: 102, message: 'namespace not found' } }] }]
  const publisher = publisherWith()
  await publisher.publish([publication(1)])
  await publisher.publish([publication(1), publication(2)])
  expect(asked).toHaveLength(2)
  expect(lost).toEqual([
    ['Centrifugo answered 401', 1],
    ['Centrifugo refused: namespace not found', 1],
  ])
})

test('closing waits for what is under way, without waiting for further tries', async () => {
  answers = ['silence', 'silence', 'silence', 'silence']
  const publisher = publisherWith({ retry_delay_ms: 60_000, timeout_ms: 1_000 })
  void publisher.publish([publication(1)])
  await publisher.close()
  expect(asked).toHaveLength(1)
  expect(lost).toHaveLength(1)
})

test('positions are asked of the history, once: a page waits for no second try, and begins without what is not known', async () => {
  answers = [
    { replies: [{ history: { publications: [], offset: 7, epoch: 'abcd' } }, { error: { code: 102, message: 'unknown channel' } }] },
  ]
  const publisher = publisherWith()
  expect(await publisher.positions(['player:#42', 'nowhere'])).toEqual([{ offset: 7, epoch: 'abcd' }, null])
  expect(asked[0]?.body.commands).toEqual([{ history: { channel: 'player:#42', limit: 0 } }, { history: { channel: 'nowhere', limit: 0 } }])
  answers = [503, { replies: [{ history: { publications: [], epoch: 'abcd' } }] }]
  expect(await publisher.positions(['player:#42'])).toEqual([null])
  expect(lost).toEqual([['Centrifugo answered 503', 1]])
  expect(await publisher.positions(['player:#42'])).toEqual([{ offset: 0, epoch: 'abcd' }])
})

test('a long list is cut into batches', async () => {
  await publisherWith().publish(Array.from({ length: 1_200 }, (_, index) => publication(index)))
  expect(asked.map(({ body }) => body.commands.length)).toEqual([500, 500, 200])
})
