import { FreeSpinsUsed } from '#casino/money/wallet/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { endUsed } from './end-free-spins.ts'

export const reactions = [
  on(FreeSpinsUsed, { from: 'deployment' }, (facts, tx, house) =>
    endUsed(
      tx,
      house,
      facts.map(({ data }) => BigInt(data.free_spins_id)),
    ),
  ),
]
