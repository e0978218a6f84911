import { bestOdds_thousandths } from '#engines/sport/bets/bet.ts'
import { toWire } from '#kernel/money/currency.ts'
import { BetPlaced } from '../events.ts'
import { asBet, type BetRow } from './bet-store.ts'

/** What the history of money knows a bet by, as it knows a game by its slug. */
export const sport = 'sport'

export const stakeReference = (bet_id: bigint): string => `bet:${bet_id}:stake`

/** The fact that a bet counts from now on. */
export const placedFact = (bet: Pick<BetRow, 'id' | 'player_id' | 'bet_type' | 'currency' | 'stake_minor' | 'sizes' | 'legs'>) =>
  BetPlaced(
    {
      bet_id: Number(bet.id),
      bet_type: bet.bet_type,
      currency: bet.currency,
      stake_minor: toWire(bet.stake_minor),
      odds_thousandths: toWire(bestOdds_thousandths(asBet(bet))),
      legs: bet.legs.length,
      event_ids: bet.legs.map(({ event_id }) => Number(event_id)),
    },
    bet.player_id,
  )
