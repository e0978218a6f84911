import type { PlayerBalance } from '#casino/money/wallet/contract.ts'
import type { GameBonus, GamePlay, PlayedRound } from '../contract.ts'
import { isCelebrated } from '../rules.ts'

/** The in-game popup states: of the specification (GA-009 … GA-013), and what the house tells of an open round (RTM-060). */
export type SaidState =
  | 'empty-balance'
  | 'bet-over-balance'
  | 'bonus-stake-too-high'
  | 'demo-win'
  | 'demo-big-win'
  | 'bet-balance-empty'
  | 'round-ended'

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

/**
 * WA-003, A-024: nothing to play this game with for money: no cash, no bonus money, and no free spins that are for this game.
 */
export const isZeroBalance = ({ balance, bonus }: Pick<PlayerBalance, 'balance' | 'bonus'>, slug: string): boolean =>
  balance === 0 && bonus.balance === 0 && !(bonus.fsRemain > 0 && bonus.games.includes(slug))

/** What may be staked at once: cash first, and bonus money where this game takes it, up to what its terms let stake with it. */
const reachOf = (balance_minor: number, bonus: GameBonus | null): { readonly all: number; readonly capped: boolean } => {
  if (!bonus?.isStaked || bonus.balance === 0) return { all: balance_minor, capped: false }
  const with_bonus = balance_minor + bonus.balance
  const most = Math.max(balance_minor, bonus.mostStake ?? with_bonus)
  return { all: Math.min(with_bonus, most), capped: most < with_bonus }
}

/**
 * What a stake that cannot be taken is answered with, before the house refuses it: nothing left to play with, too much at once, or more than
 * the terms of the bonus let stake with its money.
 */
export const saidOfStake = (purse: Purse, stake_minor: number, balance_minor: number, bonus: GameBonus | null = null): StakeSaid | null => {
  const { all, capped } = reachOf(balance_minor, bonus)
  if (stake_minor <= all) return null
  const fitting_minor = fittingStake(purse, all)
  if (bonus && capped && stake_minor <= balance_minor + bonus.balance)
    return { state: 'bonus-stake-too-high', balance_minor, fitting_minor }
  const state = fitting_minor !== null ? 'bet-over-balance' : purse.isMoney ? 'empty-balance' : 'bet-balance-empty'
  return { state, balance_minor, fitting_minor }
}

/** The same of a press in the open game. `standing` is what the player has besides cash; a guest has nothing. */
export const saidOfPress = (
  play: Purse & Pick<GamePlay, 'slug'>,
  stake_minor: number,
  balance_minor: number,
  bonus: GameBonus | null,
  standing: PlayerBalance['bonus'] | undefined,
): StakeSaid | null =>
  play.isMoney && stake_minor > 0 && standing && isZeroBalance({ balance: balance_minor, bonus: standing }, play.slug)
    ? { state: 'empty-balance', balance_minor, fitting_minor: null }
    : saidOfStake(play, stake_minor, balance_minor, bonus)

/**
 * A win in the demo is called by its name once in a session: what it is and what it is not. Nobody is sent to the cash desk
 * for it.
 */
export const saidOfRound = (purse: Purse, round: PlayedRound, balance_minor: number, said_before: ReadonlySet<SaidState>): Said | null => {
  if (purse.isMoney || !isCelebrated(round.stake_minor, round.win_minor)) return null
  const state = round.win_minor >= round.stake_minor * big_multiple ? 'demo-big-win' : 'demo-win'
  return said_before.has(state) ? null : { state, balance_minor, fitting_minor: null }
}
