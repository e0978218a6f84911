import type { House } from '#kernel/house.ts'
import { makeCode } from './make-code.ts'

/** A demo code of each brand, which the README names. */
export const seed = async (house: House): Promise<void> => {
  const { name } = house.brand
  const amounts = { UAH: 10_000, USD: 300, EUR: 300, USDT: 3_000_000 }
  const code = { code: `OPEN-${name.toUpperCase()}`, terms: `gift-${name}`, amounts, most_uses: 1_000, is_announced: true }
  await makeCode(house, code, { actor: 'job:seed', reason: 'Demo content' })
}
