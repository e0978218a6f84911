import { Worker } from 'node:worker_threads'
import { meanReturn, returnsOf, steadiestBet } from '#engines/bonus/game-returns.ts'
import { worthOf, type BonusPlay, type Worth } from '#engines/bonus/worth.ts'
import type { GameEngine } from '#engines/game.ts'
import { engines } from '#engines/registry.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { askThread } from '#kernel/threads/ask-thread.ts'
import { exampleStake, stakes_in_bonus } from '../rules.ts'
import { averageSpinsWin } from './free-spins-worth.ts'
import { stakesIn } from './stakes-in.ts'
import type { BonusTerms } from '../terms.ts'
import { insertWorth, termsWithoutWorth, type GameWorth } from './worth-store.ts'
import type { WorthQuestion } from './worth-worker.ts'

/** Who would have to play longer to meet the wagering is better told so by its multiple than by a chance near nothing. */
const most_rounds = 5_000

/** What free spins add to a bonus of fifty stakes, in those stakes; nothing where their wins are cash at once. */
const spinsOf = (house: House, terms: BonusTerms, currency: Currency): number =>
  terms.free_spins?.wins === 'bonus'
    ? Math.round(averageSpinsWin(terms, currency) / Number(exampleStake(terms, currency, stakesIn(house, currency))))
    : 0

/** A bonus of fifty stakes under these terms, in a game of which so many percent count. */
const playOf = (terms: BonusTerms, spins: number, percent: number): BonusPlay => {
  const { amount, wagering, most_won_multiple } = terms
  return {
    bonus: stakes_in_bonus,
    spins,
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

type Compute = (game: string, question: WorthQuestion) => Worth | Promise<Worth>

const computeHere: Compute = (_game, { play, returns }) => worthOf(play, returns)

/** Computes in a thread, and once what was asked before: more than half of the offers of a new house are wagered alike. */
const computeIn = (thread: Worker, signal: AbortSignal): Compute => {
  const known = new Map<string, Worth>()
  return async (game, question) => {
    // A thread that was ended between two questions answers none, and is not heard to end again.
    signal.throwIfAborted()
    const key = `${game} ${JSON.stringify(question.play)}`
    const worth = known.get(key) ?? (await askThread<Worth>(thread, question))
    known.set(key, worth)
    return worth
  }
}

/**
 * What terms are worth in the games that count for them, from the games' own maths. Amounts of one promotion stand in about the same
 * proportion in every currency; `currency` is the one that free spins are compared with the bonus in.
 */
export const worthOfTerms = async (house: House, terms: BonusTerms, currency: Currency, compute = computeHere): Promise<GameWorth[]> => {
  const spins = spinsOf(house, terms, currency)
  const { contributions, excluded_games } = terms.wagering
  const found: GameWorth[] = []
  for (const engine of shownGames()) {
    const [percent, returns] = [contributions[engine.kind] ?? 0, returnsOf(engine)]
    if (percent === 0 || !returns || excluded_games.includes(engine.slug)) continue
    const play = playOf(terms, spins, percent)
    if (play.rounds > most_rounds) continue
    const { finish, ends } = await compute(engine.slug, { play, returns })
    found.push({ game: engine.slug, finish, ends: ends / stakes_in_bonus })
  }
  return found
}

const closing = perHouse(() => new AbortController())

/** Ends the computation of a house that stops; what is missing is computed after its next start. */
export const stopEstimating = (house: House): void => closing(house).abort()

/**
 * Computes what published versions are worth that nobody has computed yet: a new house about a minute of a core, which requests need
 * themselves, so a thread of its own uses what they leave.
 */
export const estimateWorths = async (house: House): Promise<void> => {
  const waiting = await termsWithoutWorth(house.db)
  const { signal } = closing(house)
  if (waiting.length === 0 || signal.aborted) return
  const thread = new Worker(new URL('./worth-worker.ts', import.meta.url), { execArgv: [] })
  const end = (): void => void thread.terminate()
  signal.addEventListener('abort', end)
  const compute = computeIn(thread, signal)
  try {
    for (const { id, document } of waiting)
      await insertWorth(house.db, id, await worthOfTerms(house, document, house.brand.currency, compute), house.clock.now())
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', end)
    await thread.terminate()
  }
}
