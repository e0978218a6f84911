import type { GameEngine } from '#engines/game.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'

/** Stakes of a slot or an instant game, in minor units: a player chooses one of them. Every one divides by the stake divisors of all of them. */
const slotStakes: Record<Currency, readonly number[]> = {
  UAH: [100, 200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000],
  USD: [20, 40, 100, 200, 400, 1_000, 2_000],
  EUR: [20, 40, 100, 200, 400, 1_000, 2_000],
  USDT: [200_000, 400_000, 1_000_000, 2_000_000, 4_000_000, 10_000_000, 20_000_000],
}

/** Chips of a table, in minor units, and the most that may lie on the whole table. */
const tableStakes: Record<Currency, { readonly chips: readonly number[]; readonly table_most_minor: number }> = {
  UAH: { chips: [100, 500, 1_000, 5_000, 10_000, 50_000], table_most_minor: 500_000 },
  USD: { chips: [10, 50, 100, 500, 1_000, 5_000], table_most_minor: 20_000 },
  EUR: { chips: [10, 50, 100, 500, 1_000, 5_000], table_most_minor: 20_000 },
  USDT: { chips: [100_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000], table_most_minor: 200_000_000 },
}

export interface StakeRules {
  /** Stakes of a slot or an instant game, or chips of a table. */
  readonly choices: readonly number[]
  readonly least_minor: number
  /** The most of one whole round. */
  readonly most_minor: number
  /** Only one of `choices` may be staked (slots, instant games); tables take any sum of chips. */
  readonly exact: boolean
}

/** What may be staked in a game by the form of its commands, in a currency. */
export const stakeRules = (form: GameEngine['form'], currency: Currency): StakeRules => {
  if (form !== 'bets') {
    // Prices of a game of steps are in hundredths of the stake: of these no win has a part of a unit.
    const choices = slotStakes[currency].filter((stake) => form !== 'steps' || stake % 100 === 0)
    return { choices, least_minor: Math.min(...choices), most_minor: Math.max(...choices), exact: true }
  }
  const { chips, table_most_minor } = tableStakes[currency]
  return { choices: chips, least_minor: Math.min(...chips), most_minor: table_most_minor, exact: false }
}

/**
 * What the frame of a replay is told of stakes: nothing is chosen any more, but a table's chips have the colours of those
 * that could be laid.
 */
export const replayedStakes = (command: unknown, currency: string, stake_minor: number): StakeRules => {
  const is_table = typeof command === 'object' && command !== null && 'bets' in command
  const choices = is_table && isCurrency(currency) ? tableStakes[currency].chips : [stake_minor]
  return { choices, least_minor: stake_minor, most_minor: stake_minor, exact: true }
}

export type StakeFault = 'stake-below-minimum' | 'stake-above-maximum' | 'stake-off-grid'

/** What is wrong with the stake of a round, if anything. `parts` are the single bets of a table. */
export const stakeFault = (rules: StakeRules, stake_minor: number, parts: readonly number[]): StakeFault | null => {
  if (stake_minor < rules.least_minor) return 'stake-below-minimum'
  if (stake_minor > rules.most_minor) return 'stake-above-maximum'
  if (rules.exact) return rules.choices.includes(stake_minor) ? null : 'stake-off-grid'
  return parts.every((part) => part % rules.least_minor === 0) ? null : 'stake-off-grid'
}

/** A round of steps waits so long for its player; then the house ends it as its rules say. Tomorrow at the same hour is soon enough. */
export const round_waits_ms = 26 * 60 * 60 * 1000

/** Play money of a demo purse: five hundred times the dearest slot stake would be a taste of nothing real; this is an evening's. */
export const demoPurseMinor = (currency: Currency): bigint => BigInt(slotStakes[currency][3] ?? 1_000) * 100n

/** A return not above the stake is no win, and nothing celebrates it (look.md). */
export const isCelebrated = (stake_minor: number, win_minor: number): boolean => win_minor > stake_minor

/** Guests play demo, whatever they ask for (GA-002). */
export const modeOf = (is_guest: boolean, is_money_asked: boolean): 'money' | 'demo' => (is_guest || !is_money_asked ? 'demo' : 'money')

/** Demo rounds in a minute: of one visitor, more than anybody plays by hand, and from the network around. */
export const demoRoundsByVisitor = { name: 'demo-rounds-by-visitor', count: 120, window_s: 60 }
export const demoRoundsByNetwork = { name: 'demo-rounds-by-network', count: 6_000, window_s: 60 }

/**
 * New demo visits of guests in an hour, each of which has a purse of its own for a day: from one address, as whole offices and
 * carriers share it, and from the network around it. A visit that is known is never counted again.
 */
export const demoVisitsByAddress = { name: 'demo-visits-by-address', count: 300, window_s: 60 * 60 }
export const demoVisitsByPrefix = { name: 'demo-visits-by-prefix', count: 1_500, window_s: 60 * 60 }

/** Games that a player opens: more than anybody who plays, few enough for a log that only grows. */
export const startsByPlayer = { name: 'game-starts-by-player', count: 60, window_s: 10 * 60 }
export const startsByPlayerInDay = { name: 'game-starts-by-player-in-day', count: 600, window_s: 24 * 60 * 60 }
/** The same game opened again within this time is the same start to everybody who counts starts. */
export const announcedStarts = { name: 'announced-starts', count: 1, window_s: 5 * 60 }

/** Rotations of a player: each leaves a revealed pair and a used reference for ever. */
export const rotationsByPlayer = { name: 'seed-rotations-by-player', count: 30, window_s: 60 * 60 }
export const rotationsByPlayerInDay = { name: 'seed-rotations-by-player-in-day', count: 100, window_s: 24 * 60 * 60 }

/** Rounds that were refused, of one player and from the network around: more than anybody meets who only plays. */
export const refusedByPlayer = { name: 'refused-rounds-by-player', count: 60, window_s: 60 }
export const refusedByNetwork = { name: 'refused-rounds-by-network', count: 1_500, window_s: 60 }

/** What a client seed may be, exactly as every verifier takes it (engines/chance/fair-message.ts): nothing else could be dealt from. */
export const clientSeedPattern = '^[A-Za-z0-9_-]{1,64}$'
