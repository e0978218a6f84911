import { announce } from '#kernel/facts/announce.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { ProgressMoved } from '../events.ts'
import { ownerOf } from './give-rewards.ts'
import type { TrackRow } from './track-store.ts'

interface Move {
  readonly track: TrackRow
  readonly player_id: bigint
  readonly steps: readonly string[]
}

/** Tells how players got further, for owners whose pages follow it; of other tracks nothing is written into the log. */
export const announceMoves = async (tx: Tx, house: House, moves: readonly Move[]): Promise<void> => {
  const told = moves.filter(({ track, steps }) => steps.length > 0 && ownerOf(house, track.owner).is_live)
  await announce(
    tx,
    house,
    told.map(({ track: { id, owner }, player_id, steps }) => ProgressMoved({ track_id: Number(id), owner, steps: [...steps] }, player_id)),
  )
}
