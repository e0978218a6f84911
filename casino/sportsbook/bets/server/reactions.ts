import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import { MarketsSettled, SettlementWithdrawn } from '#casino/sportsbook/catalogue/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import { refuse } from '../contract.ts'
import { BetsDue } from '../events.ts'
import { hasOpenBets } from './bet-store.ts'
import { followMarkets } from './follow-markets.ts'
import { settleBets } from './settle-bets.ts'

const refuseWithOpenBets = async (tx: Tx, player_id: string): Promise<void> => {
  if (await hasOpenBets(tx, BigInt(player_id))) refuse('sport-bets-open')
}

export const reactions = [
  // Of several matches their locks come in one order, and books last: what another kind of result has locked before would come between.
  on(MarketsSettled, { from: 'deployment', own_batch: true }, followMarkets),
  on(SettlementWithdrawn, { from: 'deployment', own_batch: true }, followMarkets),
  // In transactions of their own, which wait for books and turns that results of the same moment hold.
  on(BetsDue, { from: 'deployment', own_reader: 'settlement' }, (_facts, _tx, house) => settleBets(house)),
  /** The payout of an open bet is owed to the player in its currency: neither the currency nor the account may go while one is open. */
  onInTransaction(CurrencyChanged, ({ data }, tx) => refuseWithOpenBets(tx, data.player_id)),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseWithOpenBets(tx, data.player_id)),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseWithOpenBets(tx, data.player_id)),
]
