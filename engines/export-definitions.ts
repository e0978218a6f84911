import { instantEngines, liveEngines, rouletteEngines, slotEngines, steppedEngines, tableEngines } from './registry.ts'
import type { RouletteEngine } from './roulette/engine.ts'

/** The numbers of each place; what they return follows from how many they are. */
const rouletteOf = ({ slug, table }: RouletteEngine) => [
  slug,
  {
    pockets: table.order.length,
    is_shared_on_zero: table.is_shared_on_zero,
    places: Object.fromEntries(table.places.map(({ id, numbers, returns }) => [id, { numbers, returns }])),
  },
]

/**
 * Everything that decides what a round pays, as plain JSON: what the independent verifier reads. The code that interprets
 * it is not exported; the verifier brings its own.
 */
export const exportDefinitions = () => ({
  slots: Object.fromEntries(slotEngines.map(({ slug, definition }) => [slug, definition])),
  roulettes: Object.fromEntries([...rouletteEngines, ...liveEngines.filter((engine) => 'table' in engine)].map(rouletteOf)),
  tables: Object.fromEntries(
    [...tableEngines, ...liveEngines.filter((engine) => 'game' in engine)].map(({ slug, game }) => [slug, game.exported]),
  ),
  instants: Object.fromEntries(instantEngines.map(({ slug, game }) => [slug, game.exported])),
  steps: Object.fromEntries(steppedEngines.map(({ slug, game }) => [slug, game.exported])),
})

// `node engines/export-definitions.ts > definitions.json`
if (import.meta.main) console.log(JSON.stringify(exportDefinitions()))
