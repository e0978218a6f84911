import { balanceOf, houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { BetRow } from './bet-store.ts'

const isShort = (error: unknown): boolean => error instanceof Refusal && error.code === 'insufficient-funds'

interface TakenBack {
  readonly key: string
  readonly purse: string
  readonly wanted_minor: bigint
}

/** Collects what a corrected result had overpaid, up to the balance: a purse never goes below zero. Returns the amount collected. */
export const takeBack = async (tx: Tx, house: House, bet: Pick<BetRow, 'player_id' | 'currency'>, taken: TakenBack): Promise<bigint> => {
  const { key, wanted_minor } = taken
  const purse = purseOf(bet.player_id, taken.purse, bet.currency)
  const there = await balanceOf(tx, purse)
  const amount_minor = there < wanted_minor ? there : wanted_minor
  if (amount_minor === 0n) return 0n
  const to = houseAccount(taken.purse === 'main' ? 'games' : 'games-free-bet', bet.currency)
  try {
    await post(tx, house, { key, reason: 'reversal', reference: key, postings: [{ from: purse, to, amount_minor }] })
    return amount_minor
  } catch (error) {
    // The player staked at the same moment and the balance is lower now: try again.
    if (isShort(error)) return takeBack(tx, house, bet, taken)
    throw error
  }
}
