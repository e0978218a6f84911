import { setImmediate } from 'node:timers/promises'
import { meanReturn, returnsOf, steadiestBet } from '#engines/bonus/game-returns.ts'
import { worthRounds, type BonusPlay, type Worth } from '#engines/bonus/worth.ts'
import type { Returns } from '#engines/bonus/returns.ts'
import type { GameEngine } from '#engines/game.ts'
import { engines } from '#engines/registry.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { exampleBonus, stakes_in_bonus } from '../rules.ts'
import { averageSpinsWin } from './free-spins-worth.ts'
import type { BonusTerms } from '../terms.ts'
import { insertWorth, termsWithoutWorth, type GameWorth } from './worth-store.ts'

/** Who would have to play longer to meet the wagering is better told so by its multiple than by a chance near nothing. */
const most_rounds = 5_000
/** After so many rounds that were added up whoever else waits has a turn. */
const rounds_at_once = 10

/** What free spins add to a bonus of fifty stakes, in those stakes; nothing where their wins are cash at once. */
const spinsOf = (terms: BonusTerms, currency: Currency): number =>
  terms.free_spins?.wins === 'bonus'
    ? Math.round((averageSpinsWin(terms, currency) * stakes_in_bonus) / Number(exampleBonus(terms, currency)))
    : 0

/** A bonus of fifty stakes under these terms, in a game of which so many percent count. */
const playOf = (terms: BonusTerms, currency: Currency, percent: number): BonusPlay => {
  const { amount, wagering, most_won_multiple } = terms
  return {
    bonus: stakes_in_bonus,
    spins: spinsOf(terms, currency),
    cash: amount.kind === 'percent' ? Math.round((stakes_in_bonus * 100) / amount.percent) : 0,
    rounds: Math.ceil((wagering.multiple * stakes_in_bonus * 100) / percent),
    cap: most_won_multiple === null ? null : most_won_multiple * stakes_in_bonus,
  }
}

/** Every slot, and of each other kind the game that returns the most by its steadiest bet. */
const shownGames = (): readonly GameEngine[] => {
  const others = (['table', 'instant'] as const).flatMap((kind) =>
    engines
      .filter((engine) => engine.kind === kind && returnsOf(engine))
      .toSorted((one, other) => meanReturn(other, steadiestBet(other)) - meanReturn(one, steadiestBet(one)))
      .slice(0, 1),
  )
  return [...engines.filter(({ kind }) => kind === 'slot'), ...others]
}

const computed = async (play: BonusPlay, returns: Returns): Promise<Worth> => {
  const rounds = worthRounds(play, returns)
  for (;;) {
    for (let round = 0; round < rounds_at_once; round += 1) {
      const { done, value } = rounds.next()
      if (done) return value
    }
    await setImmediate()
  }
}

/**
 * What terms are worth in the games that count for them, from the games' own maths. Amounts of one promotion stand in about the same
 * proportion in every currency; `currency` is the one that free spins are compared with the bonus in.
 */
export const worthOfTerms = async (terms: BonusTerms, currency: Currency): Promise<GameWorth[]> => {
  const { contributions, excluded_games } = terms.wagering
  const found: GameWorth[] = []
  for (const engine of shownGames()) {
    const [percent, returns] = [contributions[engine.kind] ?? 0, returnsOf(engine)]
    if (percent === 0 || !returns || excluded_games.includes(engine.slug)) continue
    const play = playOf(terms, currency, percent)
    if (play.rounds > most_rounds) continue
    const { finish, ends } = await computed(play, returns)
    found.push({ game: engine.slug, finish, ends: ends / stakes_in_bonus })
  }
  return found
}

/** Computes what published versions are worth that nobody has computed yet. Never part of a request; rounds go on meanwhile. */
export const estimateWorths = async (house: House): Promise<void> => {
  for (const { id, document } of await termsWithoutWorth(house.db))
    await insertWorth(house.db, id, await worthOfTerms(document, house.brand.currency), house.clock.now())
}
