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
 * Probability distribution of a balance in stakes. Balances so high that no losing streak can empty them any more are kept as one
 * total probability and mean.
 */
class Purse {
  above = 0
  above_sum = 0
  #chances: Float64Array
  #next: Float64Array
  readonly #returns: Returns
  readonly #mean: number
  /** Sums of the returns from each multiple on. */
  readonly #tails: readonly { readonly chance: number; readonly sum: number }[]

  constructor(size: number, returns: Returns) {
    this.#chances = new Float64Array(size)
    this.#next = new Float64Array(size)
    this.#returns = returns
    this.#mean = meanOf(returns)
    const tails = [{ chance: 0, sum: 0 }]
    for (let place = returns.multiples.length - 1; place >= 0; place -= 1) {
      const [multiple = 0, chance = 0, last] = [returns.multiples[place], returns.chances[place], tails[0]!]
      tails.unshift({ chance: last.chance + chance, sum: last.sum + chance * multiple })
    }
    this.#tails = tails
  }

  put(stakes: number, chance: number): void {
    this.#chances[stakes] = this.#chances[stakes]! + chance
  }

  /** Plays one round. Returns the probability that the last stake was lost in it. */
  round(): number {
    const { multiples, chances } = this.#returns
    const size = this.#chances.length
    this.#next.fill(0)
    this.above_sum += this.above * (this.#mean - 1)
    for (let stands = 1; stands < size; stands += 1) {
      const chance = this.#chances[stands]!
      if (chance < nothing) continue
      const rest = stands - 1
      let place = 0
      for (; place < multiples.length && rest + multiples[place]! < size; place += 1)
        this.#next[rest + multiples[place]!] = this.#next[rest + multiples[place]!]! + chance * chances[place]!
      const tail = this.#tails[place]!
      this.above += chance * tail.chance
      this.above_sum += chance * (tail.sum + rest * tail.chance)
    }
    const lost = this.#next[0]!
    this.#next[0] = 0
    ;[this.#chances, this.#next] = [this.#next, this.#chances]
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
 * cash. Yields after each round, so that a caller can let other work run in between.
 */
export function* worthRounds({ bonus: given, spins = 0, cash, rounds, cap }: BonusPlay, returns: Returns): Generator<void, Worth> {
  const bonus = given + spins
  const own = new Purse(Math.max(rounds, cash) + 2, returns)
  const purse = new Purse(Math.max(rounds, bonus) + (cap ?? 0) + 2, returns)
  if (cash > 0) own.put(cash, 1)
  else purse.put(bonus, 1)
  for (let round = 0; round < rounds; round += 1) {
    purse.round()
    if (cash > 0) purse.put(bonus, own.round())
    yield
  }
  const untouched = own.left()
  const becomes = untouched * (cap === null ? bonus : Math.min(bonus, cap)) + purse.mean(cap)
  return { finish: untouched + purse.left(), ends: own.mean(null) + becomes }
}

/** The same, computed without pauses. */
export const worthOf = (play: BonusPlay, returns: Returns): Worth => {
  const rounds = worthRounds(play, returns)
  for (;;) {
    const { done, value } = rounds.next()
    if (done) return value
  }
}
