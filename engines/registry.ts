import type { GameEngine } from './game.ts'
import { publishedMaths } from './maths.gen.ts'
import { europeanRoulette, type RouletteEngine } from './roulette/engine.ts'
import { slotEngine, type SlotEngine } from './slot/engine.ts'
import { carpathianNights } from './slot/games/carpathian-nights.ts'
import { cossackTreasure } from './slot/games/cossack-treasure.ts'
import { goldenOrchard } from './slot/games/golden-orchard.ts'

/** The games that the house deals itself, in the order of their making. A new game is one more line here. */
export const slotEngines: readonly SlotEngine[] = [
  slotEngine(goldenOrchard, publishedMaths['golden-orchard']),
  slotEngine(carpathianNights, publishedMaths['carpathian-nights']),
  slotEngine(cossackTreasure, publishedMaths['cossack-treasure']),
]

export const rouletteEngine: RouletteEngine = europeanRoulette(publishedMaths['european-roulette'])

export const engines: readonly GameEngine[] = [...slotEngines, rouletteEngine]

const bySlug: ReadonlyMap<string, GameEngine> = new Map(engines.map((engine) => [engine.slug, engine]))

/** The engine of a game, or undefined when the house deals no game of that slug. */
export const engineOf = (slug: string): GameEngine | undefined => bySlug.get(slug)
