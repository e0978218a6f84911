import type { ByteSource } from '../chance/byte-source.ts'

/** Bonus rules of the ledger, in minor units. */
export interface WageringRules {
  readonly required_minor: number
  readonly contribution_percent: number
  readonly most_stake_minor: number
  /** Maximum amount converted to cash; null without a limit. */
  readonly most_minor: number | null
}

/** A player's balances, as in the ledger. */
export interface Purses {
  readonly cash_minor: number
  readonly bonus_minor: number
  readonly wagered_minor: number
}

/**
 * One round by the rules of the ledger: cash is staked first, the rest from the bonus; the win is split in the proportion of the
 * stake, with the remainder going to cash; the stake counts towards wagering by the game's contribution. Null when the stake would
 * be refused.
 */
export const playRound = (
  { cash_minor, bonus_minor, wagered_minor }: Purses,
  rules: WageringRules,
  { stake_minor, win_minor }: { readonly stake_minor: number; readonly win_minor: number },
): Purses | null => {
  const from_cash = Math.min(stake_minor, cash_minor)
  const from_bonus = stake_minor - from_cash
  if (from_bonus > bonus_minor || (from_bonus > 0 && stake_minor > rules.most_stake_minor)) return null
  const to_bonus = Math.floor((win_minor * from_bonus) / stake_minor)
  const counted = Math.floor((Math.min(stake_minor, rules.most_stake_minor) * rules.contribution_percent) / 100)
  return {
    cash_minor: cash_minor - from_cash + win_minor - to_bonus,
    bonus_minor: bonus_minor - from_bonus + to_bonus,
    wagered_minor: Math.min(rules.required_minor, wagered_minor + counted),
  }
}

export interface Ended {
  readonly is_finished: boolean
  /** Cash at the end, including the converted bonus. */
  readonly cash_minor: number
}

/**
 * A player who stakes the same amount each round until wagering is complete or the balance is too low. `deal` plays a round and
 * returns its win.
 */
export const simulatePlayer = (
  start: Omit<Purses, 'wagered_minor'>,
  rules: WageringRules,
  stake_minor: number,
  deal: () => number,
): Ended => {
  let purses: Purses = { ...start, wagered_minor: 0 }
  while (purses.wagered_minor < rules.required_minor) {
    if (purses.cash_minor + purses.bonus_minor < stake_minor) return { is_finished: false, cash_minor: purses.cash_minor }
    const next = playRound(purses, rules, { stake_minor, win_minor: deal() })
    if (!next) return { is_finished: false, cash_minor: purses.cash_minor }
    purses = next
  }
  const becomes = Math.min(purses.bonus_minor, rules.most_minor ?? purses.bonus_minor)
  return { is_finished: becomes > 0 || purses.cash_minor > 0, cash_minor: purses.cash_minor + becomes }
}

/** Averages over many simulated players, each with half the width of its 99.9 % confidence interval. */
export const simulateMany = (players: number, one: () => Ended) => {
  let [finished, sum, squares] = [0, 0, 0]
  for (let player = 0; player < players; player += 1) {
    const { is_finished, cash_minor } = one()
    finished += Number(is_finished)
    sum += cash_minor
    squares += cash_minor * cash_minor
  }
  const [finish, ends] = [finished / players, sum / players]
  const half = (variance: number): number => 3.291 * Math.sqrt(variance / players)
  return { finish, finish_within: half(finish * (1 - finish)), ends, ends_within: half(squares / players - ends * ends) }
}

/** Plays rounds of a slot at one stake, without events. */
export const dealer =
  (engine: { playCoins(source: ByteSource): number }, source: ByteSource, coin_minor: number): (() => number) =>
  () =>
    engine.playCoins(source) * coin_minor
