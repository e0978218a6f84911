import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { announceRelease } from '#apps/server/web/announce-release.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'

test('RTM-054: a release says its version to everybody once it can be asked, and not before', async () => {
  const published: Publication[] = []
  const realtime = {
    publish: async (publications: readonly Publication[]) => void published.push(...publications),
    positions: async () => [],
    kept: async (channels: readonly string[]) => channels.map(() => true),
    disconnect: async () => undefined,
    close: async () => undefined,
  }
  const app = Fastify()
  announceRelease(app, { realtime }, 'f00d')
  await app.ready()
  expect(published).toEqual([])
  await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    expect(published).toEqual([{ channel: 'common', message: { type: 'app', event: 'updated', data: { version: 'f00d' } } }])
  } finally {
    await app.close()
  }
})
