import { createHash } from 'node:crypto'
import { holdCurrency } from '#casino/players/accounts/server/api.ts'
import { lacksNumber } from '#casino/money/exchange/server/api.ts'
import { balanceOf, purseOf, takeStake } from '#casino/money/wallet/server/api.ts'
import { liveEngineOf } from '#engines/registry.ts'
import type { GameEngine } from '#engines/game.ts'
import type { TableCommand } from '#engines/table/bets.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { toWire } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type LiveBet, type placeLiveBets } from '../contract.ts'
import { liveStakes } from '../tables.ts'
import { stakeReference } from './move-round.ts'
import { holdRound } from './round-store.ts'
import { insertSlip, slipByKey, stakedOnRound } from './slip-store.ts'
import { liveCrowds, ownSlips } from './table-state.ts'
import { slipView } from './table-views.ts'

interface Order {
  readonly slug: string
  readonly player_id: bigint
  readonly round_id: bigint
  readonly bets: readonly LiveBet[]
  readonly stake_minor: bigint
  readonly key: string
  readonly request_hash: string
  readonly language: Language
}

/** The bets for the engine: chips on the same place are added up. */
const checkBets = (engine: GameEngine, bets: readonly LiveBet[]): { readonly bets: readonly LiveBet[]; readonly stake_minor: bigint } => {
  const checked = engine.check({ bets })
  if (!checked.ok) return refuse(checked.fault === 'bet-impossible' ? 'live-bet-impossible' : 'live-stake-off-grid')
  return { bets: (checked.command as TableCommand).bets, stake_minor: BigInt(checked.stake_minor) }
}

const place = async (tx: Tx, house: House, order: Order): Promise<void> => {
  const { player_id, round_id, bets, stake_minor, key, request_hash, language } = order
  const currency = (await holdCurrency(tx, player_id)) ?? refuse('live-table-unknown', {}, 404)
  if (await lacksNumber(house, tx, player_id, currency)) return refuse('live-tax-number')
  const { least_minor, most_minor } = liveStakes(currency, order.slug)
  if (bets.some((bet) => bet.stake_minor % least_minor !== 0)) return refuse('live-stake-off-grid')
  // The process that draws waits for this lock. The time is read after taking it: once betting has closed, no more bets are
  // accepted.
  const round = (await holdRound(tx, round_id, order.slug)) ?? refuse('live-window-closed')
  const now = house.clock.now()
  // The key comes before the window: a repetition waits for the first attempt, whose process may be gone, and is never told that
  // nothing was taken while that one still commits.
  const id = await insertSlip(tx, { round_id, player_id, currency, bets, stake_minor, command_key: key, request_hash, placed_at: now })
  // The same command was sent twice at once, and the other one is stored by now: its slip is the answer to both.
  if (id === null) return
  if (round.state !== 'betting' || now >= round.closes_at) return refuse('live-window-closed')
  const reference = stakeReference(id)
  await takeStake(tx, house, {
    owner_id: player_id,
    purse: 'main',
    asset: currency,
    key: reference,
    reference,
    game: order.slug,
    amount_minor: stake_minor,
  })
  // After the stake is debited, which locks the purse until the end: of two commands at once, the second sees the bets of the
  // first.
  if ((await stakedOnRound(tx, round_id, player_id)) > BigInt(most_minor))
    return refuse('live-stake-too-high', { most: amountText(most_minor, currency, language) })
}

/**
 * Places bets on the round that is open for betting. All checks run while the round is locked; stake and slip are stored in one
 * transaction. Repeating a key returns the same slip, even after betting has closed. Only cash can be staked. Refusals:
 * `live-tax-number`, `live-window-closed`, `live-bet-impossible`, `live-stake-off-grid`, `live-stake-too-high`, and those of the ledger.
 */
export const placeBets = async ({ house, player_id, params, body, key, language }: Call<typeof placeLiveBets>) => {
  const { slug } = params
  const engine = liveEngineOf(slug) ?? refuse('live-table-unknown', {}, 404)
  const request_hash = createHash('sha256')
    .update(JSON.stringify([slug, body.round, body.bets]))
    .digest('hex')
  const answer = async () => {
    const slip = await slipByKey(house.db, player_id, key)
    if (!slip) return null
    if (slip.request_hash !== request_hash) throw new Refusal('idempotency-key-reused', {}, 409)
    const balance = await balanceOf(house.db, purseOf(player_id, 'main', slip.currency))
    return { data: slipView(slip, language), balance_minor: toWire(balance) }
  }
  const known = await answer()
  if (known) return known
  const checked = checkBets(engine, body.bets)
  const order = { slug, player_id, round_id: BigInt(body.round), ...checked, key, request_hash, language }
  await inTransaction(house.db, (tx) => place(tx, house, order))
  house.facts.wake()
  liveCrowds.mark(house, slug)
  ownSlips.mark(house, player_id)
  const placed = await answer()
  if (!placed) throw new Error('a slip that was placed is not there')
  return placed
}
