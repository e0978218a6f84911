import { lockAccount } from '#casino/sign-in/sessions/server/api.ts'
import { markRestricted } from '#casino/players/responsible-play/server/api.ts'
import { requireFreshProof } from '#casino/sign-in/second-factor/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Call } from '#kernel/http/handle.ts'
import { refuse, type unlinkSocial } from '../contract.ts'
import { SocialAccountUnlinked } from '../events.ts'
import { deleteLink, identitiesOf, linksOf } from './link-store.ts'

/** A provider that is no longer configured can be unlinked too; the last sign-in method never. */
export const unlink = async (call: Call<typeof unlinkSocial>) => {
  const { house, player_id, params } = call
  await requireFreshProof(call)
  await inTransaction(house.db, async (tx) => {
    // Locked, so that of two concurrent unlinkings the second one is refused as the last.
    const account = await lockAccount(tx, player_id)
    const links = await linksOf(tx, player_id)
    if (!links.includes(params.provider)) refuse('social-unknown')
    if (account?.has_auto_password === true && links.length === 1) refuse('social-last-way')
    // A restricted player must remain recognisable by the account that they unlink.
    await markRestricted(tx, house, player_id, await identitiesOf(tx, player_id, params.provider), false)
    await deleteLink(tx, player_id, params.provider)
    await announce(tx, house, [SocialAccountUnlinked({ player_id: String(player_id), provider: params.provider }, player_id)])
  })
  house.facts.wake()
  return {}
}
