import type { GameMaths } from '../game.ts'
import { europeanRoulette, type RouletteEngine } from '../roulette/engine.ts'

/** The European wheel with one ball for everybody at the table. */
export const liveRoulette = (maths: GameMaths): RouletteEngine => ({
  ...europeanRoulette(maths),
  slug: 'live-roulette',
  names: { uk: 'Рулетка наживо', ru: 'Live-рулетка', en: 'Live Roulette' },
})
