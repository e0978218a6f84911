import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { announceRelease } from '#apps/server/web/announce-release.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'

test('RTM-054: a release says its version to everybody once it can be asked, and not before', async () => {
  const published: Publication[] = []
  const realtime = {
    ...silentPublisher,
    publish: async (publications: readonly Publication[]) => void published.push(...publications),
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
