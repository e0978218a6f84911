import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player's stars or tickets are other than before: bought, scratched, won, or given by a code. */
export const LotteryChanged = defineFact('loyalty/lottery.changed', Type.Object({}))
