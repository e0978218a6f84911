import { toldOdds_thousandths } from '#engines/sport/odds/odds.ts'
import { toWire } from '#kernel/money/currency.ts'
import { BetPlaced } from '../events.ts'
import { isFreeBet, oddsOf } from './bet-maths.ts'
import type { BetRow } from './bet-store.ts'

/** The reference of a bet in the history of money, like the slug of a game. */
export const sport = 'sport'

export const stakeReference = (bet_id: bigint): string => `bet:${bet_id}:stake`

/** The fact that a bet was accepted. */
export const placedFact = (
  bet: Pick<BetRow, 'id' | 'player_id' | 'bet_type' | 'currency' | 'stake_minor' | 'sizes' | 'legs' | 'odds_of_sets' | 'purse'>,
) =>
  BetPlaced(
    {
      bet_id: Number(bet.id),
      bet_type: bet.bet_type,
      currency: bet.currency,
      stake_minor: toWire(bet.stake_minor),
      odds_thousandths: toldOdds_thousandths(oddsOf(bet)),
      legs: bet.legs.length,
      event_ids: bet.legs.map(({ event_id }) => Number(event_id)),
      ...(isFreeBet(bet) && { credit_purse: bet.purse }),
    },
    bet.player_id,
  )
