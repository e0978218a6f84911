import { daysAfter, rejectBonuses } from '#casino/bonuses/bonuses/server/api.ts'
import { DepositCompleted, DepositDisputed, DepositRefunded, lostPayments, wholeRefunds } from '#casino/money/cash-desk/events.ts'
import { shareInstrument } from '#casino/money/cash-desk/server/api.ts'
import { PlayerRegistered } from '#casino/players/accounts/events.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { tellsSamePerson } from '#casino/players/profile/server/api.ts'
import { sharedTraces } from '#casino/sign-in/sessions/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { on } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { FriendChanged } from '../events.ts'
import { leastFor, most_rewards, outcomeOf, rewards_days, type Signal } from '../rules.ts'
import { giveReward, moveFriend, rewardIn } from './reward.ts'
import { insertFriend, inviterByCode, lockFriend, lockPaidBy, rewardsSince, setPayment, type FriendRow } from './store.ts'

/** What says that a friend and their inviter may be one person. Each is looked at by somebody; none decides by itself. */
export const signalsOf = async (tx: Tx, house: House, { player_id, inviter_id }: FriendRow): Promise<Signal[]> => {
  const { device, network } = await sharedTraces(tx, player_id, inviter_id)
  const found: Readonly<Record<Signal, boolean>> = {
    device,
    network,
    payment: await shareInstrument(tx, player_id, inviter_id),
    person: await tellsSamePerson(tx, player_id, inviter_id),
    many: (await rewardsSince(tx, inviter_id, daysAfter(house.clock.now(), -rewards_days))) >= most_rewards,
  }
  return (Object.keys(found) as Signal[]).filter((signal) => found[signal])
}

/** AU-012: who registered with the code of somebody's link is that player's friend. A code that is none is nobody's. */
const rememberFriend = async (tx: Tx, house: House, friend_id: bigint, login: string, code: string): Promise<void> => {
  const inviter_id = await inviterByCode(tx, code)
  if (inviter_id === undefined || inviter_id === friend_id) return
  if (!(await insertFriend(tx, friend_id, inviter_id, house.clock.now()))) return
  await announce(tx, house, [FriendChanged({ friend_id: Number(friend_id), nickname: login, state: 'registered' }, inviter_id)])
}

interface FirstDeposit {
  readonly payment_id: string
  readonly amount_minor: number
  readonly currency: string
}

/** SA-056: a friend's first deposit came in. */
const rewardFirstDeposit = async (
  tx: Tx,
  house: House,
  friend_id: bigint,
  { payment_id, currency, ...paid }: FirstDeposit,
): Promise<void> => {
  const amount_minor = BigInt(paid.amount_minor)
  const friend = await lockFriend(tx, friend_id, 'registered')
  const inviter = friend && (await playerById(tx, friend.inviter_id))
  if (!friend || !inviter || !isCurrency(currency)) return
  await setPayment(tx, friend_id, payment_id)
  const [reward, in_friends_currency] = [await rewardIn(tx, house, inviter.currency), await rewardIn(tx, house, currency)]
  const signals = await signalsOf(tx, house, friend)
  const state = outcomeOf({
    deposit_minor: amount_minor,
    least_minor: in_friends_currency ? leastFor(in_friends_currency.amount_minor) : null,
    signals,
    is_funded: reward?.is_funded === true,
  })
  if (state === 'rewarded' && reward) return giveReward(tx, house, friend, inviter, reward)
  const unchecked = in_friends_currency ? {} : { unchecked: { asset: currency, amount_minor } }
  await moveFriend(tx, house, friend, { state, signals, ...unchecked })
}

/** A first deposit that went back whole was none: nothing is given for it, and what was given is taken back unless it is over by now. */
const takeBack = async (tx: Tx, house: House, payments: readonly string[]): Promise<void> => {
  for (const friend of await lockPaidBy(tx, payments)) {
    const { state, inviter_id, bonus_id } = friend
    const given = bonus_id === null ? [] : [{ id: bonus_id, player_id: inviter_id }]
    const rejected = await rejectBonuses(tx, house, given)
    if (state !== 'rewarded' || rejected.size > 0) await moveFriend(tx, house, friend, { state: 'declined', is_deposit_gone: true })
  }
}

export const reactions = [
  on(PlayerRegistered, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { player_id, data } of facts)
      if (player_id !== null && data.invited_by !== null) await rememberFriend(tx, house, player_id, data.login, data.invited_by)
  }),
  on(DepositCompleted, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { player_id, data } of facts) if (player_id !== null && data.is_first) await rewardFirstDeposit(tx, house, player_id, data)
  }),
  on(DepositDisputed, { from: 'deployment' }, (facts, tx, house) => takeBack(tx, house, lostPayments(facts))),
  on(DepositRefunded, { from: 'deployment' }, (facts, tx, house) => takeBack(tx, house, wholeRefunds(facts))),
]
