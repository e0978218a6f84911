import { closePurse, houseAccount, postAll, type Account } from '#casino/money/wallet/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { kindOf } from './kinds.ts'
import { lockExpired, lockPrizes, prizesByIds, setStates, type PrizeRow } from './store.ts'

/** Account of reserved prizes that are not delivered yet. */
export const promisedAccount = (fund: string, asset: string): Account => ({ owner_id: 0n, purse: `${fund}:promised`, asset })

const end = (row: PrizeRow, what: 'spent' | 'returned', to: Account, amount_minor: bigint) => ({
  key: `prize:${row.key}:${what}`,
  reason: 'prize',
  reference: row.source,
  postings: [{ from: promisedAccount(row.fund, row.asset), to, amount_minor }],
})

/** Returns the reserved value of undelivered prizes to its fund. */
const giveBack = async (tx: Tx, house: House, rows: readonly PrizeRow[], state: 'expired' | 'returned'): Promise<void> => {
  if (rows.length === 0) return
  const costly = rows.filter(({ amount_minor }) => amount_minor > 0n)
  await postAll(
    tx,
    house,
    costly.map((row) => end(row, 'returned', { owner_id: 0n, purse: row.fund, asset: row.asset }, row.amount_minor)),
  )
  await setStates(
    tx,
    rows.map(({ id }) => id),
    state,
    house.clock.now(),
  )
}

/**
 * Delivers a locked prize: its kind uses the reserved value, and the prize is fulfilled, or claimed if its owner finishes it later.
 * What the kind did not post is booked as spent.
 */
const handOver = async (tx: Tx, house: House, row: PrizeRow, choice: unknown, asked: { readonly is_asked?: true } = {}): Promise<void> => {
  const { handing } = kindOf(house, row.kind)
  if (handing.when === 'at-once') throw new Error(`the prize ${row.key} was handed over when it was given`)
  const { id: prize_id, player_id, content, title } = row
  // A separate account per prize, so that no kind can use more than the prize is worth.
  const own: Account = { ...promisedAccount(row.fund, row.asset), purse: `fund:prize:${prize_id}` }
  if (row.amount_minor > 0n) await postAll(tx, house, [end(row, 'spent', own, row.amount_minor)])
  const how = await handing.hand(tx, house, { prize_id, player_id, content, title, choice, ...asked }, own)
  await setStates(tx, [prize_id], how === 'handed' ? 'fulfilled' : 'taken', house.clock.now())
  if (how === 'handed') await spendRest(tx, house, row)
}

const spendRest = async (tx: Tx, house: House, { id, asset, key, source }: PrizeRow): Promise<void> => {
  await closePurse(tx, house, {
    key: `prize:${key}:rest`,
    from: { owner_id: 0n, purse: `fund:prize:${id}`, asset },
    to: houseAccount('prizes', asset),
    reason: 'prize',
    reference: source,
  })
}

/** Delivers prizes after the commit that granted them. Delivered or ended ones are skipped. */
export const handAfterCommit = async (tx: Tx, house: House, prize_ids: readonly bigint[]): Promise<void> => {
  for (const row of await lockPrizes(tx, prize_ids, ['granted'])) await handOver(tx, house, row, null)
}

/**
 * The player claims a prize, once: claiming again changes nothing. Not possible while self-excluded. Refusals:
 * `prizes-prize-unknown` (404), `prizes-too-late`, `prizes-not-now`.
 */
export const takePrize = async (house: House, player_id: bigint, prize_id: bigint, choice: unknown): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const [row] = await lockPrizes(tx, [prize_id], ['waiting-for-player'])
    if (!row || row.player_id !== player_id) {
      const known = (await prizesByIds(tx, [prize_id])).find((one) => one.player_id === player_id)
      if (!known) return refuse('prizes-prize-unknown', {}, 404)
      if (known.state === 'expired' || known.state === 'returned') return refuse('prizes-too-late')
      return
    }
    if (row.expires_at && row.expires_at <= house.clock.now()) return refuse('prizes-too-late')
    if ((await withinAudience(tx, house, 'reward', [row], (one) => one.player_id)).length === 0) return refuse('prizes-not-now')
    await handOver(tx, house, row, choice)
  })

/**
 * Delivers prizes that were granted in this transaction to who asked for them: whoever gives something for something has the player's word
 * already, and nothing waits to be taken once more. Others than `when-taken` are delivered as ever.
 */
export const takeAsked = async (tx: Tx, house: House, prize_ids: readonly bigint[]): Promise<void> => {
  for (const row of await lockPrizes(tx, prize_ids, ['waiting-for-player'])) await handOver(tx, house, row, null, { is_asked: true })
}

/** Completes a prize under delivery. False if it is not (any more). */
export const finishPrize = async (tx: Tx, house: House, prize_id: bigint): Promise<boolean> => {
  const [row] = await lockPrizes(tx, [prize_id], ['taken'])
  if (!row) return false
  await setStates(tx, [prize_id], 'fulfilled', house.clock.now())
  await spendRest(tx, house, row)
  return true
}

/**
 * Revokes unclaimed prizes (a cancelled campaign, a condition no longer met) and returns their value to the fund. Returns how many;
 * delivered ones stay.
 */
export const returnPrizes = async (tx: Tx, house: House, prize_ids: readonly bigint[]): Promise<number> => {
  const rows = await lockPrizes(tx, prize_ids, ['granted', 'waiting-for-player'])
  await giveBack(tx, house, rows, 'returned')
  return rows.length
}

const at_once = 500

/** Ends expired prizes in batches; their value returns to the funds. */
export const expirePrizes = async (house: House): Promise<void> => {
  for (;;) {
    const ended = await inTransaction(house.db, async (tx) => {
      const rows = await lockExpired(tx, house.clock.now(), at_once)
      await giveBack(tx, house, rows, 'expired')
      return rows.length
    })
    if (ended < at_once) return
  }
}
