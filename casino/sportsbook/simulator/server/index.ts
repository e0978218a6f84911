import { jointSources } from '#casino/sportsbook/bets/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { getMatchFairness, refuse } from '../contract.ts'
import { texts } from '../texts.ts'
import { producer } from '../world/producer.ts'
import { startWorld, stopWorld } from './clockwork.ts'
import { mountFairnessFiles } from './fairness-files.ts'
import { jointResultsOf } from './joint-results.ts'
import { matchOfEvent } from './match-store.ts'
import { worldSettings } from './settings.ts'

export const slice = defineServerSlice({
  name: 'sportsbook/simulator',
  settings: [worldSettings],
  server_texts: texts,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [
    handle(getMatchFairness, async ({ house, params }) => {
      const match = (await matchOfEvent(house.db, params.id)) ?? refuse('sport-match-not-simulated', {}, 404)
      return {
        data: {
          eventId: params.id,
          number: Number(match.id),
          sport: match.sport,
          fixture: match.fixture as Record<string, number>,
          serverSeedHash: match.server_seed_hash,
          committedAt: match.committed_at.toISOString(),
          startsAt: match.starts_at.toISOString(),
          serverSeed: match.server_seed,
        },
      }
    }),
  ],
  contributes: [contribute(jointSources, { producer: producer.name, resultsOf: jointResultsOf })],
  documents: mountFairnessFiles,
  start: async (house) => startWorld(house),
  stop: stopWorld,
})
