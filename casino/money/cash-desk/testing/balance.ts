import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { getBalance } from '#casino/money/wallet/contract.ts'

/** The player's main purse in minor units. */
export const mainBalanceOf = async (visitor: TestVisitor): Promise<number> => (await visitor.call(getBalance)).body.balance
