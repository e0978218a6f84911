import { settledMarkets, type Revision } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { raiseLevels } from './give-awards.ts'
import { lockMatchOfMarket, settlePredictions } from './store.ts'

type Settlements = Awaited<ReturnType<typeof settledMarkets>>[number]['settlements']

const wonOf = (settlements: Settlements): string | null => [...(settlements ?? [])].find(([, { kind }]) => kind === 'won')?.[0] ?? null

/** Guesses follow the market that they are about: right, wrong, or neither where it was void or its result was taken back. */
export const followResults = async (facts: readonly Revision[], tx: Tx, house: House): Promise<void> => {
  for (const { data } of facts)
    for (const { market_id, settlements } of await settledMarkets(tx, data.event_id, data.revision)) {
      const match = await lockMatchOfMarket(tx, market_id)
      if (!match) continue
      const right = await settlePredictions(tx, match.event_id, wonOf(settlements))
      if (match.contest === 'austin-major') await raiseLevels(tx, house, match, right)
    }
}
