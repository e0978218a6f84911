import { PlayerRegistered } from '#casino/account/registration/events.ts'
import { onInTransaction } from '#kernel/facts/reactions.ts'
import { isLeased } from '../session-rules.ts'
import { announceControls } from './controls.ts'
import { holdPlayer } from './store.ts'

export const reactions = [
  /** Where the licence limits everybody's time, or wants limits before the first stake, that holds from the first moment. */
  onInTransaction(PlayerRegistered, async ({ data }, tx, house) => {
    const player_id = BigInt(data.player_id)
    const player = await holdPlayer(tx, player_id)
    if (isLeased({ limits: [], jurisdiction: house.jurisdiction })) await announceControls(tx, house, player_id, player)
  }),
]
