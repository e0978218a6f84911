import { takeStakes } from '#casino/money/wallet/server/api.ts'
import { holdCurrencies } from '#casino/players/accounts/server/api.ts'
import { lockMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { betLimits, type ChangedLimits } from '../rules.ts'
import type { BetRow, NewBet } from './bet-store.ts'
import { decideOrder, type Known } from './decide-order.ts'
import type { Order } from './order.ts'
import { placedFact, sport, stakeReference } from './placed-bet.ts'
import { beginBets, insertBets } from './placing-store.ts'

/** What became of an order. `later`: to be asked again after those that were taken now. */
export type Placed = { readonly bet: BetRow } | { readonly refusal: Refusal } | 'later'

const isNew = (decided: NewBet | Placed): decided is NewBet => typeof decided !== 'string' && 'command_key' in decided

const placedBet = (bet: NewBet): BetRow => ({
  ...bet,
  placed_minor: bet.stake_minor,
  paid_minor: 0n,
  owed_minor: 0n,
  cashed_out_minor: 0n,
  auto_cash_out_minor: null,
  movements: 0,
  settled_at: null,
  is_only_returned: false,
  credit_minor: 0n,
})

const stakeOf = (bet: NewBet) => ({
  owner_id: bet.player_id,
  purse: bet.purse,
  asset: bet.currency,
  key: stakeReference(bet.id),
  reference: stakeReference(bet.id),
  game: sport,
  amount_minor: bet.stake_minor,
  fact: bet.state === 'accepted' ? placedFact(bet) : null,
})

const decideAll = async (tx: Tx, house: House, orders: readonly Order[], changed: ChangedLimits): Promise<(NewBet | Placed)[]> => {
  const now = house.clock.now()
  const market_ids = [...new Set(orders.flatMap(({ slip }) => slip.selections.map(({ market_id }) => market_id)))]
  const quotes = await lockMarkets(tx, now, market_ids)
  const currencies = await holdCurrencies(tx, [...new Set(orders.map(({ player_id }) => player_id))])
  const { begun, decided } = await beginBets(tx, orders, market_ids)
  const results: (NewBet | Placed)[] = []
  for (const [index, order] of orders.entries()) {
    const { id = 0n, known } = begun[index] ?? {}
    try {
      if (known && known.request_hash !== order.request_hash) throw new Refusal('idempotency-key-reused', {}, 409)
      const limitsOf: Known['limitsOf'] = (currency) => betLimits(currency, changed)
      const held = { now, quotes, decided, currency: currencies.get(order.player_id), limitsOf }
      results.push(known ? { bet: known } : await decideOrder(tx, house, order, id, held))
    } catch (error) {
      // Of an order that came alone, what a giver has noted is rolled back.
      if (orders.length === 1 || !(error instanceof Refusal)) throw error
      results.push({ refusal: error })
    }
  }
  return results
}

/**
 * Places orders in one transaction: everything that may refuse is asked while prices, states and settlements of their markets and the rows of
 * their players are held, and stakes leave in the transaction that makes the bets. A refused order stops none of the others, with two
 * exceptions that are thrown: the refusal of an order that came alone, and `sport-market-full`, where the books have no room for all of
 * them together. Orders with a credit, a raised price or a builder come alone. The same key again gives the same bet.
 */
export const placeOrders = async (tx: Tx, house: House, orders: readonly Order[], changed: ChangedLimits): Promise<Placed[]> => {
  const decided = await decideAll(tx, house, orders, changed)
  const wanted = decided.filter(isNew)
  const answers = await takeStakes(tx, house, wanted.map(stakeOf))
  const answerOf = new Map(wanted.map(({ id }, index) => [id, answers[index] ?? null]))
  const taken = wanted.filter(({ id }) => answerOf.get(id) === null)
  if (taken.length > 0) {
    const has_room = await insertBets(tx, taken, (currency) => betLimits(currency, changed).most_liability_minor)
    if (!has_room) refuse('sport-market-full')
  }
  return decided.map((one): Placed => {
    if (!isNew(one)) return one
    const answer = answerOf.get(one.id) ?? null
    if (answer === null) return { bet: placedBet(one) }
    if (orders.length === 1 && answer instanceof Refusal) throw answer
    return answer === 'later' ? answer : { refusal: answer }
  })
}
