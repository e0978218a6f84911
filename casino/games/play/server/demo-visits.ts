import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { balanceOf, houseAccount, openWallet, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { demoPurseMinor, demoVisitsByAddress, demoVisitsByPrefix } from '../rules.ts'

/**
 * A guest's anonymous visit as the ledger's owner of play money: a negative id. Made at the first demo game, and counted by
 * where it comes from: a caller without cookies is a new visit each time. Refuses `too-many-requests` with 429.
 */
export const demoOwnerOf = async (house: House, session_id: string, ip: string, currency: Currency): Promise<bigint> => {
  const visit_hash = createHash('sha256').update(session_id).digest()
  const { rows } = await sql<{ id: bigint }>`select id from games_play.demo_visits where visit_hash = ${visit_hash}`.execute(house.db)
  if (rows[0]) return -rows[0].id
  await countTries(house, [
    [demoVisitsByPrefix, prefixOf(ip)],
    [demoVisitsByAddress, addressOf(ip)],
  ])
  return inTransaction(house.db, async (tx) => {
    const made = await sql<{ id: bigint }>`
      insert into games_play.demo_visits (visit_hash, currency, made_at) values (${visit_hash}, ${currency}, ${house.clock.now()})
      on conflict (visit_hash) do update set visit_hash = excluded.visit_hash returning id`.execute(tx)
    const id = made.rows[0]?.id
    if (id === undefined) throw new Error('a demo visit could not be made')
    await openWallet(tx, house, -id, currency)
    return -id
  })
}

const refill = async (tx: Tx, house: House, owner_id: bigint, currency: Currency): Promise<void> => {
  await post(tx, house, {
    key: `demo-refill:${owner_id}:${house.random.uuid()}`,
    reason: 'demo-refill',
    postings: [
      { from: houseAccount('games-demo', currency), to: purseOf(owner_id, 'demo', currency), amount_minor: demoPurseMinor(currency) },
    ],
  })
}

/** What stands in the owner's demo purse; filled up when it no longer covers the smallest stake. */
export const demoBalance = async (house: House, owner_id: bigint, currency: Currency, least_minor: bigint): Promise<bigint> => {
  const account = purseOf(owner_id, 'demo', currency)
  const stands = await balanceOf(house.db, account)
  if (stands >= least_minor) return stands
  await inTransaction(house.db, (tx) => refill(tx, house, owner_id, currency))
  return balanceOf(house.db, account)
}
