import type { GameEngine, GameMaths } from './game.ts'
import { instantGames, liveTables, slotGames, steppedGames, tableGames } from './games.ts'
import { instantEngine, type InstantEngine } from './instant/instant-game.ts'
import { publishedMaths } from './maths.gen.ts'
import { rouletteEngine, type RouletteEngine } from './roulette/engine.ts'
import { liveTable, rouletteTables } from './roulette/tables.ts'
import { slotEngine, type SlotEngine } from './slot/engine.ts'
import { steppedEngine, type SteppedEngine } from './steps/stepped-game.ts'
import { tableEngine, type TableEngine } from './table/table-game.ts'

const published: Readonly<Record<string, GameMaths>> = publishedMaths

const mathsOf = (slug: string): GameMaths => {
  const maths = published[slug]
  if (!maths) throw new Error(`${slug} has no published figures: run npm run maths`)
  return maths
}

export const slotEngines: readonly SlotEngine[] = slotGames.map((game) => slotEngine(game, mathsOf(game.slug)))

export const rouletteEngines: readonly RouletteEngine[] = rouletteTables.map((table) => rouletteEngine(table, mathsOf(table.slug)))

export const instantEngines: readonly InstantEngine[] = instantGames.map((game) => instantEngine(game, mathsOf(game.slug)))

export const tableEngines: readonly TableEngine[] = tableGames.map((game) => tableEngine(game, mathsOf(game.slug)))

export const steppedEngines: readonly SteppedEngine[] = steppedGames.map((game) => steppedEngine(game, mathsOf(game.slug)))

export const engines: readonly GameEngine[] = [...slotEngines, ...rouletteEngines, ...tableEngines, ...instantEngines, ...steppedEngines]

/** Tables with rounds shared by all players. `engineOf` does not return them because nobody plays a round of their own there. */
export const liveEngines: readonly (RouletteEngine | TableEngine)[] = [
  rouletteEngine(liveTable, mathsOf(liveTable.slug)),
  ...liveTables.map((game) => tableEngine(game, mathsOf(game.slug))),
]

const bySlug: ReadonlyMap<string, GameEngine> = new Map(engines.map((engine) => [engine.slug, engine]))

/** The engine of a game; undefined for an unknown slug. */
export const engineOf = (slug: string): GameEngine | undefined => bySlug.get(slug)

/** The engine of a live table. */
export const liveEngineOf = (slug: string): GameEngine | undefined => liveEngines.find((engine) => engine.slug === slug)

/** The engine of a game or live table, for verifying rounds and showing figures. */
export const anyEngineOf = (slug: string): GameEngine | undefined => engineOf(slug) ?? liveEngineOf(slug)
