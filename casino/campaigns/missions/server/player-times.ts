import { playersByIds } from '#casino/players/accounts/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import { timeOfPlayer, type PlayerTime } from '../own-time.ts'
import { membersOf } from './member-store.ts'
import type { TrackRow } from './track-store.ts'

/** Each player's time in each of these tracks. Two statements at most for any number, and none where the time is the same for everybody. */
export const timesOfPlayers = async (
  db: Executor,
  tracks: readonly TrackRow[],
  player_ids: readonly bigint[],
): Promise<(track: TrackRow, player_id: bigint) => PlayerTime | null> => {
  const ids = [...new Set(player_ids)]
  const is_own = tracks.some(({ spec }) => spec.own_time)
  const joined = tracks.filter(({ spec }) => spec.entry === 'subscribe').map(({ id }) => id)
  const [players, members] = await Promise.all([playersByIds(db, is_own ? ids : []), joined.length > 0 ? membersOf(db, joined, ids) : []])
  const joins = Map.groupBy(members, ({ track_id }) => track_id)
  const joinsOf = new Map(
    [...joins].map(([track_id, own]) => [track_id, new Map(own.map(({ player_id, joined_at }) => [player_id, joined_at]))]),
  )
  return (track, player_id) =>
    timeOfPlayer(track, { registered_at: players.get(player_id)?.created_at, joined_at: joinsOf.get(track.id)?.get(player_id) })
}

/** When a player can do the steps of a track; null if it is not meant for them. */
export const timeInTrack = async (db: Executor, track: TrackRow, player_id: bigint): Promise<PlayerTime | null> =>
  (await timesOfPlayers(db, [track], [player_id]))(track, player_id)
