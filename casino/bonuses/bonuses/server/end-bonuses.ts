import { cancelFreeSpinsOf } from '#casino/bonuses/free-spins/server/api.ts'
import { endDueGrants } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { mostConverted, type BonusState } from '../rules.ts'
import { releasePromises } from './funds.ts'
import { endTaken, endUntaken, lockBonuses, lockDue, type BonusRow } from './store.ts'
import { tell } from './tell.ts'

/** How a bonus ends that was not wagered. */
type Otherwise = Extract<BonusState, 'canceled' | 'rejected' | 'expired' | 'complete'>

/**
 * Ends bonuses that are played with, as the ledger finds each under its player's lock: what is wagered becomes cash up to its cap, once, and
 * is complete, whatever it was ended for; of the others the money goes back to its fund. The player's cash is no part of it.
 */
export const endApplied = async (tx: Tx, house: House, rows: readonly BonusRow[], otherwise: Otherwise): Promise<void> => {
  const ended = await endDueGrants(
    tx,
    house,
    rows.map(({ id, terms, amount_minor }) => ({ grant_id: id, most_minor: mostConverted(terms, amount_minor ?? 0n) })),
  )
  await endTaken(tx, ended, otherwise, house.clock.now())
  await cancelFreeSpinsOf(
    tx,
    house,
    ended.filter(({ went }) => went === 'returned').map(({ grant_id }) => grant_id),
  )
  const by_id = new Map(ended.map((grant) => [grant.grant_id, grant]))
  await tell(
    tx,
    house,
    rows.flatMap((bonus) => {
      const grant = by_id.get(bonus.id)
      if (!grant) return []
      return [{ bonus, event: grant.went === 'converted' ? 'complete' : otherwise, converted_minor: grant.converted_minor }]
    }),
  )
}

/** A bonus of which nothing is left is over: there is nothing that could become cash. */
export const endPlayed = (tx: Tx, house: House, rows: readonly BonusRow[]): Promise<void> => endApplied(tx, house, rows, 'complete')

/** Ends bonuses that nobody played with yet; what stood aside for them is in their funds again. */
export const endWaiting = async (tx: Tx, house: House, rows: readonly BonusRow[], state: Otherwise): Promise<void> => {
  const at = house.clock.now()
  await releasePromises(tx, house, rows, `${state}:${rows[0]?.restored ?? 0}`)
  await endUntaken(
    tx,
    rows.map(({ id }) => id),
    state,
    at,
  )
  await tell(
    tx,
    house,
    rows.map((bonus) => ({ bonus, event: state })),
  )
}

/** Wagering is met: what stands in the purse becomes cash, at most the cap, and the rest goes back to the fund. Once, however often it is heard. */
export const finishWagered = async (tx: Tx, house: House, bonus_ids: readonly bigint[]): Promise<void> => {
  const rows = await lockBonuses(tx, bonus_ids, 'applied')
  if (rows.length > 0) await endApplied(tx, house, rows, 'complete')
}

const at_once = 500

/** Ends what was not taken, or not finished, in time, some at once: nobody's round waits for all of them. */
export const expireBonuses = async (house: House): Promise<void> => {
  for (const which of ['untaken', 'unfinished'] as const)
    for (;;) {
      const ended = await inTransaction(house.db, async (tx) => {
        const rows = await lockDue(tx, which, house.clock.now(), at_once)
        if (rows.length > 0) await (which === 'untaken' ? endWaiting : endApplied)(tx, house, rows, 'expired')
        return rows.length
      })
      if (ended < at_once) break
    }
}
