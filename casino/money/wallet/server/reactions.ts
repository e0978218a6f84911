import { onInTransaction } from '#kernel/facts/reactions.ts'
import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import { ControlsChanged } from '#casino/players/responsible-play/events.ts'
import { PlayerRegistered } from '#casino/players/accounts/events.ts'
import { followControls } from './follow-controls.ts'
import { refuseErasureWithMoney } from './follow-erasure.ts'
import { followCurrency } from './follow-currency.ts'
import { openWallet } from './open-wallet.ts'

export const reactions = [
  /** A player has a wallet from the first moment: the same transaction that makes the one makes the other. */
  onInTransaction(PlayerRegistered, (fact, tx, house) => openWallet(tx, house, BigInt(fact.data.player_id), fact.data.currency)),
  /** Limits and blocks hold where the stake is taken, from the commit on that answers the player. */
  onInTransaction(ControlsChanged, followControls),
  /** The money that a player sees and the currency that they chose are never two things. */
  onInTransaction(CurrencyChanged, followCurrency),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseErasureWithMoney(tx, data.player_id, false)),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseErasureWithMoney(tx, data.player_id, true)),
]
