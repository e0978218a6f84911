import { lockEvents, settledMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { BetsDue } from '../events.ts'
import { openOutcomes, settleOutcomes, waitForTurn, type SettledOutcome } from './due-store.ts'
import { forgetLiabilities, reopenBooks } from './liability-store.ts'

interface Revision {
  readonly data: { readonly event_id: number; readonly revision: number }
}

/** The books of markets that are open again. No bet on them comes or is settled meanwhile, which would be counted twice or not at all. */
const openBooks = async (tx: Tx, event_id: number, market_ids: readonly bigint[]): Promise<void> => {
  if (market_ids.length === 0) return
  await lockEvents(tx, [BigInt(event_id)])
  await waitForTurn(tx, true)
  await reopenBooks(tx, market_ids)
}

/** Writes the results of an event's markets to the outcomes that were bet on; the bets are settled after this commit, in chunks of their own. */
export const followMarkets = async (facts: readonly Revision[], tx: Tx, house: House): Promise<void> => {
  for (const { data } of facts) {
    const markets = await settledMarkets(tx, data.event_id, data.revision)
    const outcomes = await outcomesOf(tx, markets)
    await forgetLiabilities(
      tx,
      markets.filter(({ settlements }) => settlements).map(({ market_id }) => market_id),
    )
    await openBooks(
      tx,
      data.event_id,
      markets.filter(({ settlements }) => !settlements).map(({ market_id }) => market_id),
    )
    if (await settleOutcomes(tx, outcomes)) await announce(tx, house, [BetsDue({ event_id: data.event_id })])
  }
}

/** When the settlement of a market is rolled back, all its outcomes are open again. */
const outcomesOf = async (tx: Tx, markets: Awaited<ReturnType<typeof settledMarkets>>): Promise<SettledOutcome[]> => {
  const settled = markets.flatMap(({ market_id, settlements }) =>
    settlements ? [...settlements].map(([outcome, settlement]) => ({ market_id, outcome, settlement })) : [],
  )
  const withdrawn = markets.filter(({ settlements }) => !settlements).map(({ market_id }) => market_id)
  return [...settled, ...(await openOutcomes(tx, withdrawn))]
}
