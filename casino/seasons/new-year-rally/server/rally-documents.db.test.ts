import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { demoRally } from './demo-campaigns.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => t.close())

const day_ms = 86_400_000
const faultsOf = async (document: CampaignDocument): Promise<readonly string[]> => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, { actor: 'operator:anna', reason: 'a test' })
  return outcome.campaign ? [] : outcome.faults
}
const changed = (change: (document: CampaignDocument) => void): CampaignDocument => {
  const document = structuredClone(demoRally(t.clock.now()))
  change(document)
  return { ...document, slug: 'wrong' }
}
const road = ({ boards: [board] }: CampaignDocument) => board?.spec as NonNullable<typeof board>['spec']
const track = ({ tracks = [] }: CampaignDocument, name: string) => tracks.find((one) => one.name === name) as (typeof tracks)[number]

test.each<[string, string, (document: CampaignDocument) => void]>([
  ['prizes for places where some are faster', 'places bring nothing', (one) => (road(one).prizes = [{ places: '1', amounts: one.budget }])],
  ['a boost beyond what the road allows', 'does not allow it', (one) => (road(one).boost = { most: 2 })],
  ['a road without an end', 'needs most_points', (one) => delete road(one).score.most_points],
  ['rewards that end with the road', 'before the last points', (one) => delete one.boards[0]?.ends_at],
  ['a track that follows nothing', 'no board of the campaign', (one) => (track(one, 'checkpoints').spec.board = 'sea')],
  ['checkpoints that are no points', 'so many points of the road', (one) => (track(one, 'checkpoints').spec.claim = 'by-itself')],
  ['a stage that brings no speed', 'boosts on the road', (one) => delete track(one, 'speed').spec.steps[0]?.boost],
  ['tickets that are drawn at once', 'drawn at the end', (one) => delete one.draws?.[0]?.spec.attempt?.is_drawn_at_end],
  [
    'a reward that comes by itself, so that its ticket would be in no draw',
    'taken by hand',
    (one) => track(one, 'checkpoints').spec.steps.forEach((step) => (step.claim = 'by-itself')),
  ],
  [
    'a final draw that ends before the last ticket is taken',
    'before the last ticket',
    (one) => one.draws?.forEach((draw) => (draw.ends_at = new Date(new Date(one.ends_at).getTime() - day_ms).toISOString())),
  ],
  ['less money than it promises', 'budget', (one) => (one.budget = { ...one.budget, UAH: 1 })],
])('a rally with %s is not published', async (_what, said, change) => {
  expect((await faultsOf(changed(change))).join('; ')).toContain(said)
})
