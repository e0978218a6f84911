import { playersByIds } from '#casino/players/accounts/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import { timeOfPlayer, type PlayerTime } from '../own-time.ts'
import type { TrackRow } from './track-store.ts'

/** Each player's time in each of these tracks. One statement for any number, and none where the time is the same for everybody. */
export const timesOfPlayers = async (
  db: Executor,
  tracks: readonly TrackRow[],
  player_ids: readonly bigint[],
): Promise<(track: TrackRow, player_id: bigint) => PlayerTime | null> => {
  const is_own = tracks.some(({ spec }) => spec.own_time)
  const players = await playersByIds(db, is_own ? [...new Set(player_ids)] : [])
  return (track, player_id) => timeOfPlayer(track, players.get(player_id)?.created_at)
}

/** When a player can do the steps of a track; null if it is not meant for them. */
export const timeInTrack = async (db: Executor, track: TrackRow, player_id: bigint): Promise<PlayerTime | null> =>
  (await timesOfPlayers(db, [track], [player_id]))(track, player_id)
