import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { gamblerWith } from '#casino/players/responsible-play/testing/play-house.ts'
import { settleInstant } from './settle-instant.ts'
import { getTransactions } from '../contract.ts'
import { knownDraw } from '../testing/known-draw.ts'
import { sha256 } from '../testing/sha256.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

test('WA-034: a round’s entry carries what its game is called in the language of the page, and so does the file', async () => {
  const { visitor, player_id } = await gamblerWith(t, 10_000n)
  await settleInstant(t.house, {
    owner_id: player_id,
    purse: 'main',
    asset: 'UAH',
    key: 'titled',
    request_hash: sha256('titled'),
    reference: 'round:1:1',
    game: 'european-roulette',
    stake_minor: 100n,
    draw: knownDraw(0n),
  })
  const titles = []
  for (const language of ['uk', 'en']) {
    const { body } = await visitor.call(getTransactions, { headers: { 'x-language': language } })
    titles.push(body.data.map(({ kind, title }) => [kind, title]))
  }
  expect(titles).toEqual([
    [
      ['stake', 'Європейська рулетка'],
      ['deposit', null],
    ],
    [
      ['stake', 'European Roulette'],
      ['deposit', null],
    ],
  ])
  expect((await visitor.raw('GET', '/rest/player/transactions/?format=csv', undefined, { 'x-language': 'en' })).payload).toContain(
    'European Roulette',
  )
})
