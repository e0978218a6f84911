import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import { MarketsSettled, SettlementWithdrawn } from '#casino/sportsbook/catalogue/events.ts'
import { settledMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import { refuse } from '../contract.ts'
import { BetsDue } from '../events.ts'
import { hasOpenBets, openOutcomes, settleLegs, type SettledOutcome } from './bet-store.ts'
import { forgetLiabilities } from './liability-store.ts'
import { settleBets } from './settle-bets.ts'

interface Revision {
  readonly data: { readonly event_id: number; readonly revision: number }
}

/** Writes what became of an event's markets into the legs on them; the bets are settled after this commit, in chunks of their own. */
const follow = async (facts: readonly Revision[], tx: Tx, house: House): Promise<void> => {
  for (const { data } of facts) {
    const markets = await settledMarkets(tx, data.event_id, data.revision)
    const outcomes = await outcomesOf(tx, markets)
    await forgetLiabilities(
      tx,
      markets.filter(({ settlements }) => settlements).map(({ market_id }) => market_id),
    )
    if ((await settleLegs(tx, outcomes)) > 0) await announce(tx, house, [BetsDue({ event_id: data.event_id })])
  }
}

/** Of a market whose settlement was taken back every outcome is open again. */
const outcomesOf = async (tx: Tx, markets: Awaited<ReturnType<typeof settledMarkets>>): Promise<SettledOutcome[]> => {
  const settled = markets.flatMap(({ market_id, settlements }) =>
    settlements ? [...settlements].map(([outcome, settlement]) => ({ market_id, outcome, settlement })) : [],
  )
  const withdrawn = markets.filter(({ settlements }) => !settlements).map(({ market_id }) => market_id)
  return [...settled, ...(await openOutcomes(tx, withdrawn))]
}

const refuseWithOpenBets = async (tx: Tx, player_id: string): Promise<void> => {
  if (await hasOpenBets(tx, BigInt(player_id))) refuse('sport-bets-open')
}

export const reactions = [
  on(MarketsSettled, { from: 'deployment' }, follow),
  on(SettlementWithdrawn, { from: 'deployment' }, follow),
  on(BetsDue, { from: 'deployment' }, (_facts, _tx, house) => settleBets(house)),
  /** What an open bet may bring is owed in its currency, to somebody who is there. */
  onInTransaction(CurrencyChanged, ({ data }, tx) => refuseWithOpenBets(tx, data.player_id)),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseWithOpenBets(tx, data.player_id)),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseWithOpenBets(tx, data.player_id)),
]
