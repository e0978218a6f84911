import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { closePurse, houseAccount, piggy_bank_purse, pursesOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { onInTransaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, toWire } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { boundsOf, isReady } from '../rules.ts'

/** What a player who leaves did not take out of the bank is the house's again; it was never their cash. */
const giveBack = async (tx: Tx, house: House, player_id: bigint): Promise<void> => {
  for (const { purse, asset } of await pursesOf(tx, player_id)) {
    if (purse !== piggy_bank_purse) continue
    await closePurse(tx, house, {
      key: `piggy-bank:${player_id}:${asset}:erased`,
      from: purseOf(player_id, piggy_bank_purse, asset),
      to: houseAccount('promotions', asset),
      reason: 'piggy-bank',
    })
  }
}

/** Nobody leaves a bank behind by mistake that is theirs to break. */
const refuseReadyBank = async (tx: Tx, player_id: bigint): Promise<void> => {
  for (const { purse, asset, balance_minor } of await pursesOf(tx, player_id)) {
    if (purse !== piggy_bank_purse || !isCurrency(asset)) continue
    if (isReady({ status: 'active', amount: toWire(balance_minor), min: toWire(boundsOf(asset).min) })) refuse('piggy-bank-erasure')
  }
}

export const reactions = [
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseReadyBank(tx, BigInt(data.player_id))),
  onInTransaction(PlayerErased, ({ data }, tx, house) => giveBack(tx, house, BigInt(data.player_id))),
]
