import { settleMany, type Settlement } from '#casino/money/wallet/server/api.ts'
import { lockMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { BetRejected } from '../events.ts'
import { betLimits, type ChangedLimits } from '../rules.ts'
import { isFreeBet, mostOf } from './bet-maths.ts'
import { decideBet, lockDecidable, type BetRow, type LegRow } from './bet-store.ts'
import { agreedBuilder } from './builder-prices.ts'
import { chooseLegs, type Quotes } from './choose-legs.ts'
import { changeBooks } from './liability-store.ts'
import { changedLimits } from './limits.ts'
import { placedFact, sport, stakeReference } from './placed-bet.ts'

export const decide_job = 'sportsbook/bets.decide'
const at_once = 100

interface Held {
  readonly quotes: Quotes
  readonly changed: ChangedLimits
}

/** The bet at current odds, its player agreeing to them. */
const repriced = async (tx: Tx, house: House, quotes: Quotes, bet: BetRow): Promise<BetRow> => {
  const { bet_type, odds_change: change, odds_of_sets } = bet
  const legs = chooseLegs(quotes, { bet_type, selections: bet.legs }, change)
  const market = odds_of_sets && quotes.get(legs[0]?.market_id ?? 0n)
  if (!market) return { ...bet, legs }
  return { ...bet, legs, odds_of_sets: await agreedBuilder(tx, house, market, legs, { seen: odds_of_sets.at(-1) ?? null, change }) }
}

/** The bet at current odds, or the reason for rejecting it. At higher odds than it was placed at it may pay more than any bet may. */
const betNow = async (tx: Tx, house: House, { quotes, changed }: Held, bet: BetRow): Promise<BetRow | string> => {
  try {
    const now = await repriced(tx, house, quotes, bet)
    return mostOf(now) > betLimits(bet.currency, changed).most_payout_minor ? 'sport-payout-too-high' : now
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const returned = (bet: BetRow): Settlement => ({
  owner_id: bet.player_id,
  purse: bet.purse,
  asset: bet.currency,
  key: `bet:${bet.id}:rejected`,
  reference: `bet:${bet.id}:rejected`,
  game: sport,
  outcome: 'return',
  stake_minor: bet.stake_minor,
  amount_minor: bet.stake_minor,
  void_reference: stakeReference(bet.id),
  is_final_void: true,
})

const rejectedFact = (bet: BetRow, reason: string) =>
  BetRejected(
    {
      bet_id: Number(bet.id),
      currency: bet.currency,
      stake_minor: toWire(bet.stake_minor),
      reason,
      ...(isFreeBet(bet) && { credit_purse: bet.purse }),
    },
    bet.player_id,
  )

interface Decided {
  readonly bet: BetRow
  readonly now: BetRow | string
}

const hasOtherOdds = (from: readonly LegRow[], to: readonly LegRow[]): boolean =>
  from.some(({ odds_thousandths }, index) => odds_thousandths !== to[index]?.odds_thousandths)

/**
 * Writes what was decided: all stakes that go back, then the bets, and the books last and once, in the order in which bets are placed. At the
 * odds that their players agreed to, bets have no limit in the books: they were let in when they came, and the next bet finds less room.
 */
const writeDecided = async (tx: Tx, house: House, decided: readonly Decided[]): Promise<void> => {
  const rejected = decided.flatMap(({ bet, now }) => (typeof now === 'string' ? [{ bet, reason: now }] : []))
  const accepted = decided.flatMap(({ bet, now }) => (typeof now === 'string' ? [] : [{ bet, now }]))
  await settleMany(
    tx,
    house,
    rejected.map(({ bet }) => returned(bet)),
  )
  for (const { bet } of rejected) await decideBet(tx, bet, 'rejected')
  for (const { now } of accepted) await decideBet(tx, now, 'accepted')
  await announce(
    tx,
    house,
    decided.map(({ bet, now }) => (typeof now === 'string' ? rejectedFact(bet, now) : placedFact(now))),
  )
  const moved = accepted.filter(({ bet, now }) => hasOtherOdds(bet.legs, now.legs))
  await changeBooks(tx, { leave: [...rejected, ...moved].map(({ bet }) => bet), join: moved.map(({ now }) => now) })
}

const decideSome = async (house: House): Promise<number> => {
  const changed = await changedLimits(house)
  return inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const bets = await lockDecidable(tx, now, at_once)
    if (bets.length === 0) return 0
    const quotes = await lockMarkets(tx, now, [...new Set(bets.flatMap(({ legs }) => legs.map(({ market_id }) => market_id)))])
    const decided: Decided[] = []
    for (const bet of bets) decided.push({ bet, now: await betNow(tx, house, { quotes, changed }, bet) })
    await writeDecided(tx, house, decided)
    return bets.length
  })
}

/**
 * Decides every pending bet whose delay has ended, by current odds and states: it is accepted at the odds that the player accepted,
 * or rejected and its stake returned. Several processes may run it at the same time. Source: design of the sportsbook, in-play
 * bets.
 */
export const decideBets = async (house: House): Promise<void> => {
  let decided = 0
  do {
    decided = await decideSome(house)
    if (decided > 0) house.facts.wake()
  } while (decided === at_once)
}
