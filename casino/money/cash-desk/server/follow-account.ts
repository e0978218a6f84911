import { CurrencyChanged } from '#casino/players/profile/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { ControlsChanged } from '#casino/players/responsible-play/events.ts'
import { on, onInTransaction, type InTransactionHandler } from '#kernel/facts/reactions.ts'
import { refuse } from '../contract.ts'
import { closePagesSoon } from './ask-providers.ts'
import { hasWaitingBonus, hasWaitingDeposit, holdDepositControls, writeDepositControls } from './deposit-controls.ts'

/** Applies a player's restrictions to deposits in the same transaction (reliability 12). */
const followControls: InTransactionHandler<typeof ControlsChanged.schema> = ({ data }, tx) => writeDepositControls(tx, data)

/**
 * A pending deposit with a bonus would bring it in a currency that is not played in any more. The lock prevents new ones meanwhile. Without a
 * bonus it arrives in the wallet of its own currency, whatever is played in.
 */
const refuseWhileWaiting: InTransactionHandler<typeof CurrencyChanged.schema> = async ({ data }, tx) => {
  const player_id = BigInt(data.player_id)
  await holdDepositControls(tx, player_id)
  if (await hasWaitingBonus(tx, player_id)) refuse('currency-deposit-waits')
}

/** The same for an account to be erased: a pending deposit would have no account to go to. */
const refuseErasureWhileWaiting = async (tx: Tx, player_id: bigint): Promise<void> => {
  await holdDepositControls(tx, player_id)
  if (await hasWaitingDeposit(tx, player_id)) refuse('erasure-deposit-waits')
}

export const accountReactions = [
  onInTransaction(ControlsChanged, followControls),
  // Called when the block is there for the job to see.
  on(ControlsChanged, { from: 'deployment' }, async (facts, _tx, house) => {
    if (facts.some(({ data }) => data.blocked_until !== null)) await closePagesSoon(house)
  }),
  onInTransaction(CurrencyChanged, refuseWhileWaiting),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseErasureWhileWaiting(tx, BigInt(data.player_id))),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseErasureWhileWaiting(tx, BigInt(data.player_id))),
]
