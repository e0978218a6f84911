import type { GameBonus, GameFreeSpins, GameInfo, PlayedRound } from '../contract.ts'
import type { BetData } from './bet-data.ts'

/** What pays stakes in the open game besides cash. */
export interface StakersNow {
  readonly bonus: GameBonus | null
  /** The free spins that are played, or could be; with none left they stay in sight until the player goes on. */
  readonly free: GameFreeSpins | null
  /** The next stake comes from them. */
  readonly is_free: boolean
  /** What they won while the game stands open, minor units. */
  readonly won: number
}

/** With the way to choose between free spins and the player's own purses. */
export interface ChosenStakers extends StakersNow {
  readonly choose: (is_free: boolean) => void
}

export const noStakers: StakersNow = { bonus: null, free: null, is_free: false, won: 0 }

/** The player goes over to cash, or to free spins. Never by itself: what is pressed as a free spin takes no cash. */
export const choseStaker = (known: StakersNow, is_free: boolean): StakersNow => {
  const is_over = known.free?.left === 0
  return { ...known, is_free: is_free && !is_over, free: is_over ? null : known.free, won: is_over ? 0 : known.won }
}

/** A free spin was played: one less is left, whatever was heard of the others. */
export const afterFreeSpin = (known: StakersNow, round: Pick<PlayedRound, 'isFreeSpin' | 'win_minor'>): StakersNow =>
  round.isFreeSpin && known.free
    ? { ...known, free: { ...known.free, left: Math.max(0, known.free.left - 1) }, won: known.won + round.win_minor }
    : known

/** What the house says now. Spins that are over stay in sight, with nothing left, for as long as they are chosen. */
export const withTerms = (known: StakersNow, { bonus, freeSpins }: Pick<GameInfo, 'bonus' | 'freeSpins'>): StakersNow => {
  if (!known.is_free) return { ...known, bonus, free: freeSpins }
  const is_same = freeSpins !== null && freeSpins.id === known.free?.id
  return { ...known, bonus, free: is_same ? freeSpins : known.free && { ...known.free, left: 0 } }
}

/** A round was told: how far the bonus is moves at once. A bonus that began or changed meanwhile is asked for, not guessed. */
export const withWagered = (known: StakersNow, { betsAmount, needBetsAmount }: BetData): StakersNow =>
  known.bonus?.required === needBetsAmount && betsAmount >= known.bonus.wagered
    ? { ...known, bonus: { ...known.bonus, wagered: betsAmount } }
    : known
