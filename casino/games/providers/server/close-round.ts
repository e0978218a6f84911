import { RoundSettled } from '#casino/games/play/events.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { refuse, type closeProviderRound, type readProviderRound } from '../contract.ts'
import { endRound, lockNames, readRound, readTransactions, type RoundRow } from './round-store.ts'

/**
 * Ends a round and tells whoever counts rounds, by the fact of every game: history, contests, missions, jackpots and comments know no
 * difference. Free spins staked nothing of the player's.
 */
export const end = async (tx: Tx, house: House, round: RoundRow): Promise<void> => {
  await endRound(tx, round.id, 'closed', house.clock.now())
  const { provider, ref, player_id, slug, currency, staked_minor, free_minor, won_minor } = round
  const fact = {
    round_id: `s${round.id}`,
    owner_id: Number(player_id),
    slug,
    mode: 'money' as const,
    currency,
    stake_minor: toWire(staked_minor - free_minor),
    win_minor: toWire(won_minor),
    seed_id: null,
    nonce: null,
    command: { provider, round: ref },
  }
  await announce(tx, house, [RoundSettled(fact, player_id)])
}

/** Ends a round, where both sides agree on its sums; a round that is over is answered the same again. */
export const closeRound = async (house: House, provider: string, asked: BodyOf<typeof closeProviderRound>) => {
  const answer = await inTransaction(house.db, async (tx) => {
    await lockNames(tx, provider, asked.round, asked.round)
    const round = await readRound(tx, provider, asked.round)
    if (!round) return refuse('provider-round-unknown', {}, 404)
    const { currency, player_id, state } = round
    const [staked_minor, won_minor] = [toWire(round.staked_minor), toWire(round.won_minor)]
    if (asked.staked !== staked_minor || asked.won !== won_minor) return refuse('provider-round-differs', { staked_minor, won_minor }, 409)
    if (state === 'open') await end(tx, house, round)
    return { round: asked.round, currency, balance: toWire(await balanceOf(tx, purseOf(player_id, 'main', currency))) }
  })
  house.facts.wake()
  return answer
}

/** How a round stands in the house's books. */
export const tellRound = async (house: House, provider: string, { round: ref }: BodyOf<typeof readProviderRound>) => {
  const round = await readRound(house.db, provider, ref)
  if (!round) return refuse('provider-round-unknown', {}, 404)
  const transactions = await readTransactions(house.db, round.id)
  return {
    round: ref,
    state: round.state,
    currency: round.currency,
    staked: toWire(round.staked_minor),
    won: toWire(round.won_minor),
    transactions: transactions.map(({ ref: transaction, kind, amount_minor, debit_ref }) => ({
      transaction,
      kind,
      amount: toWire(amount_minor),
      ...(debit_ref !== null && { debit: debit_ref }),
    })),
  }
}
