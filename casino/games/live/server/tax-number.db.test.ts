import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { setStakeControls } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { storeInnEndpoint } from '#casino/players/profile/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getLiveTable, placeLiveBets, watchTables } from '../contract.ts'
import { turnFloor } from './floor.ts'

const slug = 'live-roulette'
const params = { slug }

test('under a licence that wants the taxpayer’s number a table takes no bet before it, and takes one after', async () => {
  const t = await createTestHouse({ env: { JURISDICTION: 'ua' } })
  const { id, visitor } = await fundedPlayer(t, 100_000n)
  await visitor.call(watchTables, { body: { slugs: [slug] } })
  for (let turn = 0; turn < 2; turn += 1) await turnFloor(t.house)
  const { round } = (await visitor.call(getLiveTable, { params })).body.data
  const red = () => visitor.call(placeLiveBets, { params, body: { round: round?.id ?? '', bets: [{ place: 'red', stake_minor: 1_000 }] } })
  expect((await red()).body).toMatchObject({ success: false, error: 'live-tax-number' })
  await visitor.call(storeInnEndpoint, { body: { inn: '3184710691' } })
  // The licence wants limits as well, which this player has set.
  const unlimited = { blocked_until: null, session_until: null, caps: null }
  await inTransaction(t.house.db, (tx) => setStakeControls(tx, t.house, id, unlimited))
  expect((await red()).body).toMatchObject({ success: true, balance_minor: 99_000 })
  await closeBalanced(t)
})
