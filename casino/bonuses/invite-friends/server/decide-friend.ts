import { playerById } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { OperatorError, type Decider } from '#kernel/operator/commands.ts'
import { giveReward, moveFriend, rewardIn } from './reward.ts'
import { friendsIn, lockFriend } from './store.ts'

const at_once = 200

/** Somebody looked at an invitation that was held back: its reward is given, or it is declined. Both are told and written down. */
export const decideFriend = (house: House, friend_id: bigint, is_approved: boolean, { actor, reason }: Decider): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const friend = await lockFriend(tx, friend_id, 'checking')
    if (!friend) throw new OperatorError('This invitation does not wait for a decision.')
    const inviter = await playerById(tx, friend.inviter_id)
    const reward = inviter && (await rewardIn(tx, house, inviter.currency))
    if (is_approved && inviter && reward?.is_funded) await giveReward(tx, house, friend, inviter, reward)
    else await moveFriend(tx, house, friend, { state: is_approved ? 'waiting' : 'declined' })
    await appendAudit(tx, house, {
      actor,
      action: `bonuses/invite-friends.${is_approved ? 'approve' : 'decline'}`,
      reason,
      subject: `player:${friend.player_id}`,
      data: { inviter: String(friend.inviter_id), signals: [...friend.signals] },
    })
  })

/** Rewards that waited for a fund are given as far as it holds them. */
export const giveWaiting = async (house: House): Promise<void> => {
  for (const { player_id } of await friendsIn(house.db, 'waiting', at_once))
    await inTransaction(house.db, async (tx) => {
      const friend = await lockFriend(tx, player_id, 'waiting')
      const inviter = friend && (await playerById(tx, friend.inviter_id))
      const reward = inviter && (await rewardIn(tx, house, inviter.currency))
      if (friend && inviter && reward?.is_funded) await giveReward(tx, house, friend, inviter, reward)
    })
  house.facts.wake()
}
