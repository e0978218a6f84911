import type { Amounts } from '#kernel/contract/amounts.ts'

/** So many hryvnias, and what stands for it in the other currencies: named, not converted, so no rate moves it. */
export const demoMoney = (hryvnias: number, cents: number): Amounts => ({
  UAH: hryvnias * 100,
  USD: cents,
  EUR: cents,
  USDT: cents * 10_000,
})

/** Free spins in the currency of their winner, so that they can be played. */
export const demoSpins = (number: number) => {
  const promised = (currency: string, stake_minor: number) => ({
    kind: 'free-spins',
    content: { currency, stake_minor, games: ['golden-orchard'], number, portions: 1, days_to_play: 7 },
  })
  return { UAH: promised('UAH', 1_000), USD: promised('USD', 20), EUR: promised('EUR', 20), USDT: promised('USDT', 200_000) }
}

/** Stakes that count in demo campaigns: from small ones on, and above the largest no more. */
export const demoStakes = {
  UAH: { min_minor: 200, max_minor: 10_000 },
  USD: { min_minor: 10, max_minor: 400 },
  EUR: { min_minor: 10, max_minor: 400 },
  USDT: { min_minor: 100_000, max_minor: 4_000_000 },
}
