import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { insertMember } from './member-store.ts'
import { lockOpenTrack } from './track-store.ts'

/** A player takes part in a track by their own word, before its start or while it runs; again changes nothing. Each owner has its own words for why not. */
export const joinTrack = (
  house: House,
  { track_id, player_id }: { readonly track_id: bigint; readonly player_id: bigint },
): Promise<'done' | 'closed' | 'play-closed'> =>
  inTransaction(house.db, async (tx) => {
    const track = await lockOpenTrack(tx, track_id)
    const joined_at = house.clock.now()
    if (!track || track.ends_at <= joined_at) return 'closed'
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return 'play-closed'
    await insertMember(tx, { track_id, player_id, joined_at })
    return 'done'
  })
