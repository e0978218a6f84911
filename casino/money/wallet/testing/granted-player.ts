import type { TestHouse } from '#apps/testing/test-house.ts'
import { bonusPurse } from '../rules.ts'
import { fundAccount, houseAccount } from '../server/account.ts'
import { beginGrant, type NewGrant } from '../server/grants.ts'
import { post } from '../server/post.ts'
import { transact } from './wallet-house.ts'

/** A fund with so much in it, and its name. */
export const fundWith = async (test: TestHouse, name: string, amount_minor: bigint): Promise<string> => {
  const postings = [{ from: houseAccount('test', 'UAH'), to: fundAccount(name, 'UAH'), amount_minor }]
  await transact(test, (tx) => post(tx, test.house, { key: `fund:${name}`, reason: 'prize-fund', postings }))
  return `fund:${name}`
}

/** A casino grant of 1,000 to be wagered 10 times, at most 500 at once, slots in full and roulette by a tenth, unless told otherwise. */
export const grantOf = (player_id: bigint, grant_id: bigint, changes: Partial<NewGrant> = {}): NewGrant => ({
  grant_id,
  player_id,
  product: 'casino',
  asset: 'UAH',
  purse: bonusPurse(grant_id),
  fund: 'fund:test',
  amount_minor: 1_000n,
  required_minor: 10_000n,
  most_stake_minor: 500n,
  contributions: { slot: 100, roulette: 10 },
  excluded_games: ['left-out'],
  most_opposite_percent: 50,
  ...changes,
})

export const giveGrant = (test: TestHouse, grant: NewGrant): Promise<boolean> => transact(test, (tx) => beginGrant(tx, test.house, grant))
