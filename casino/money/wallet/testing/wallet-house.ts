import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type pg from 'pg'
import { createPool, inTransaction, type Tx } from '#kernel/database/database.ts'
import { houseAccount, purseOf } from '../server/account.ts'
import { openWallet } from '../server/open-wallet.ts'
import { post } from '../server/post.ts'
import { trialBalance } from '../server/trial-balance.ts'
import { sha256 } from './sha256.ts'
import { knownDraw } from './known-draw.ts'
import type { InstantRound, Told } from '../server/round.ts'
import { settleBatch } from '../server/settle-batch.ts'

/** Connections of tests that go straight to the ledger. */
const direct = new WeakMap<TestHouse, pg.Pool>()

/** A house with the ledger alone: tests of it need no sign-in, the header X-Player says who is calling. */
export const createWalletHouse = async (options: { now?: string; pool_size?: number } = {}): Promise<TestHouse> => {
  const test = await createTestHouse({ only: ['money/wallet'], ...options })
  const pool = createPool(String(test.house.pool.options.connectionString), {
    max: options.pool_size ?? 8,
    application_name: 'openhouse-test',
    without_pipeline: true,
  })
  const close = async (): Promise<void> => {
    await pool.end()
    await test.close()
  }
  const whole = { ...test, close }
  direct.set(whole, pool)
  return whole
}

/** Closes the house after a look at its books: whatever a test did, every balance is the sum of its entries. */
export const closeBalanced = async (test: TestHouse): Promise<void> => {
  const { drift } = await trialBalance(test.house)
  await test.close()
  if (drift.length > 0) throw new Error(`the test left a ledger that does not balance: ${drift.map((one) => one.owner_id).join(', ')}`)
}

export const transact = <T>(test: TestHouse, work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(test.house.db, work)

/** A player with a wallet in hryvnias and so much in the main purse. */
export const playerWith = async (test: TestHouse, player_id: bigint, amount_minor: bigint): Promise<bigint> => {
  await transact(test, async (tx) => {
    await openWallet(tx, test.house, player_id, 'UAH')
    if (amount_minor > 0n)
      await post(tx, test.house, {
        key: `test-deposit:${player_id}`,
        reason: 'deposit',
        postings: [{ from: houseAccount('test', 'UAH'), to: purseOf(player_id, 'main', 'UAH'), amount_minor }],
      })
  })
  return player_id
}

/** What a test may say of its round: also what it brings and how that is told, instead of a draw. */
export type RoundChanges = Partial<InstantRound & Told & { readonly win_minor: bigint }>

/** A round of the player that stakes 100 and wins nothing, unless told otherwise. */
export const roundOf = (owner_id: bigint, nonce: number, changes: RoundChanges = {}): InstantRound => {
  const { win_minor = 0n, fact = { kind: 'games/play.round-settled', data: { nonce } }, answer = { nonce }, ...rest } = changes
  return {
    owner_id,
    purse: 'main',
    asset: 'UAH',
    key: `key-${nonce}`,
    request_hash: sha256(`request ${nonce}`),
    reference: `round:${owner_id}:${nonce}`,
    game: 'test-slot',
    stake_minor: 100n,
    draw: knownDraw(win_minor, { fact, answer }),
    ...rest,
  }
}

/** Straight to the ledger over a connection of its own: without the lanes, which would put rounds of one player in a row. */
export const settleDirectly = async (test: TestHouse, rounds: readonly InstantRound[]): Promise<string[]> => {
  const pool = direct.get(test)
  if (!pool) throw new Error('only a house of createWalletHouse is asked directly')
  const client = await pool.connect()
  let is_spoilt = true
  try {
    const rows = await settleBatch(
      client,
      rounds.map((round) => ({ ...round })),
      test.clock.now(),
    )
    is_spoilt = false
    return rows.map(({ outcome }) => outcome)
  } finally {
    client.release(is_spoilt)
  }
}

/** A statement with the table's own triggers switched off: what somebody with the owner's password could do. */
export const tamper = (test: TestHouse, table: string, statement: string): Promise<unknown> =>
  asOwner(test, (client) =>
    client.query(`alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`),
  )
