import type { TestHouse } from '#apps/testing/test-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { RoundSettled } from '../events.ts'

interface Played {
  readonly player_id: bigint
  readonly slug: string
  readonly stake_minor: number
  readonly win_minor: number
}

let seeds = 900_000

/** The fact of a round for money with the outcome that a test is about; no money moves. Gives the round's id. */
export const playedRound = async (test: TestHouse, { player_id, slug, stake_minor, win_minor }: Played): Promise<string> => {
  seeds += 1
  const round_id = `${seeds}-0`
  const fact = {
    round_id,
    owner_id: Number(player_id),
    slug,
    mode: 'money' as const,
    currency: test.house.brand.currency,
    stake_minor,
    win_minor,
    seed_id: seeds,
    nonce: 0,
    command: { stake_minor },
  }
  await inTransaction(test.house.db, (tx) => announce(tx, test.house, [RoundSettled(fact, player_id)]))
  return round_id
}
