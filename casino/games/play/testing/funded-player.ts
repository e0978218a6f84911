import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'

export interface FundedPlayer {
  readonly id: bigint
  readonly visitor: TestVisitor
  readonly login: string
}

/** A signed-in player with so much of the brand's currency in the main purse, in minor units. */
export const fundedPlayer = async (test: TestHouse, amount_minor: bigint): Promise<FundedPlayer> => {
  const { visitor, player_id, login } = await registerPlayer(test)
  const currency = test.house.brand.currency
  await inTransaction(test.house.db, (tx) =>
    post(tx, test.house, {
      key: `test-funds:${player_id}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('test', currency), to: purseOf(player_id, 'main', currency), amount_minor }],
    }),
  )
  return { id: player_id, visitor, login }
}
