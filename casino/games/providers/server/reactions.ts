import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import { ControlsChanged } from '#casino/players/responsible-play/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import { refuse } from '../contract.ts'
import { hasOpenRounds, hastenRounds } from './round-store.ts'

const refuseWithOpenRounds = async (tx: Tx, player_id: string): Promise<void> => {
  if (await hasOpenRounds(tx, BigInt(player_id))) refuse('provider-rounds-open')
}

export const reactions = [
  /** Who may not stake any more does not come back to a round: the studio is asked at once what became of it. */
  on(ControlsChanged, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { data } of facts) if (data.blocked_until !== null) await hastenRounds(tx, BigInt(data.player_id), house.clock.now())
  }),
  /** What an open round may bring is owed in its currency, to somebody who is there. */
  onInTransaction(CurrencyChanged, ({ data }, tx) => refuseWithOpenRounds(tx, data.player_id)),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseWithOpenRounds(tx, data.player_id)),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseWithOpenRounds(tx, data.player_id)),
]
