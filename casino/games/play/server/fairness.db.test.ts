import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { engines as dealt, liveEngines } from '#engines/registry.ts'
import { playRoundEndpoint, startGameEndpoint } from '../contract.ts'
import { getSeedsEndpoint, rotateSeedsEndpoint, type Seeds } from '../fairness-contract.ts'
import type { FairnessFigures } from '../fairness-data.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'
import { pages } from './pages.ts'

const engines = [...dealt, ...liveEngines]

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())
beforeEach(async () => {
  player = await fundedPlayer(t, 100_000n)
})

interface Page {
  readonly seo: { readonly title: string }
  readonly components: readonly { readonly type: string; readonly data: unknown }[]
}

const pageOf = async (visitor: TestVisitor, language = 'uk'): Promise<Page> => {
  const answer = await visitor.raw('GET', '/rest/page/fairness/', undefined, { 'x-language': language })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: Page }>().data
}
const partOf = <Data>({ components }: Page, type: string): Data | undefined =>
  components.find((one) => one.type === type)?.data as Data | undefined

const seedsOf = async (visitor: TestVisitor): Promise<Seeds> => (await visitor.call(getSeedsEndpoint)).body.data

const spin = async (visitor: TestVisitor) => {
  const { session } = (await visitor.call(startGameEndpoint, { params: { slug: 'golden-orchard' }, query: { isMoney: true } })).body.data
  return visitor.call(playRoundEndpoint, { params: { slug: 'golden-orchard' }, body: { session, command: { stake_minor: 1_000 } } })
}

describe('the page /fairness/', () => {
  test('reliability 10: publishes the exact figures of every game to anybody, in the language of the page', async () => {
    const guest = t.visitor()
    const { games } = partOf<FairnessFigures>(await pageOf(guest), 'fairness-figures')!
    expect(games.map(({ slug }) => slug)).toEqual(engines.map(({ slug }) => slug))
    for (const { maths, slug, kind } of engines) {
      const shown = games.find((game) => game.slug === slug)!
      expect(shown.rtp).toEqual(maths.rtp)
      expect(shown.hit_rate).toEqual(kind === 'slot' ? maths.hit_rate : null)
      expect(shown.bets).toHaveLength(slug.endsWith('roulette') ? Object.keys(maths.bets).length : 0)
    }
    const english = partOf<FairnessFigures>(await pageOf(guest, 'en'), 'fairness-figures')!
    expect(english.games.map(({ title }) => title)).toContain('Golden Orchard')
  })

  test('shows a guest no seeds and a player their own, with the secret hidden', async () => {
    expect(partOf(await pageOf(t.visitor()), 'fairness-seeds')).toBeUndefined()
    const shown = partOf<Seeds>(await pageOf(player.visitor), 'fairness-seeds')!
    expect(shown).toEqual(await seedsOf(player.visitor))
    expect(shown.retired).toEqual([])
  })

  test('after a rotation the old secret stands on the page, and the next one still does not', async () => {
    await spin(player.visitor)
    await t.drain()
    const before = await seedsOf(player.visitor)
    const body = { client_seed: 'a-word_of-mine', next_server_seed_hash: before.next_server_seed_hash }
    expect((await player.visitor.call(rotateSeedsEndpoint, { body })).status).toBe(200)
    const page = await pageOf(player.visitor)
    const after = partOf<Seeds>(page, 'fairness-seeds')!
    expect(after).toMatchObject({ client_seed: 'a-word_of-mine', nonce: 0, server_seed_hash: before.next_server_seed_hash })
    expect(after.retired).toMatchObject([{ server_seed_hash: before.server_seed_hash, rounds: 1 }])
  })
})

describe('a client seed', () => {
  test.each(['a.b', 'a:b', '', 'я', 'a b', 'x'.repeat(65)])(
    '%j, which no round could be dealt from, is refused and changes nothing',
    async (client_seed) => {
      const before = await seedsOf(player.visitor)
      const body = { client_seed, next_server_seed_hash: before.next_server_seed_hash }
      expect((await player.visitor.call(rotateSeedsEndpoint, { body })).status).toBe(422)
      expect(await seedsOf(player.visitor)).toEqual(before)
    },
  )

  test('of every allowed character deals rounds', async () => {
    const { next_server_seed_hash } = await seedsOf(player.visitor)
    const body = { client_seed: 'AZaz09_-'.repeat(8), next_server_seed_hash }
    expect((await player.visitor.call(rotateSeedsEndpoint, { body })).status).toBe(200)
    expect((await spin(player.visitor)).status).toBe(200)
  })
})

describe('what one needs to check without us', () => {
  test('the script and the games as data are there for anybody', async () => {
    const script = await t.app.inject({ url: '/fairness/verify-rounds.py' })
    expect(script.statusCode).toBe(200)
    expect(script.body).toContain('hmac.new')
    const definitions = await t.app.inject({ url: '/fairness/definitions.json' })
    expect(Object.keys(definitions.json<{ slots: object }>().slots)).toHaveLength(engines.filter(({ kind }) => kind === 'slot').length)
  })
})

test('what search engines are told of exact figures and checked rounds is said of the house’s own games', () => {
  expect(pages.map(({ description }) => Object.values(description ?? {}).join('\n'))).toEqual([expect.stringMatching(/наш.*наш.*our own/s)])
})
