import { createHash } from 'node:crypto'
import { holdCurrency } from '#casino/players/accounts/server/api.ts'
import { takeStake } from '#casino/money/wallet/server/api.ts'
import { lockMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { toWire, type Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type placeBet as placeBetEndpoint } from '../contract.ts'
import {
  betLimits,
  in_play_delay_ms,
  mostStake_minor,
  sizesOfSlip,
  slipFault,
  type BetLimits,
  type ChangedLimits,
  type Slip,
} from '../rules.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { stakeCredits } from '../extensions.ts'
import { betByKey, insertBet, type BetRow, type LegRow } from './bet-store.ts'
import { mostOf, oddsOf, type PayingBet } from './bet-maths.ts'
import { boostedLegs } from './boosted-legs.ts'
import { agreedBuilder } from './builder-prices.ts'
import { chooseLegs, isInPlay, type Quotes } from './choose-legs.ts'
import { decide_job } from './decide-bets.ts'
import { changedLimits } from './limits.ts'
import { addLiability } from './liability-store.ts'
import { placedFact, sport, stakeReference } from './placed-bet.ts'

type Body = BodyOf<typeof placeBetEndpoint>

const slipOf = ({ betType, selections, sizes = [] }: Body): Slip => ({
  bet_type: betType,
  selections: selections.map(({ marketId, outcome, odds, isBanker = false }) => ({
    market_id: BigInt(marketId),
    outcome,
    odds_thousandths: odds,
    is_banker: betType === 'system' && isBanker,
  })),
  sizes,
})

interface Order {
  readonly player_id: bigint
  readonly slip: Slip
  readonly stake_minor: bigint
  /** Of a builder: the odds of the whole that the player saw. */
  readonly seen: number | null
  readonly change: NonNullable<Body['oddsChange']>
  readonly key: string
  readonly request_hash: string
  readonly language: Language
  /** The raised price that the player saw, where the bet is taken at one. */
  readonly boost: number | null
  /** The credit that is staked instead of cash, by its external id. */
  readonly credit: string | undefined
  readonly changed: ChangedLimits
}

const refuseOutsideLimits = (
  bet: PayingBet,
  { language }: Order,
  currency: Currency,
  { least_stake_minor, most_payout_minor }: BetLimits,
): void => {
  if (bet.stake_minor < least_stake_minor) refuse('sport-stake-too-low', { least: amountText(least_stake_minor, currency, language) })
  if (mostOf(bet) <= most_payout_minor) return
  const most = mostStake_minor(oddsOf(bet), most_payout_minor)
  refuse('sport-payout-too-high', { most: amountText(most, currency, language), most_minor: toWire(most) })
}

const builderOf = async (tx: Tx, house: House, quotes: Quotes, legs: readonly LegRow[], { slip, seen, change }: Order) => {
  const market = slip.bet_type === 'builder' && quotes.get(legs[0]?.market_id ?? 0n)
  return market ? agreedBuilder(tx, house, market, legs, { seen, change }) : null
}

/** The purse of the stake: cash, or the free bet that its provider has reserved for this bet. */
const purseFor = async (tx: Tx, house: House, bet: Omit<PayingBet, 'purse'>, { credit, ...order }: Order, currency: Currency) => {
  if (credit === undefined) return 'main'
  const [giver] = contributionsTo(house.slices, stakeCredits)
  const { player_id, stake_minor, language } = order
  const staked = { player_id, currency, stake_minor, odds_thousandths: toWire(oddsOf(bet)), legs: bet.legs.length, language }
  return giver ? giver.take(tx, house, credit, staked) : refuse('sport-credit-unknown')
}

const place = async (tx: Tx, house: House, order: Order): Promise<bigint> => {
  const { player_id, slip, stake_minor, change, key, request_hash } = order
  const now = house.clock.now()
  const quotes = await lockMarkets(
    tx,
    now,
    slip.selections.map(({ market_id }) => market_id),
  )
  const offered = chooseLegs(quotes, slip, change)
  const odds_of_sets = await builderOf(tx, house, quotes, offered, order)
  const currency = (await holdCurrency(tx, player_id)) ?? refuse('sport-bet-unknown')
  if (order.boost !== null && order.credit !== undefined) return refuse('sport-boost-single')
  const legs = await boostedLegs(tx, house, quotes, offered, { ...order, currency })
  const limits = betLimits(currency, order.changed)
  const waits = isInPlay(quotes, slip.selections)
  const decide_at = waits ? new Date(now.getTime() + in_play_delay_ms) : null
  const state = waits ? 'pending' : 'accepted'
  const whole = { player_id, bet_type: slip.bet_type, sizes: sizesOfSlip(slip), currency, stake_minor, state, legs, odds_of_sets } as const
  const bet = { ...whole, purse: await purseFor(tx, house, whole, order, currency) }
  refuseOutsideLimits(bet, order, currency, limits)
  const id = await insertBet(tx, { ...bet, odds_change: change, decide_at, command_key: key, request_hash, placed_at: now })
  // The same command was sent twice at once, and the other one was stored first.
  if (id === null) throw new Refusal('request-in-progress', {}, 409)
  const reference = stakeReference(id)
  await takeStake(tx, house, {
    owner_id: player_id,
    purse: bet.purse,
    asset: currency,
    key: reference,
    reference,
    game: sport,
    amount_minor: stake_minor,
  })
  if (!(await addLiability(tx, currency, legs, stake_minor, limits.most_liability_minor))) refuse('sport-market-full')
  if (!waits) await announce(tx, house, [placedFact({ ...bet, id })])
  return id
}

/**
 * Places a bet: everything that may refuse is asked while prices, states and settlements of its markets are held, and the stake leaves in
 * the transaction that makes the bet. What is being played is decided after its delay (`decide-bets.ts`), its stake set aside
 * meanwhile. The same key again gives the same bet. Refusals: those of `chooseLegs`, `builderPrices`, `boostedLegs` and the ledger, `sport-stake-too-low`,
 * `sport-payout-too-high`, `sport-market-full`. Source: API-135, SP-010.
 */
export const placeBet = async ({ house, player_id, body, key, language }: Call<typeof placeBetEndpoint>): Promise<BetRow> => {
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const known = await betByKey(house.db, player_id, key)
  if (known) return known.request_hash === request_hash ? known : Promise.reject(new Refusal('idempotency-key-reused', {}, 409))
  const slip = slipOf(body)
  const fault = slipFault(slip)
  if (fault) return refuse(fault)
  const [stake_minor, change, changed] = [BigInt(body.amount), body.oddsChange ?? 'none', await changedLimits(house)]
  const [seen, credit] = [body.odds ?? null, body.bonus]
  const order = { player_id, slip, stake_minor, seen, boost: body.boost ?? null, credit, change, key, request_hash, language, changed }
  await inTransaction(house.db, (tx) => place(tx, house, order))
  house.facts.wake()
  const bet = await betByKey(house.db, player_id, key)
  if (!bet) throw new Error('a bet that was placed is not there')
  if (bet.decide_at) await house.jobs.send(decide_job, {}, { start_after: bet.decide_at, key: bet.decide_at.toISOString() })
  return bet
}
