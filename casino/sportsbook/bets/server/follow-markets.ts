import { lockEvents, settledMarkets, type Revision } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { BetsDue } from '../events.ts'
import { openOutcomes, settleOutcomes, waitForTurn, type SettledOutcome } from './due-store.ts'
import { renewBooks } from './liability-store.ts'

type SettledMarkets = Awaited<ReturnType<typeof settledMarkets>>

const idsOf = (markets: SettledMarkets, is_settled: boolean): bigint[] =>
  markets.filter(({ settlements }) => (settlements !== null) === is_settled).map(({ market_id }) => market_id)

/**
 * Writes the results of events' markets to the outcomes that were bet on; the bets are settled after this commit, in chunks of their own.
 * No bet on a market that opens again comes or is settled while its book is written anew: it would be counted twice or not at all. Their
 * events are locked at once, in order and before anything else, as by whoever else locks several; then comes the turn.
 */
export const followMarkets = async (facts: readonly Revision[], tx: Tx, house: House): Promise<void> => {
  const told: { event_id: number; markets: SettledMarkets }[] = []
  for (const { data } of facts) told.push({ event_id: data.event_id, markets: await settledMarkets(tx, data.event_id, data.revision) })
  const opened = told.filter(({ markets }) => idsOf(markets, false).length > 0)
  if (opened.length > 0) {
    await lockEvents(
      tx,
      opened.map(({ event_id }) => BigInt(event_id)),
    )
    await waitForTurn(tx, true)
  }
  for (const { event_id, markets } of told)
    if (await settleOutcomes(tx, await outcomesOf(tx, markets))) await announce(tx, house, [BetsDue({ event_id })])
  // Of a market that was settled and opened again the last counts.
  const all = [...new Map(told.flatMap(({ markets }) => markets.map((market) => [market.market_id, market] as const))).values()]
  await renewBooks(tx, { settled: idsOf(all, true), reopened: idsOf(all, false) })
}

/** When the settlement of a market is rolled back, all its outcomes are open again. */
const outcomesOf = async (tx: Tx, markets: SettledMarkets): Promise<SettledOutcome[]> => {
  const settled = markets.flatMap(({ market_id, settlements }) =>
    settlements ? [...settlements].map(([outcome, settlement]) => ({ market_id, outcome, settlement })) : [],
  )
  return [...settled, ...(await openOutcomes(tx, idsOf(markets, false)))]
}
