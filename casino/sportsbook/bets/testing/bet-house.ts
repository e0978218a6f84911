import { sql } from 'kysely'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, purseOf, trialBalance } from '#casino/money/wallet/server/api.ts'
import { lockEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { marketOf, somebodyWaits } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { placeBet, type BetView } from '../contract.ts'
import { in_play_delay_ms } from '../rules.ts'
import { decideBets } from '../server/decide-bets.ts'

export const result_market = 'result:count=regular'

/** A house with players and money at noon UTC of 1 December 2026, without the world of matches of its own. */
export const createBetHouse = (env: Record<string, string> = {}): Promise<TestHouse> =>
  createTestHouse({ now: '2026-12-01T12:00:00Z', env })

export const bettor = (test: TestHouse, amount_minor = 1_000_000n): Promise<FundedPlayer> => fundedPlayer(test, amount_minor)

/** A selection at the price of now. */
export const choiceOf = async (test: TestHouse, event_id: bigint, outcome: string, key = result_market) => {
  const market = await marketOf(test, event_id, key)
  const odds = market.odds[market.outcomes.indexOf(outcome)]
  if (!odds) throw new Error(`${key} offers no ${outcome}`)
  return { marketId: Number(market.id), outcome, odds }
}

export const cashOf = (test: TestHouse, { id }: FundedPlayer): Promise<bigint> => balanceOf(test.house.db, purseOf(id, 'main', 'UAH'))

export type Choice = BodyOf<typeof placeBet>['selections'][number]
type Terms = Omit<Partial<BodyOf<typeof placeBet>>, 'selections' | 'amount'> & { readonly key?: string }

/** Tries a bet: a single of one selection, a multi of several, unless told otherwise. */
export const tryBet = (player: FundedPlayer, selections: readonly Choice[], amount: number, { key, ...terms }: Terms = {}) =>
  player.visitor.call(placeBet, {
    body: { betType: selections.length === 1 ? 'single' : 'multi', ...terms, selections: [...selections], amount },
    ...(key !== undefined && { key }),
  })

/** A bet that has to be taken. */
export const placed = async (player: FundedPlayer, selections: readonly Choice[], amount: number, terms: Terms = {}): Promise<BetView> => {
  const { body } = await tryBet(player, selections, amount, terms)
  if (!body.success) throw new Error(`the bet was refused: ${body.error}`)
  return body.data
}

/** Lets the delay of play go by, and decides what waited for it. */
export const decideInPlay = async (test: TestHouse): Promise<void> => {
  test.clock.advance(in_play_delay_ms)
  await decideBets(test.house)
}

/** What the house would lose by one market, by outcome; an outcome without bets is left out. */
export const bookOf = async (test: TestHouse, market_id: number): Promise<Record<string, bigint>> => {
  const { rows } = await sql<{ outcome: string; liability_minor: bigint }>`
    select outcome, liability_minor from sportsbook_bets.liabilities where market_id = ${market_id}`.execute(test.house.db)
  return Object.fromEntries(rows.map(({ outcome, liability_minor }) => [outcome, liability_minor]))
}

/**
 * Lets a command come while an event is being changed, and the change be committed once the command waits for it. A command that does not
 * wait is answered before the change.
 */
export const asItChanges = async <T>(
  test: TestHouse,
  event_id: bigint,
  change: (tx: Tx) => Promise<unknown>,
  command: () => Promise<T>,
): Promise<T> => {
  let answer: Promise<T> | undefined
  await inTransaction(test.house.db, async (tx) => {
    await lockEvents(tx, [event_id])
    await change(tx)
    answer = command()
    await Promise.race([answer, somebodyWaits(test)])
  })
  return answer as Promise<T>
}

/** Ends a test: the ledger must sum to zero whatever happened. */
export const closeBalanced = async (test: TestHouse): Promise<void> => {
  const { drift } = await trialBalance(test.house)
  await test.close()
  if (drift.length > 0) throw new Error(`the ledger drifts: ${JSON.stringify(drift)}`)
}
