import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { SocialAccountUnlinked } from '../events.ts'
import { deleteLinksSince } from './link-store.ts'

/** Removes external accounts linked since a moment: an intruder may have linked them. */
export const undoLinksSince = async (tx: Tx, house: House, player_id: bigint, since: Date): Promise<void> => {
  const providers = await deleteLinksSince(tx, player_id, since)
  await announce(
    tx,
    house,
    providers.map((provider) => SocialAccountUnlinked({ player_id: String(player_id), provider }, player_id)),
  )
}
