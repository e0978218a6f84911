import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { demoActivities } from './demo-campaigns.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => t.close())

const demo = (slug: string): CampaignDocument => {
  const found = demoActivities(t.clock.now()).find((one) => one.slug === slug)
  if (!found) throw new Error(`the demo has no ${slug}`)
  return found
}
const faultsOf = async (document: CampaignDocument): Promise<readonly string[]> => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, { actor: 'operator:anna', reason: 'a test' })
  return outcome.campaign ? [] : outcome.faults
}

test('a document for another licence or brand, at an address that is taken, or without a picture, is not published', async () => {
  const night = demo('starry-night')
  const elsewhere = await faultsOf({ ...night, slug: 'elsewhere', jurisdictions: ['gb'], brands: ['vegas'] })
  expect(elsewhere).toEqual(['brands: it is not meant for ua', 'jurisdictions: it is not meant for open'])
  expect(await faultsOf({ ...night, slug: 'races' })).toContain('slug: the address /races/ is taken')
  expect((await faultsOf({ ...night, slug: 'plain', settings: { icon: 'star', rules: [] } })).join()).toContain('settings')
  expect(await faultsOf({ ...night, slug: 'bare', boards: [], draws: [] })).toContain('parts: an activity has a board, a track or a draw')
  expect((await t.visitor().raw('GET', '/rest/page/elsewhere/')).statusCode).toBe(404)
})

test('what nobody could do is not published: a track that one joins, tickets that are drawn at the end', async () => {
  const { tracks = [], draws = [], ...trail } = demo('autumn-trail')
  const wrong = {
    ...trail,
    slug: 'trail-wrong',
    tracks: tracks.map((one) => ({ ...one, spec: { ...one.spec, repeat: 'once' as const, entry: 'subscribe' as const } })),
    draws: draws.map((one) => ({
      ...one,
      spec: { ...one.spec, attempt: { asset: 'tokens', amount: 2, is_drawn_at_end: true as const } },
    })),
  }
  expect(await faultsOf(wrong)).toEqual([
    'tracks: weekly is joined by one’s own word, for which activity has no call',
    'draws: basket has tickets that are drawn at its end, for which activity has no call',
  ])
})
