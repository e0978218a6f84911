import { settleMany, type Settlement } from '#casino/money/wallet/server/api.ts'
import { lockMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { BetRejected } from '../events.ts'
import { decideBet, lockDecidable, type BetRow, type LegRow } from './bet-store.ts'
import { chooseLegs, type Quotes } from './choose-legs.ts'
import { releaseLiability } from './liability-store.ts'
import { placedFact, sport, stakeReference } from './placed-bet.ts'

export const decide_job = 'sportsbook/bets.decide'
const at_once = 100

/** The legs at the prices of now, or why the bet cannot stand. */
const legsNow = (quotes: Quotes, { legs, odds_change }: BetRow): LegRow[] | string => {
  try {
    return chooseLegs(quotes, legs, odds_change)
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const returned = (bet: BetRow): Settlement => ({
  owner_id: bet.player_id,
  purse: 'main',
  asset: bet.currency,
  key: `bet:${bet.id}:rejected`,
  reference: `bet:${bet.id}:rejected`,
  game: sport,
  outcome: 'return',
  stake_minor: bet.stake_minor,
  amount_minor: bet.stake_minor,
  void_reference: stakeReference(bet.id),
})

const reject = async (tx: Tx, house: House, bet: BetRow, reason: string): Promise<void> => {
  await settleMany(tx, house, [returned(bet)])
  await releaseLiability(tx, bet.currency, bet.legs, bet.stake_minor)
  await decideBet(
    tx,
    bet,
    'rejected',
    bet.legs.map(({ odds_thousandths }) => odds_thousandths),
  )
  const { currency } = bet
  await announce(tx, house, [
    BetRejected({ bet_id: Number(bet.id), currency, stake_minor: toWire(bet.stake_minor), reason }, bet.player_id),
  ])
}

const decideSome = (house: House): Promise<number> =>
  inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const bets = await lockDecidable(tx, now, at_once)
    if (bets.length === 0) return 0
    const quotes = await lockMarkets(tx, now, [...new Set(bets.flatMap(({ legs }) => legs.map(({ market_id }) => market_id)))])
    for (const bet of bets) {
      const legs = legsNow(quotes, bet)
      if (typeof legs === 'string') {
        await reject(tx, house, bet, legs)
        continue
      }
      await decideBet(
        tx,
        bet,
        'accepted',
        legs.map(({ odds_thousandths }) => odds_thousandths),
      )
      await announce(tx, house, [placedFact({ ...bet, legs })])
    }
    return bets.length
  })

/**
 * Decides every bet whose delay is over by the prices and states of now: it stands at what its player agreed to, or its stake goes back.
 * Safe to run anywhere at once. Source: design of the sportsbook, in-play bets.
 */
export const decideBets = async (house: House): Promise<void> => {
  let decided = 0
  do {
    decided = await decideSome(house)
    if (decided > 0) house.facts.wake()
  } while (decided === at_once)
}
