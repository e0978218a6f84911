import { publishedTerms } from '#casino/bonuses/bonuses/server/api.ts'
import type { House } from '#kernel/house.ts'
import { makeCode } from './make-code.ts'

/** A demo code of each brand, which the README names; none where an operator ended the terms that it gives under. */
export const seed = async (house: House): Promise<void> => {
  const { name } = house.brand
  const terms = `gift-${name}`
  if (!(await publishedTerms(house.db, terms))) return
  const amounts = { UAH: 10_000, USD: 300, EUR: 300, USDT: 3_000_000 }
  const code = { code: `OPEN-${name.toUpperCase()}`, terms, amounts, most_uses: 1_000, is_announced: true }
  await makeCode(house, code, { actor: 'job:seed', reason: 'Demo content' })
}
