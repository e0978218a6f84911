import { cancelFreeSpinsOf } from '#casino/bonuses/free-spins/server/api.ts'
import { chosenWithDeposits } from '#casino/money/cash-desk/server/api.ts'
import { endDueGrants } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { mostConverted, type BonusState } from '../rules.ts'
import { atStake } from './at-stake.ts'
import { releasePromises } from './funds.ts'
import { endTaken, endUntaken, lockBonuses, lockDue, type BonusRow } from './store.ts'
import { tell } from './tell.ts'

/** How an unfinished bonus ends. */
type Otherwise = Extract<BonusState, 'canceled' | 'rejected' | 'expired' | 'complete'>

/**
 * Ends active bonuses with their player's ledger locked: one whose wagering is complete is converted to cash up to its cap,
 * whatever the reason for ending it; the money of others returns to its fund. The player's cash is not affected. Returns those that ended
 * otherwise than in cash.
 */
export const endApplied = async (tx: Tx, house: House, rows: readonly BonusRow[], otherwise: Otherwise): Promise<bigint[]> => {
  const ended = await endDueGrants(
    tx,
    house,
    rows.map(({ id, terms, amount_minor }) => ({ grant_id: id, most_minor: mostConverted(terms, amount_minor ?? 0n) })),
  )
  await endTaken(tx, ended, otherwise, house.clock.now())
  const returned = ended.filter(({ went }) => went === 'returned').map(({ grant_id }) => grant_id)
  await cancelFreeSpinsOf(tx, house, returned)
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
  return returned
}

/** A bonus without money left has ended: nothing can become cash. */
export const endPlayed = async (tx: Tx, house: House, rows: readonly BonusRow[]): Promise<void> => {
  await endApplied(tx, house, rows, 'complete')
}

/** Ends bonuses that were never active; their reserved amounts return to the funds. */
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

/** Wagering is complete: converts the bonus balance to cash, up to the cap, and returns the rest to the fund. Takes effect once. */
export const finishWagered = async (tx: Tx, house: House, bonus_ids: readonly bigint[]): Promise<void> => {
  const rows = await lockBonuses(tx, bonus_ids, 'applied')
  if (rows.length > 0) await endApplied(tx, house, rows, 'complete')
}

const at_once = 500

/** A completed deposit has brought its bonus within seconds; one whose bonus ends so much later brings it no more. */
const brought_within_ms = 3_600_000

/** Those among these that are past their deadline and must not end yet: a deposit on its way was to bring them, or a round under way ends first. */
const heldBack = (tx: Tx, house: House, which: 'untaken' | 'unfinished', rows: readonly BonusRow[]): Promise<ReadonlySet<bigint>> =>
  which === 'untaken' ? chosenWithDeposits(tx, rows, new Date(house.clock.now().getTime() - brought_within_ms)) : atStake(tx, house, rows)

/**
 * Ends bonuses that were not activated or completed in time, in batches, so that rounds do not wait for all of them. Those that must
 * not end yet are left for a later run.
 */
export const expireBonuses = async (house: House): Promise<void> => {
  for (const which of ['untaken', 'unfinished'] as const) {
    const but: bigint[] = []
    for (;;) {
      const found = await inTransaction(house.db, async (tx) => {
        const rows = await lockDue(tx, which, { at: house.clock.now(), but, limit: at_once })
        const held = await heldBack(tx, house, which, rows)
        const due = rows.filter(({ id }) => !held.has(id))
        if (due.length > 0) await (which === 'untaken' ? endWaiting : endApplied)(tx, house, due, 'expired')
        but.push(...held)
        return rows.length
      })
      if (found < at_once) break
    }
  }
}
