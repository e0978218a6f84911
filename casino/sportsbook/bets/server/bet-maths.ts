import { builderPayout, isBuilderDecided, type BuilderBet } from '#engines/sport/bets/bet-builder.ts'
import { bestOdds_thousandths, isDecided, payoutRange, type Bet } from '#engines/sport/bets/bet.ts'
import type { BetRow } from './bet-store.ts'

/** What the maths needs of a bet, of whichever kind. */
export type PayingBet = Pick<BetRow, 'legs' | 'sizes' | 'stake_minor' | 'odds_of_sets' | 'purse'>

/** As the maths of combinations sees it: the stake that still stands, on its legs. A builder is no product of its legs. */
export const asBet = ({ legs, sizes, stake_minor }: Pick<BetRow, 'legs' | 'sizes' | 'stake_minor'>): Bet => ({ legs, sizes, stake_minor })

const asBuilder = ({ legs, odds_of_sets, stake_minor }: PayingBet): BuilderBet | null =>
  odds_of_sets && { settlements: legs.map(({ settlement }) => settlement), odds_of_sets, stake_minor }

/** Staked with credit, which is no part of what it wins. */
export const isFreeBet = ({ purse }: Pick<BetRow, 'purse'>): boolean => purse.startsWith('free-bet:')

export const isWholeVoid = ({ legs }: Pick<BetRow, 'legs'>): boolean => legs.every(({ settlement }) => settlement?.kind === 'void')

/** Decided for nobody, by voids and pushes alone: a free bet is there again. */
const isReturned = ({ legs }: Pick<BetRow, 'legs'>): boolean =>
  legs.every(({ settlement }) => settlement?.kind === 'void' || settlement?.kind === 'push')

/** What the maths says, the stake in it. */
const gross = (bet: PayingBet): { readonly is_decided: boolean; readonly least_minor: bigint; readonly most_minor: bigint } => {
  const builder = asBuilder(bet)
  if (!builder) return { is_decided: isDecided(asBet(bet)), ...payoutRange(asBet(bet)) }
  const most_minor = builderPayout(builder)
  return { is_decided: isBuilderDecided(builder), least_minor: most_minor, most_minor }
}

/** A player's cash of it: of a free bet what is above its stake. */
const cashOf = (bet: PayingBet, amount_minor: bigint): bigint => {
  if (!isFreeBet(bet)) return amount_minor
  return amount_minor > bet.stake_minor ? amount_minor - bet.stake_minor : 0n
}

/** The cash that it pays in the best case of what is still open. */
export const mostOf = (bet: PayingBet): bigint => cashOf(bet, gross(bet).most_minor)

export interface Due {
  readonly cash_minor: bigint
  /** Of a free bet: what goes back into its purse. */
  readonly credit_minor: bigint
  readonly result: 'won' | 'lost' | 'returned'
}

const resultOf = ({ stake_minor }: PayingBet, amount_minor: bigint): Due['result'] => {
  if (amount_minor === 0n) return 'lost'
  return amount_minor > stake_minor ? 'won' : 'returned'
}

/** What it has to bring by what is known; null while an open leg can still change it. */
export const dueOf = (bet: PayingBet): Due | null => {
  const { is_decided, least_minor } = gross(bet)
  if (!is_decided) return null
  const credit_minor = isFreeBet(bet) && isReturned(bet) ? bet.stake_minor : 0n
  return { cash_minor: cashOf(bet, least_minor), credit_minor, result: resultOf(bet, least_minor) }
}

/** What it pays per unit of stake when every leg wins, in thousandths. */
export const oddsOf = ({ legs, sizes, odds_of_sets }: Omit<PayingBet, 'stake_minor' | 'purse'>): bigint =>
  odds_of_sets
    ? BigInt(odds_of_sets.at(-1) ?? 0)
    : bestOdds_thousandths({ sizes, stake_minor: 1000n, legs: legs.map((leg) => ({ ...leg, settlement: null })) })
