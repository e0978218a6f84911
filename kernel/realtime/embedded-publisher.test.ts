import { expect, test } from 'vitest'
import { EmbeddedPublisher } from '#kernel/realtime/embedded-publisher.ts'
import { playersToTell, told_unasked } from '#kernel/realtime/publisher.ts'
import { sessionMark } from '#kernel/realtime/tokens.ts'
import type { HubHandle } from '#kernel/realtime/hub/hub-handle.ts'

const recorder = (): { hub: HubHandle; heard: unknown[] } => {
  const heard: unknown[] = []
  const hub: HubHandle = {
    accept: () => false,
    publish: async (publications) => void heard.push(publications),
    positions: async (channels) => channels.map((name) => ({ offset: name.length, epoch: 'e' })),
    kept: async (channels) => channels.map((name) => name === 'common'),
    disconnect: async (user, ending, sessions) => void heard.push(sessions ? [user, ending, sessions] : [user, ending]),
    stats: () => ({ connections: 0, channels: 0, publications: 0 }),
    stop: async () => void heard.push('stopped'),
  }
  return { hub, heard }
}

const message = (type: string) => ({ channel: 'common', message: { type, data: 1 } })

test('messages of one turn leave together, in order, encoded once', async () => {
  const { hub, heard } = recorder()
  const publisher = new EmbeddedPublisher()
  publisher.attach(hub)
  await Promise.all([publisher.publish([message('a'), message('b')]), publisher.publish([message('c')])])
  await publisher.publish([message('d')])
  expect(heard).toEqual([
    [
      ['common', '{"type":"a","data":1}'],
      ['common', '{"type":"b","data":1}'],
      ['common', '{"type":"c","data":1}'],
    ],
    [['common', '{"type":"d","data":1}']],
  ])
})

test('what was said before a cut arrives before it, and the cut has a terminal code with a text', async () => {
  const { hub, heard } = recorder()
  const publisher = new EmbeddedPublisher()
  publisher.attach(hub)
  void publisher.publish([message('a')])
  await publisher.disconnect(42n, 'self-excluded')
  await publisher.disconnect(42n, ' ')
  await publisher.disconnect(42n, 'є'.repeat(100))
  expect(heard.slice(0, 3)).toEqual([
    [['common', '{"type":"a","data":1}']],
    ['42', { code: 4500, reason: 'self-excluded' }],
    ['42', { code: 4500, reason: 'disconnected by the house' }],
  ])
  expect(heard[3]).toEqual(['42', { code: 4500, reason: 'є'.repeat(60) }])
})

test('a session is named to the hub by its mark, never by its id', async () => {
  const { hub, heard } = recorder()
  const publisher = new EmbeddedPublisher()
  publisher.attach(hub)
  await publisher.disconnect(42n, 'logged-out', ['the id of a session'])
  expect(heard).toEqual([['42', { code: 4500, reason: 'logged-out' }, [sessionMark('the id of a session')]]])
})

test('positions are those that the hub names, in order, and none without a hub', async () => {
  const { hub } = recorder()
  const publisher = new EmbeddedPublisher()
  expect(await publisher.positions(['common', 'player:#42'])).toEqual([null, null])
  publisher.attach({ ...hub, positions: async () => null })
  expect(await publisher.positions(['common'])).toEqual([null])
  publisher.attach(hub)
  expect(await publisher.positions(['common', 'player:#42'])).toEqual([
    { offset: 6, epoch: 'e' },
    { offset: 10, epoch: 'e' },
  ])
})

test('who is to be told: of many players those whose channel is kept, all where the hub does not say, nobody without a hub', async () => {
  const { hub } = recorder()
  const publisher = new EmbeddedPublisher()
  const many = Array.from({ length: told_unasked + 1 }, (_, index) => BigInt(index + 1))
  expect(await playersToTell(publisher, many)).toEqual(new Set())
  publisher.attach({ ...hub, kept: async (channels) => channels.map((name) => name === 'player:#7') })
  expect(await playersToTell(publisher, many)).toEqual(new Set([7n]))
  publisher.attach({ ...hub, kept: async () => null })
  expect(await playersToTell(publisher, many)).toEqual(new Set(many))
})

test('few players are told without a question', async () => {
  const { hub } = recorder()
  const publisher = new EmbeddedPublisher()
  publisher.attach({ ...hub, kept: () => Promise.reject(new Error('asked')) })
  expect(await playersToTell(publisher, [1n, 2n])).toEqual(new Set([1n, 2n]))
})

test('without a hub messages are dropped without an error, and closing stops the hub', async () => {
  const { hub, heard } = recorder()
  const publisher = new EmbeddedPublisher()
  await publisher.publish([message('a')])
  await publisher.disconnect(42n, 'excluded')
  publisher.attach(hub)
  await publisher.close()
  await publisher.publish([message('b')])
  expect(heard).toEqual(['stopped'])
})

test('data that JSON cannot hold is refused to the caller, and nothing of that call is sent', async () => {
  const { hub, heard } = recorder()
  const publisher = new EmbeddedPublisher()
  publisher.attach(hub)
  await expect(publisher.publish([message('a'), { channel: 'common', message: { type: 'b', data: 1n } }])).rejects.toThrow(TypeError)
  await publisher.publish([message('c')])
  expect(heard).toEqual([[['common', '{"type":"c","data":1}']]])
})
