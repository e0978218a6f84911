import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { gift, publish } from '../testing/offered-bonus.ts'
import { assignGifts } from './assign-bonuses.ts'
import { grantList } from './grant-list.ts'
import { publishedTerms } from './terms-store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  for (const slug of ['spring', 'summer']) await publish(t, { ...gift, slug })
})
afterAll(() => closeBalanced(t))

const anna = { actor: 'operator:anna', reason: 'a test' }
const give = async (slug: string, name: string, player_id: bigint) =>
  (await grantList(t.house, slug, name, [{ player_id, amount_minor: 1_000n }], anna)).split('\n')[0]

test('a list is given once under its name for each terms: the same name for others gives those too', async () => {
  const { player_id } = await registerPlayer(t)
  const said = [await give('spring', 'friends', player_id), await give('summer', 'friends', player_id)]
  expect(said).toEqual(['1 given', '1 given'])
  expect([await give('spring', 'friends', player_id), await give('summer', 'friends', player_id)]).toEqual(['0 given', '0 given'])
})

test('a list that was given while its key did not name the terms is not given again; for other terms it is', async () => {
  const { player_id } = await registerPlayer(t)
  const terms = await publishedTerms(t.house.db, 'spring')
  if (!terms) throw new Error('spring is not published')
  const before = { player_id, key: `list:early:${player_id}`, asset: 'UAH', amount_minor: 1_000n }
  await inTransaction(t.house.db, (tx) => assignGifts(tx, t.house, terms, [before]))
  expect([await give('spring', 'early', player_id), await give('summer', 'early', player_id)]).toEqual(['0 given', '1 given'])
})
