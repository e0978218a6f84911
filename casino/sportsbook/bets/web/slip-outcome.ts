import type { BetView } from '../contract.ts'

export const outcomes = ['waiting', 'accepted', 'rejected'] as const
export type Outcome = (typeof outcomes)[number]

type Placed = Pick<BetView, 'id' | 'state'>

/** What has become of a bet that was placed. One on what is being played waits, and may be rejected with its stake back. */
export const outcomeOf = ({ state }: Placed): Outcome => {
  if (state === 'pending') return 'waiting'
  return state === 'rejected' ? 'rejected' : 'accepted'
}

/** What has become of all of them: decided once none waits, and accepted if no one was rejected. */
export const wholeOutcome = (bets: readonly Placed[]): Outcome => {
  const all = new Set(bets.map(outcomeOf))
  return (['waiting', 'rejected'] as const).find((one) => all.has(one)) ?? 'accepted'
}

/** Bets as they are known by now; `latest` is undefined for those that were not asked about yet. */
export const asTheyStand = <Bet extends Placed>(bets: readonly Bet[], latest: readonly (Bet | undefined)[]): Bet[] =>
  bets.map((bet) => latest.find((one) => one?.id === bet.id) ?? bet)
