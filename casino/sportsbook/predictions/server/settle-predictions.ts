import { settledMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { raiseLevels } from './give-awards.ts'
import { chosenEvents, lockMatchOfMarket, settlePredictions } from './store.ts'

interface Revision {
  readonly data: { readonly event_id: number; readonly revision: number }
}

/** A match has a hundred markets, and an evening hundreds of matches: only the markets of chosen ones are looked at. */
export const ofChosenMatches = async <One extends Revision>(facts: readonly One[], tx: Tx): Promise<One[]> => {
  const event_ids = new Set(facts.map(({ data }) => data.event_id))
  const chosen = await chosenEvents(tx, [...event_ids])
  return facts.filter(({ data }) => chosen.has(data.event_id))
}

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
