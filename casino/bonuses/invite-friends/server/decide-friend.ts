import { playerById } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { OperatorError, type Decider } from '#kernel/operator/commands.ts'
import type { Signal } from '../rules.ts'
import { signalsOf } from './follow-friends.ts'
import { giveReward, isTooSmall, moveFriend, rewardIn } from './reward.ts'
import { friendsIn, lockFriend, type FriendRow } from './store.ts'

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

/** What says by now that somebody has to look before it is given; nothing where somebody did, or where nothing is due. */
const signalsByNow = async (tx: Tx, house: House, friend: FriendRow): Promise<Signal[]> =>
  friend.signals.length > 0 || (await isTooSmall(tx, house, friend)) ? [] : signalsOf(tx, house, friend)

const giveOne = (house: House, friend_id: bigint): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const friend = await lockFriend(tx, friend_id, 'waiting')
    const inviter = friend && (await playerById(tx, friend.inviter_id))
    const reward = inviter && (await rewardIn(tx, house, inviter.currency))
    if (!friend || !inviter || !reward?.is_funded) return
    const signals = await signalsByNow(tx, house, friend)
    await (signals.length > 0
      ? moveFriend(tx, house, friend, { state: 'checking', signals })
      : giveReward(tx, house, friend, inviter, reward))
  })

/**
 * Rewards that waited for a fund are given as far as it holds them, each as if its deposit came in now: while many wait none counts yet.
 * Those of a currency that has nothing stay, and hold up nobody behind them.
 */
export const giveWaiting = async (house: House): Promise<void> => {
  for (let after: bigint | null = null, page: readonly FriendRow[] = []; ; after = page.at(-1)?.player_id ?? after) {
    page = await friendsIn(house.db, 'waiting', at_once, after)
    for (const { player_id } of page) await giveOne(house, player_id)
    if (page.length < at_once) break
  }
  house.facts.wake()
}
