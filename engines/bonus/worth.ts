import { meanOf, type Returns } from './returns.ts'

/** A bonus to be wagered; amounts in stakes. */
export interface BonusPlay {
  /** The bonus amount. */
  readonly bonus: number
  /** The average win of the free spins that is added to the bonus balance before the first round; 0 if their wins are cash. */
  readonly spins?: number
  /** The player's cash, which is staked first. */
  readonly cash: number
  /** Number of rounds that complete the wagering. */
  readonly rounds: number
  /** Maximum amount converted to cash; null without a limit. */
  readonly cap: number | null
}

export interface Worth {
  /** Probability of completing the wagering with a positive balance. */
  readonly finish: number
  /** Expected cash at the end, in stakes, including the converted bonus. */
  readonly ends: number
}

/** Probabilities below this are dropped as negligible. */
const nothing = 1e-15

/**
 * Probability distribution of a balance in stakes, while so many rounds are still to be played. Balances so high that no losing streak
 * can empty them any more are kept as one total probability and mean; with each round that was played these begin one stake lower.
 */
class Purse {
  above = 0
  above_sum = 0
  /** Balances from here on are those that cannot be emptied any more. */
  #size: number
  #chances: Float64Array
  #next: Float64Array
  readonly #multiples: Float64Array
  readonly #odds: Float64Array
  readonly #mean: number
  /** Sums of the chances, and of what they return, from each multiple on. */
  readonly #tail_chances: Float64Array
  readonly #tail_sums: Float64Array

  constructor(size: number, returns: Returns) {
    const { multiples, chances } = returns
    this.#size = size
    this.#chances = new Float64Array(size)
    this.#next = new Float64Array(size)
    this.#multiples = Float64Array.from(multiples)
    this.#odds = Float64Array.from(chances)
    this.#mean = meanOf(returns)
    this.#tail_chances = new Float64Array(multiples.length + 1)
    this.#tail_sums = new Float64Array(multiples.length + 1)
    for (let place = multiples.length - 1; place >= 0; place -= 1) {
      const [multiple, chance] = [this.#multiples[place]!, this.#odds[place]!]
      this.#tail_chances[place] = this.#tail_chances[place + 1]! + chance
      this.#tail_sums[place] = this.#tail_sums[place + 1]! + chance * multiple
    }
  }

  put(stakes: number, chance: number): void {
    if (stakes < this.#size) this.#chances[stakes] = this.#chances[stakes]! + chance
    else {
      this.above += chance
      this.above_sum += chance * stakes
    }
  }

  /** Plays one round. Returns the probability that the last stake was lost in it. */
  round(): number {
    // Millions of additions a round: what they touch stands in variables, and each multiple runs over all balances in order.
    const [chances, next, multiples, odds, size] = [this.#chances, this.#next, this.#multiples, this.#odds, this.#size - 1]
    let [above, above_sum] = [this.above, this.above_sum + this.above * (this.#mean - 1)]
    let most = size
    while (most > 0 && chances[most]! < nothing) most -= 1
    next.fill(0)
    for (let place = 0; place < multiples.length; place += 1) {
      const [gain, chance] = [multiples[place]! - 1, odds[place]!]
      const last = Math.min(most, size - 1 - gain)
      for (let stands = 1; stands <= last; stands += 1) next[stands + gain] = next[stands + gain]! + chances[stands]! * chance
    }
    // From each balance, the multiples that lead beyond `size`: the higher the balance, the more of them.
    let place = multiples.length
    for (let stands = 1; stands <= most; stands += 1) {
      while (place > 0 && stands - 1 + multiples[place - 1]! >= size) place -= 1
      const [chance, tail] = [chances[stands]!, this.#tail_chances[place]!]
      above += chance * tail
      above_sum += chance * (this.#tail_sums[place]! + (stands - 1) * tail)
    }
    const lost = next[0]!
    next[0] = 0
    ;[this.#chances, this.#next, this.#size, this.above, this.above_sum] = [next, chances, size, above, above_sum]
    return lost
  }

  /** Probability that the balance is positive. */
  left(): number {
    return this.#chances.reduce((sum, chance) => sum + chance, this.above)
  }

  /** Expected balance, each capped at `cap`. */
  mean(cap: number | null): number {
    const below = this.#chances.reduce((sum, chance, stands) => sum + chance * (cap === null ? stands : Math.min(stands, cap)), 0)
    return below + (cap === null ? this.above_sum : this.above * cap)
  }
}

/**
 * The expected value of a bonus for a player who stakes one unit each round until wagering is complete or the balance is zero.
 * Exact: the probability distribution is advanced round by round. Cash is staked first, so the bonus does not change while there is
 * cash. Thousands of rounds take a second or more of a core.
 */
export const worthOf = ({ bonus: given, spins = 0, cash, rounds, cap }: BonusPlay, returns: Returns): Worth => {
  const bonus = given + spins
  const own = new Purse(rounds + 2, returns)
  const purse = new Purse(rounds + (cap ?? 0) + 2, returns)
  if (cash > 0) own.put(cash, 1)
  else purse.put(bonus, 1)
  for (let round = 0; round < rounds; round += 1) {
    purse.round()
    if (cash > 0) purse.put(bonus, own.round())
  }
  const untouched = own.left()
  const becomes = untouched * (cap === null ? bonus : Math.min(bonus, cap)) + purse.mean(cap)
  return { finish: untouched + purse.left(), ends: own.mean(null) + becomes }
}
