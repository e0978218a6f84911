import type { GamePlay, PlayedRound } from '../contract.ts'
import { isCelebrated } from '../rules.ts'

/** The in-game popup states of the specification (GA-009 … GA-013). */
export type SaidState = 'empty-balance' | 'bet-over-balance' | 'demo-win' | 'demo-big-win' | 'bet-balance-empty'

export interface Said {
  readonly state: SaidState
  readonly balance_minor: number
  /** The largest stake that fits, where there is one. */
  readonly fitting_minor: number | null
}

/** What is said of a stake that cannot be taken, in a card; of a win in the demo a short message is enough. */
export type StakeSaid = Said & { readonly state: Exclude<SaidState, 'demo-win' | 'demo-big-win'> }

type Purse = Pick<GamePlay, 'isMoney' | 'stakes'>

const big_multiple = 20

/** The largest choice of the grid that the balance covers. */
export const fittingStake = ({ stakes }: Purse, balance_minor: number): number | null => {
  if (!stakes.exact) return balance_minor >= stakes.least_minor ? balance_minor : null
  return stakes.choices.filter((choice) => choice <= balance_minor).at(-1) ?? null
}

/** What a stake above the balance is answered with: nothing left to play with, or too much at once. */
export const saidOfStake = (purse: Purse, stake_minor: number, balance_minor: number): StakeSaid | null => {
  if (stake_minor <= balance_minor) return null
  const fitting_minor = fittingStake(purse, balance_minor)
  const state = fitting_minor !== null ? 'bet-over-balance' : purse.isMoney ? 'empty-balance' : 'bet-balance-empty'
  return { state, balance_minor, fitting_minor }
}

/**
 * A win in the demo is called by its name once in a session: what it is and what it is not. Nobody is sent to the cash desk
 * for it.
 */
export const saidOfRound = (purse: Purse, round: PlayedRound, balance_minor: number, said_before: ReadonlySet<SaidState>): Said | null => {
  if (purse.isMoney || !isCelebrated(round.stake_minor, round.win_minor)) return null
  const state = round.win_minor >= round.stake_minor * big_multiple ? 'demo-big-win' : 'demo-win'
  return said_before.has(state) ? null : { state, balance_minor, fitting_minor: null }
}
