import { gamesBySlug } from '#casino/games/lobby/server/api.ts'
import type { GameEngine } from '#engines/game.ts'
import { engines, liveEngines } from '#engines/registry.ts'
import type { RouletteEngine } from '#engines/roulette/engine.ts'
import { betTypes } from '#engines/roulette/places.ts'
import type { ComponentData } from '#kernel/slice.ts'
import type { BetFigures, GameFigures } from '../fairness-data.ts'

/** The figures of a table stand with each of its bets: one number for all of them would say nothing. */
const betsOf = ({ maths, table }: RouletteEngine): BetFigures[] =>
  betTypes.flatMap((type) => {
    const figures = maths.bets[type]
    const place = table.places.find((one) => one.type === type)
    if (!figures || !place) return []
    const { rtp, hit_rate, volatility } = figures
    return [{ type, numbers: place.numbers.length, rtp, hit_rate, volatility, returns: place.returns }]
  })

const isRoulette = (engine: GameEngine): engine is RouletteEngine & GameEngine => 'table' in engine

const figuresOf = (engine: GameEngine, title: string): GameFigures => {
  const { slug, kind, maths } = engine
  const is_by_bet = Object.keys(maths.bets).length > 0
  return {
    slug,
    title,
    kind,
    rtp: maths.rtp,
    hit_rate: is_by_bet ? null : maths.hit_rate,
    volatility: is_by_bet ? null : maths.volatility,
    max_win_multiple: maths.max_win_multiple,
    bets: isRoulette(engine) ? betsOf(engine) : [],
  }
}

/** The published maths of every game that the house offers, from full enumeration (reliability 10). */
export const fairnessFigures: ComponentData<'fairness-figures'> = async ({ house, language }) => {
  const offered = await gamesBySlug(house)
  const games = [...engines, ...liveEngines].flatMap((engine) => {
    const game = offered.get(engine.slug)
    return game ? [figuresOf(engine, game.title[language])] : []
  })
  return { games }
}
