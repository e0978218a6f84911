import { markRestricted } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { SocialAccountUnlinked } from '../events.ts'
import { deleteLinksSince, identityOf } from './link-store.ts'

/** Removes external accounts linked since a moment: an intruder may have linked them. */
export const undoLinksSince = async (tx: Tx, house: House, player_id: bigint, since: Date): Promise<void> => {
  const links = await deleteLinksSince(tx, player_id, since)
  // As with any unlinking: the player may have linked it themselves, and must remain recognisable by it while restricted.
  await markRestricted(tx, house, player_id, links.map(identityOf), false)
  await announce(
    tx,
    house,
    links.map(({ provider }) => SocialAccountUnlinked({ player_id: String(player_id), provider }, player_id)),
  )
}
