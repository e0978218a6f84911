import { contributionsTo } from '#kernel/extensions.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { ProgressMoved } from '../events.ts'
import { trackOwners } from '../extensions.ts'
import type { TrackRow } from './track-store.ts'

interface Move {
  readonly track: TrackRow
  readonly player_id: bigint
  readonly steps: readonly string[]
}

/** Tells how players got further, for owners whose pages follow it; of other tracks nothing is written into the log. */
export const announceMoves = async (tx: Tx, house: House, moves: readonly Move[]): Promise<void> => {
  const live = new Set(contributionsTo(house.slices, trackOwners).flatMap(({ owner, is_live }) => (is_live ? [owner] : [])))
  const told = moves.filter(({ track, steps }) => steps.length > 0 && live.has(track.owner))
  await announce(
    tx,
    house,
    told.map(({ track: { id, owner }, player_id, steps }) => ProgressMoved({ track_id: Number(id), owner, steps: [...steps] }, player_id)),
  )
}
