/**
 * How far an invited friend is: `registered`, then with the first deposit `rewarded`; `checking` while somebody of the house looks at it, and
 * `declined` after that; `small` where the deposit was less than it takes; `waiting` for a fund that is empty now.
 */
export const friendStates = ['registered', 'checking', 'rewarded', 'declined', 'small', 'waiting'] as const
export type FriendState = (typeof friendStates)[number]

/** What makes somebody look before a reward is given: both accounts may be one person's. */
export const signals = ['device', 'network', 'payment', 'person', 'many'] as const
export type Signal = (typeof signals)[number]

export const friends_limit = 20

/** The friend's first deposit is at least so many rewards, so that no account is made for the reward alone. */
export const deposit_in_rewards = 2n
/** More rewards than this in so many days are looked at one by one. */
export const most_rewards = 10
export const rewards_days = 30

/** The least first deposit that brings a reward of so much, minor units. */
export const leastFor = (reward_minor: bigint): bigint => reward_minor * deposit_in_rewards

/** What a first deposit brings its friend's inviter. `least_minor` is null while no terms say how much it takes: it waits for them. */
export const outcomeOf = (found: {
  readonly deposit_minor: bigint
  readonly least_minor: bigint | null
  readonly signals: readonly Signal[]
  readonly is_funded: boolean
}): 'small' | 'checking' | 'waiting' | 'rewarded' => {
  if (found.least_minor !== null && found.deposit_minor < found.least_minor) return 'small'
  if (found.signals.length > 0) return 'checking'
  return found.is_funded && found.least_minor !== null ? 'rewarded' : 'waiting'
}
