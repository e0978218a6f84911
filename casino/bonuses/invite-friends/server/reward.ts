import { assignGifts, fundOf, mostAmount, publishedGifts, type TermsRow } from '#casino/bonuses/bonuses/server/api.ts'
import { balanceOf, fundAccount } from '#casino/money/wallet/server/api.ts'
import { playersByIds, type Player } from '#casino/players/accounts/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { FriendChanged } from '../events.ts'
import { leastFor, type FriendState, type Signal } from '../rules.ts'
import { setFriend, type FriendRow } from './store.ts'

/** What is given for a friend now. */
export interface Reward {
  readonly terms: TermsRow
  readonly asset: Currency
  readonly amount_minor: bigint
  /** Its fund holds one: nothing else is promised. */
  readonly is_funded: boolean
}

/** The reward in a currency, under the published gifts of the category `invite_friends`; undefined where there are none. */
export const rewardIn = async (db: Executor, house: House, asset: Currency): Promise<Reward | undefined> => {
  const terms = await publishedGifts(db, 'invite_friends', house.clock.now())
  if (!terms) return undefined
  const amount_minor = mostAmount(terms.document, asset)
  const stands = await balanceOf(db, fundAccount(fundOf(terms.id), asset))
  return { terms, asset, amount_minor, is_funded: stands >= amount_minor }
}

/** Writes down how far a friend is, and tells the inviter. */
export const moveFriend = async (
  tx: Tx,
  house: House,
  friend: Pick<FriendRow, 'player_id' | 'inviter_id'>,
  step: {
    readonly state: FriendState
    readonly signals?: readonly Signal[]
    readonly reward?: Reward
    readonly bonus_id?: bigint
    readonly unchecked?: { readonly asset: string; readonly amount_minor: bigint }
    readonly is_deposit_gone?: true
  },
): Promise<void> => {
  const { player_id, inviter_id } = friend
  await setFriend(tx, player_id, { ...step, at: house.clock.now() })
  const nickname = (await playersByIds(tx, [player_id])).get(player_id)?.login ?? ''
  const told = { friend_id: Number(player_id), nickname, state: step.state, ...(step.is_deposit_gone && { is_deposit_gone: true }) }
  await announce(tx, house, [FriendChanged(told, inviter_id)])
}

/** A deposit that came in while no terms were published is compared with what they ask for now. */
export const isTooSmall = async (tx: Tx, house: House, { unchecked_minor, unchecked_asset }: FriendRow): Promise<boolean> => {
  if (unchecked_minor === null || unchecked_asset === null || !isCurrency(unchecked_asset)) return false
  const asked = await rewardIn(tx, house, unchecked_asset)
  return asked !== undefined && unchecked_minor < leastFor(asked.amount_minor)
}

/**
 * Gives the reward for a friend, once. An inviter who may be given nothing is given nothing for this friend; nor is one whose friend's
 * first deposit turns out to be less than it takes.
 */
export const giveReward = async (tx: Tx, house: House, friend: FriendRow, inviter: Player, reward: Reward): Promise<void> => {
  if (await isTooSmall(tx, house, friend)) return moveFriend(tx, house, friend, { state: 'small' })
  const { terms, asset, amount_minor } = reward
  const gift = { player_id: inviter.id, key: `invited:${friend.player_id}`, asset, amount_minor }
  const [bonus] = await assignGifts(tx, house, terms, [gift])
  await moveFriend(tx, house, friend, bonus ? { state: 'rewarded', reward, bonus_id: bonus.id } : { state: 'declined' })
}
