import type { WalletModel } from './wallet-model.ts'

/** A bet that was for nothing: its stake is back, and counts as if it had never been. Null where there is none. */
export const voidModelBet = (model: WalletModel, number: number): unknown => {
  const bet = model.bets.get(number)
  if (!bet) return null
  if (bet.settled !== null) return bet.settled === 'void' ? [false] : 'idempotency-key-reused'
  bet.settled = 'void'
  bet.played.stake = 0
  model.balances.main += bet.stake
  return [true]
}

/** What a corrected result had paid too much, as far as it is there. */
export const takeBackInModel = (model: WalletModel, wanted: number, now_ms: number): number => {
  const taken = Math.min(wanted, model.balances.main)
  model.balances.main -= taken
  model.limits.count(now_ms, 0, -taken)
  return taken
}
