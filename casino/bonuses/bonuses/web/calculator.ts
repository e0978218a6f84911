import type { BonusOffer } from '../contract.ts'

/** BO-014: what a deposit brings and what must be staked for it, minor units, as the house will count it; nothing below the least deposit. */
export const broughtBy = (
  { percent, most, leastDeposit, wageringMultiple }: BonusOffer['calculationFields'],
  amount_minor: number,
): { readonly bonus: number; readonly wager: number } => {
  if (amount_minor < leastDeposit) return { bonus: 0, wager: 0 }
  const bonus = Math.min(Math.floor((amount_minor * percent) / 100), most)
  return { bonus, wager: bonus * wageringMultiple }
}
