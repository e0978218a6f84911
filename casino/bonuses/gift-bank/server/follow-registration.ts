import { PlayerRegistered } from '#casino/players/accounts/events.ts'
import { announce } from '#kernel/facts/announce.ts'
import { on } from '#kernel/facts/reactions.ts'
import { GiftRefused } from '../events.ts'
import { giftCodeOf } from '../rules.ts'
import { giveGift } from './take-gift.ts'

/**
 * AU-012: whoever registers by a gift's link is given the gift, once. One that was taken already, or is none, gives nothing, and its
 * bearer is told why. Ids that are no code of this brand's gifts are not this slice's.
 */
export const followingRegistration = on(PlayerRegistered, { from: 'deployment' }, async (facts, tx, house) => {
  for (const { player_id, data } of facts) {
    if (player_id === null || data.gift_id === null || giftCodeOf(house.brand.name, data.gift_id) === null) continue
    const given = await giveGift(tx, house, { player_id, typed: data.gift_id, is_asked: false })
    if (typeof given === 'string') await announce(tx, house, [GiftRefused({ reason: given }, player_id)])
  }
})
