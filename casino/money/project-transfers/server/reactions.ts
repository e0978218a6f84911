import { holdForLeaving } from '#casino/money/payouts/server/api.ts'
import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { ControlsChanged } from '#casino/players/responsible-play/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { onInTransaction } from '#kernel/facts/reactions.ts'
import { refuse } from '../contract.ts'
import { hasOpenTransfer, recallOpen } from './transfer-store.ts'
import { projectSettings } from './settings.ts'

/** Money on its way may come back, and then needs somebody to come back to. */
const refuseWhileOpen = async (tx: Tx, player_id: string): Promise<void> => {
  if (await hasOpenTransfer(tx, BigInt(player_id))) refuse('transfer-on-its-way')
}

export const reactions = [
  /** Whom play is closed for brings no money elsewhere to play with: what is on its way is asked back. The lock lets none slip in between. */
  onInTransaction(ControlsChanged, async ({ data }, tx, house) => {
    if (data.blocked_until === null || house.config.of(projectSettings).others.size === 0) return
    await holdForLeaving(tx, BigInt(data.player_id))
    await recallOpen(tx, BigInt(data.player_id), house.clock.now())
  }),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseWhileOpen(tx, data.player_id)),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseWhileOpen(tx, data.player_id)),
]
