import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { settleMany } from '#casino/money/wallet/server/api.ts'
import { lockMarkets, quotesOf } from '#casino/sportsbook/catalogue/server/api.ts'
import { cashOut, type CashOut, type LegChances } from '#engines/sport/bets/cash-out.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type cashOutBet } from '../contract.ts'
import { BetCashedOut } from '../events.ts'
import { cash_out_margin_ten_thousandths } from '../rules.ts'
import { asBet, isFreeBet } from './bet-maths.ts'
import {
  betById,
  betOfPlayer,
  cashedOutBefore,
  lockBet,
  waitingForOffer,
  writeAutoCashOut,
  writeCashOut,
  type BetRow,
  type CashedOut,
  type LegRow,
} from './bet-store.ts'
import { offered, type Quotes } from './choose-legs.ts'
import { releaseLiability } from './liability-store.ts'
import { sport } from './placed-bet.ts'

const isCashable = (bet: BetRow): boolean => bet.odds_of_sets === null && !isFreeBet(bet)

/** Its result was taken back or corrected, and the bet has not heard of it yet. Markets of long ago are not in the catalogue any more. */
const isOutdated = (quotes: Quotes, { market_id, outcome, settlement }: LegRow): boolean => {
  const market = quotes.get(market_id)
  return market !== undefined && !isDeepStrictEqual(market.outcomes.find((one) => one.outcome === outcome)?.settlement, settlement)
}

const isKnown = ({ won_millionths, returned_millionths }: LegChances): boolean => won_millionths + returned_millionths > 0

/** Null for a settled leg, undefined for one that cannot be valued: not on offer, or of a market whose producer tells no chances. */
const chanceOf = (quotes: Quotes, leg: LegRow): LegChances | null | undefined => {
  if (leg.settlement) return isOutdated(quotes, leg) ? undefined : null
  const quoted = offered(quotes, leg)?.quoted
  return quoted && isKnown(quoted) ? quoted : undefined
}

/** Current probabilities of the open legs; null when one of them cannot be valued. */
const chancesOf = (quotes: Quotes, bet: BetRow): (LegChances | null)[] | null => {
  const chances = bet.legs.map((leg) => chanceOf(quotes, leg))
  return chances.some((one) => one === undefined) ? null : (chances as (LegChances | null)[])
}

/**
 * The cash-out offer for the given part of the stake; null when there is none: the bet is decided, a leg is suspended or was
 * already settled and paid, or the value rounds to zero. A builder has no cash-out because the probabilities of its single legs do
 * not give its value; a free bet has none because its stake is not cash.
 */
export const offerFor = (quotes: Quotes, bet: BetRow, stake_minor = bet.stake_minor): CashOut | null => {
  if (bet.state !== 'accepted' || !isCashable(bet) || bet.paid_minor > 0n || bet.legs.every(({ settlement }) => settlement)) return null
  const chances = chancesOf(quotes, bet)
  if (!chances) return null
  const maths = { ...asBet(bet), stake_minor }
  const offer = cashOut(maths, (index) => chances[index] ?? { won_millionths: 0, returned_millionths: 0 }, cash_out_margin_ten_thousandths)
  return offer.offer_minor > 0n ? offer : null
}

const marketsOf = ({ legs }: BetRow): bigint[] => legs.map(({ market_id }) => market_id)

type Wanted = Omit<CashedOut, 'paid_minor'> & {
  /** The lowest amount that is accepted. */
  readonly least_minor: bigint
}

interface HeldBet {
  readonly bet: BetRow
  readonly quotes: Quotes
  readonly now: Date
}

/** A bet and its markets under their locks; its events come first, since who opens a market again waits with its event locked for those who settle bets. */
const holdBet = async (tx: Tx, house: House, found: BetRow | undefined): Promise<HeldBet | undefined> => {
  if (!found) return undefined
  const now = house.clock.now()
  const quotes = await lockMarkets(tx, now, marketsOf(found))
  const bet = await lockBet(tx, found.id)
  return bet && { bet, quotes, now }
}

/** Cashes out a part of a bet at the odds of its markets. Refuses `sport-cash-out-closed` and `sport-cash-out-lower`. */
const pay = async (tx: Tx, house: House, { bet, quotes, now }: HeldBet, wanted: Wanted): Promise<bigint> => {
  const { least_minor, stake_minor, auto_cash_out_minor } = wanted
  const { offer_minor } = offerFor(quotes, bet, stake_minor) ?? refuse('sport-cash-out-closed')
  if (offer_minor < least_minor) refuse('sport-cash-out-lower', { offer: toWire(offer_minor) })
  const { id, player_id, currency } = bet
  const reference = `bet:${id}:cash-out:${bet.movements + 1}`
  await settleMany(tx, house, [
    {
      owner_id: player_id,
      purse: 'main',
      asset: currency,
      key: reference,
      reference,
      game: sport,
      outcome: 'win',
      stake_minor,
      amount_minor: offer_minor,
    },
  ])
  await releaseLiability(tx, bet, stake_minor)
  await writeCashOut(tx, bet, { ...wanted, paid_minor: offer_minor }, now)
  const is_whole = stake_minor === bet.stake_minor
  const data = { bet_id: Number(id), currency, stake_minor: toWire(stake_minor), paid_minor: toWire(offer_minor), is_whole }
  const asked = auto_cash_out_minor === null ? {} : { auto_cash_out_minor: toWire(auto_cash_out_minor) }
  await announce(tx, house, [BetCashedOut({ ...data, ...asked }, player_id)])
  return offer_minor
}

/**
 * Cashes out a bet, or a part of its stake, for at least the amount that the page showed. Bet and markets are locked, so a
 * cash-out, a settlement, a suspension and a second click run one after another. Refusals: `sport-bet-unknown`,
 * `sport-cash-out-part`, `sport-cash-out-closed`, `sport-cash-out-lower` { offer }, `idempotency-key-reused` (409).
 */
export const cashOutOwn = async ({
  house,
  player_id,
  params,
  body,
  key,
}: Call<typeof cashOutBet>): Promise<{ bet: BetRow; paid: bigint }> => {
  const bet_id = BigInt(params.id)
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const paid = await inTransaction(house.db, async (tx) => {
    const held = (await holdBet(tx, house, await betOfPlayer(tx, player_id, bet_id))) ?? refuse('sport-bet-unknown', {}, 404)
    const { bet } = held
    const done = await cashedOutBefore(tx, bet_id, key)
    if (done && done.request_hash !== null && done.request_hash !== request_hash) throw new Refusal('idempotency-key-reused', {}, 409)
    if (done) return done.paid_minor
    const stake_minor = body.stake === undefined ? bet.stake_minor : BigInt(body.stake)
    if (bet.stake_minor === 0n) return refuse('sport-cash-out-closed')
    if (stake_minor > bet.stake_minor) return refuse('sport-cash-out-part')
    const least_minor = BigInt(body.offer)
    return pay(tx, house, held, { command_key: key, request_hash, least_minor, stake_minor, auto_cash_out_minor: null })
  })
  house.facts.wake()
  return { bet: (await betOfPlayer(house.db, player_id, bet_id)) ?? refuse('sport-bet-unknown', {}, 404), paid }
}

/** Sets or clears the target of the automatic cash-out. Refusals: `sport-bet-unknown`, `sport-cash-out-closed`. */
export const waitForOffer = async (house: House, player_id: bigint, bet_id: bigint, amount_minor: bigint | null): Promise<BetRow> => {
  await inTransaction(house.db, async (tx) => {
    const bet = await lockBet(tx, bet_id)
    if (!bet || bet.player_id !== player_id) return refuse('sport-bet-unknown', {}, 404)
    if (amount_minor !== null && (bet.state !== 'accepted' || !isCashable(bet))) return refuse('sport-cash-out-closed')
    await writeAutoCashOut(tx, bet_id, amount_minor)
  })
  return (await betOfPlayer(house.db, player_id, bet_id)) ?? refuse('sport-bet-unknown', {}, 404)
}

/** Nobody can send it (kernel/http refuses an empty key). One is enough: what still stands of a bet is cashed out automatically as a whole. */
const automatic_key = ''

const cashOutIfWorth = (house: House, bet_id: bigint): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    const held = await holdBet(tx, house, await betById(tx, bet_id))
    if (!held || held.bet.auto_cash_out_minor === null || held.bet.state !== 'accepted') return false
    const { stake_minor, auto_cash_out_minor } = held.bet
    const wanted = { command_key: automatic_key, request_hash: null, least_minor: auto_cash_out_minor, stake_minor, auto_cash_out_minor }
    try {
      await pay(tx, house, held, wanted)
      return true
    } catch (error) {
      // Not offered, or below the target again: nothing changes.
      if (error instanceof Refusal) return false
      throw error
    }
  })

/** Whether a bet that waits was cashed out. It is not locked unless its offer has reached the target. One that fails is logged and stops no other. */
const cashOutOne = async (house: House, quotes: Quotes, bet: BetRow): Promise<boolean> => {
  try {
    const offer = offerFor(quotes, bet)
    if (!offer || bet.auto_cash_out_minor === null || offer.offer_minor < bet.auto_cash_out_minor) return false
    return await cashOutIfWorth(house, bet.id)
  } catch (error) {
    house.log.error({ err: error, bet_id: String(bet.id) }, 'a bet could not be cashed out automatically')
    return false
  }
}

/** How many waiting bets are priced at once. */
const priced_at_once = 500

/** Cashes out every bet whose offer has reached the player's target. */
export const cashOutWaiting = async (house: House): Promise<void> => {
  let after = 0n
  let waiting: readonly BetRow[]
  do {
    waiting = await waitingForOffer(house.db, after, priced_at_once)
    const quotes = await quotesOf(house.db, house.clock.now(), [...new Set(waiting.flatMap(marketsOf))])
    let cashed = false
    for (const bet of waiting) cashed = (await cashOutOne(house, quotes, bet)) || cashed
    if (cashed) house.facts.wake()
    after = waiting.at(-1)?.id ?? after
  } while (waiting.length === priced_at_once)
}
