import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { onInTransaction } from '#kernel/facts/reactions.ts'
import { refuse } from '../contract.ts'
import { hasOpenSlips } from './slip-store.ts'

const refuseWithOpenSlips = async (tx: Tx, player_id: string): Promise<void> => {
  if (await hasOpenSlips(tx, BigInt(player_id))) refuse('live-bets-open')
}

/** The payout of an open slip is owed to the player in its currency: neither the currency nor the account may go while one is open. */
export const reactions = [
  onInTransaction(CurrencyChanged, ({ data }, tx) => refuseWithOpenSlips(tx, data.player_id)),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseWithOpenSlips(tx, data.player_id)),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseWithOpenSlips(tx, data.player_id)),
]
