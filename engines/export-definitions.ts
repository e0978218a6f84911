import { places } from './roulette/places.ts'
import { instantEngines, liveEngines, rouletteEngine, slotEngines, steppedEngines, tableEngines } from './registry.ts'

/**
 * Everything that decides what a round pays, as plain JSON: what the independent verifier reads. The code that interprets
 * it is not exported; the verifier brings its own.
 */
export const exportDefinitions = () => ({
  slots: Object.fromEntries(slotEngines.map(({ slug, definition }) => [slug, definition])),
  roulettes: Object.fromEntries(
    [rouletteEngine, ...liveEngines]
      .filter((engine) => !('game' in engine))
      .map(({ slug }) => [slug, Object.fromEntries(places.map(({ id, numbers, returns }) => [id, { numbers, returns }]))]),
  ),
  tables: Object.fromEntries(
    [...tableEngines, ...liveEngines.filter((engine) => 'game' in engine)].map(({ slug, game }) => [slug, game.exported]),
  ),
  instants: Object.fromEntries(instantEngines.map(({ slug, game }) => [slug, game.exported])),
  steps: Object.fromEntries(steppedEngines.map(({ slug, game }) => [slug, game.exported])),
})

// `node engines/export-definitions.ts > definitions.json`
if (import.meta.main) console.log(JSON.stringify(exportDefinitions()))
