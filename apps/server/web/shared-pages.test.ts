import { expect, test } from 'vitest'
import { createSharedPages } from '#apps/server/web/shared-pages.ts'
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

test('however many addresses somebody makes up, the pages of the site stay in memory', async () => {
  const rendered: string[] = []
  const pages = createSharedPages(house, async ({ address }) => {
    rendered.push(address)
    return { status: 200, html: address, location: undefined }
  })
  const page = (address: string) => ({ address, base: '/', language: 'uk', theme: 'dark', audience: 'guest' }) as const
  await pages('/games/', page('/games/'), false)
  for (let number = 0; number < 700; number++) await pages(`/cash/bonus/${number}/`, page(`/cash/bonus/${number}/`), true)
  await pages('/games/', page('/games/'), false)
  expect(rendered.filter((address) => address === '/games/')).toHaveLength(1)
  expect(rendered).toHaveLength(701)
})
