import type { GameEngine } from '../game.ts'
import { instantGames, tableGames } from '../games.ts'
import { halvesOf, rouletteTables } from '../roulette/tables.ts'
import { slotReturns } from './returns.gen.ts'
import { onGrid, withMean, type Returns } from './returns.ts'

const ratio = (exact: string): number => {
  const [numerator = '0', denominator = '1'] = exact.split('/')
  // Sixty digits are more precise than a double; numerator and denominator are cut by the same number of digits.
  const cut = Math.max(0, denominator.length - 60)
  return Number(numerator.slice(0, numerator.length - cut) || '0') / Number(denominator.slice(0, denominator.length - cut))
}

/** RTP of a game as a share of the stake. */
export const meanReturn = ({ maths }: GameEngine, bet?: string): number =>
  ratio((bet === undefined ? maths : (maths.bets[bet] ?? maths)).rtp.exact)

/** The published bet with the lowest variance, with which wagering is most likely to be completed; undefined for a game without bets. */
export const steadiestBet = ({ maths }: GameEngine): string | undefined =>
  Object.entries(maths.bets).toSorted(([, one], [, other]) => Number(one.deviation) - Number(other.deviation))[0]?.[0]

const fromWays = (outcomes: readonly { readonly ways: bigint; readonly multiple: number }[]): Returns =>
  onGrid(outcomes.filter(({ ways }) => ways > 0n).map(({ ways, multiple }) => [multiple, Number(ways)] as const))

const slotOf = (engine: GameEngine): Returns | undefined => {
  const counted = (slotReturns as Readonly<Record<string, Returns>>)[engine.slug]
  return counted && withMean(counted, meanReturn(engine))
}

const betOf = ({ slug }: GameEngine, bet: string): Returns | undefined => {
  const instant = instantGames.find((game) => game.slug === slug)
  if (instant) return fromWays(instant.outcomes(bet).map(({ ways, twentieths }) => ({ ways, multiple: twentieths / 20 })))
  const table = tableGames.find((game) => game.slug === slug)
  if (table) return fromWays(table.outcomes(bet).map(({ ways, halves }) => ({ ways, multiple: halves / 2 })))
  const wheel = rouletteTables.find((one) => one.slug === slug)
  const place = wheel?.places.find(({ type }) => type === bet)
  return wheel && place && fromWays(wheel.order.map((number) => ({ ways: 1n, multiple: halvesOf(wheel, place, number) / 2 })))
}

/** Cached, because a game never changes and enumerating its outcomes takes a while. */
const known = new WeakMap<GameEngine, Returns | undefined>()

/**
 * Distribution of a round's returns: of a slot, or of the lowest-variance bet of a table or an instant game. Undefined for games in
 * which the player decides step by step.
 */
export const returnsOf = (engine: GameEngine): Returns | undefined => {
  if (!known.has(engine)) {
    const bet = engine.kind === 'slot' ? undefined : steadiestBet(engine)
    known.set(engine, engine.kind === 'slot' ? slotOf(engine) : bet === undefined ? undefined : betOf(engine, bet))
  }
  return known.get(engine)
}
