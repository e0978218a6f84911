import { createHash } from 'node:crypto'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { houseAccount, post, purseOf, settleInstant, trialBalance } from '#casino/money/wallet/server/api.ts'
import { knownDraw } from '#casino/money/wallet/testing/known-draw.ts'
import { inTransaction } from '#kernel/database/database.ts'

/** Checks the ledger's trial balance and closes the house. */
export const closeBalanced = async (test: TestHouse): Promise<void> => {
  const { drift } = await trialBalance(test.house)
  await test.close()
  if (drift.length > 0) throw new Error('the test left a ledger that does not balance')
}

export interface Gambler {
  readonly player_id: bigint
  readonly visitor: TestVisitor
}

/** Numbered, because among ten thousand generated handles some would collide. */
let gamblers = 0

/** A signed-in player with a main balance in minor units. */
export const gamblerWith = async (test: TestHouse, amount_minor: bigint): Promise<Gambler> => {
  const { player_id, visitor } = await registerPlayer(test, { login: `gambler${++gamblers}` })
  if (amount_minor === 0n) return { player_id, visitor }
  await inTransaction(test.house.db, (tx) =>
    post(tx, test.house, {
      key: `test-funds:${player_id}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('test', 'UAH'), to: purseOf(player_id, 'main', 'UAH'), amount_minor }],
    }),
  )
  return { player_id, visitor }
}

/** A round posted directly to the ledger, with the usual checks of a stake. */
export const playRound = (test: TestHouse, player_id: bigint, nonce: number, stake_minor = 100n, win_minor = 0n, asset = 'UAH') =>
  settleInstant(test.house, {
    owner_id: player_id,
    purse: 'main',
    asset,
    key: `round-${nonce}`,
    request_hash: createHash('sha256').update(`round ${nonce}`).digest(),
    reference: `round:${player_id}:${nonce}`,
    game: 'test-slot',
    stake_minor,
    draw: knownDraw(win_minor),
  })
