import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { GetBalance } from '#casino/money/wallet/contract.ts'

/** The player's main purse in minor units. */
export const getBalance = async (visitor: TestVisitor): Promise<number> => (await visitor.call(GetBalance)).body.balance
