import { expect, test } from 'vitest'
import { createSharedPages } from '#apps/server/web/shared-pages.ts'
import { TooManyPages } from '#apps/server/web/turns.ts'
import { manualClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { createMetrics } from '#kernel/http/metrics.ts'
import type { House } from '#kernel/house.ts'

const house = {
  clock: manualClock('2026-12-01T12:00:00Z'),
  config: readConfig({}, { key_id: '1', hex: '00'.repeat(32) }),
  metrics: createMetrics({ process_figures: false }),
  slices: [],
} as unknown as House

const page = (address: string) => ({ address, base: '/', language: 'uk', theme: 'dark', audience: 'guest' }) as const

test('however many addresses somebody makes up, the pages of the site stay in memory', async () => {
  const rendered: string[] = []
  const pages = createSharedPages(house, async ({ address }) => {
    rendered.push(address)
    return { status: 200, html: address, location: undefined }
  })
  await pages('/games/', page('/games/'), false)
  for (let number = 0; number < 700; number++) await pages(`/cash/bonus/${number}/`, page(`/cash/bonus/${number}/`), true)
  await pages('/games/', page('/games/'), false)
  expect(rendered.filter((address) => address === '/games/')).toHaveLength(1)
  expect(rendered).toHaveLength(701)
})

test('of addresses that somebody makes up a few are rendered at once and some wait; for the rest the house is busy, not for its own pages', async () => {
  const asked: string[] = []
  const { promise: opened, resolve: open } = Promise.withResolvers<undefined>()
  const pages = createSharedPages(house, async ({ address }) => {
    asked.push(address)
    if (address !== '/games/') await opened
    return { status: 200, html: address, location: undefined }
  })
  const made_up = Array.from({ length: 100 }, (_, number) => `/cash/bonus/${number}/`)
  const answers = Promise.allSettled(made_up.map((address) => pages(address, page(address), true)))
  const again = pages('/cash/bonus/0/', page('/cash/bonus/0/'), true)
  await expect.poll(() => asked.length).toBe(3)
  expect(asked).toEqual(made_up.slice(0, 3))
  expect((await pages('/games/', page('/games/'), false)).status).toBe(200)
  open(undefined)
  const outcomes = await answers
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  expect(outcomes.at(-1)).toMatchObject({ reason: expect.any(TooManyPages) })
  expect((await again).status).toBe(200)
  expect(asked).toHaveLength(34)
  // It is over: who was refused is served.
  expect((await pages('/cash/bonus/99/', page('/cash/bonus/99/'), true)).status).toBe(200)
  expect(await house.metrics.registry.metrics()).toContain('openhouse_pages_refused 67')
})
