import { createHash } from 'node:crypto'
import type { Call } from '#kernel/http/handle.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { refuse, type placeBet as placeBetEndpoint } from '../contract.ts'
import { slipFault, type Slip } from '../rules.ts'
import type { BetRow } from './bet-store.ts'
import { decide_job } from './decide-bets.ts'
import { placeOrder } from './placing-lane.ts'

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

/**
 * Places a bet (`place-orders.ts`). What is being played is decided after its delay (`decide-bets.ts`), its stake set aside meanwhile. The
 * same key again gives the same bet. Refusals: those of `slipFault`, `decideOrder` and the ledger, `sport-market-full`,
 * `idempotency-key-reused` (409). Source: API-135, SP-010.
 */
export const placeBet = async ({ house, player_id, body, key, language }: Call<typeof placeBetEndpoint>): Promise<BetRow> => {
  const slip = slipOf(body)
  const fault = slipFault(slip)
  if (fault) return refuse(fault)
  const bet = await placeOrder(house, {
    player_id,
    slip,
    stake_minor: BigInt(body.amount),
    seen: body.odds ?? null,
    boost: body.boost ?? null,
    credit: body.bonus,
    change: body.oddsChange ?? 'none',
    key,
    request_hash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    language,
  })
  if (bet.decide_at) await house.jobs.send(decide_job, {}, { start_after: bet.decide_at, key: bet.decide_at.toISOString() })
  return bet
}
