import { places } from './roulette/places.ts'
import { rouletteEngine, slotEngines } from './registry.ts'

/**
 * Everything that decides what a round pays, as plain JSON: what the independent verifier reads. The code that interprets
 * it is not exported; the verifier brings its own.
 */
export const exportDefinitions = () => ({
  slots: Object.fromEntries(slotEngines.map(({ slug, definition }) => [slug, definition])),
  roulettes: {
    [rouletteEngine.slug]: Object.fromEntries(places.map(({ id, numbers, returns }) => [id, { numbers, returns }])),
  },
})

// `node engines/export-definitions.ts > definitions.json`
if (import.meta.main) console.log(JSON.stringify(exportDefinitions()))
