import { meanOf, type Returns } from './returns.ts'

/** A bonus as it is played through, everything in whole stakes. */
export interface BonusPlay {
  /** What the bonus is. */
  readonly bonus: number
  /** Cash of the player's own, which is staked first. */
  readonly cash: number
  /** So many rounds meet the wagering. */
  readonly rounds: number
  /** The most that becomes cash; null without a bound. */
  readonly cap: number | null
}

export interface Worth {
  /** The chance that the wagering is met with something left. */
  readonly finish: number
  /** What is cash in the end, on average: the player's own and what the bonus became. In stakes. */
  readonly ends: number
}

/** Chances below this change nothing that anybody could see. */
const nothing = 1e-15

/**
 * One purse of many players who are a chance each: how likely it holds how many stakes. What stands so high that no losing run can
 * empty it any more is summed up apart, by its chance and its mean.
 */
class Purse {
  above = 0
  above_sum = 0
  #chances: Float64Array
  #next: Float64Array
  readonly #returns: Returns
  readonly #mean: number
  /** What the returns from each place on add up to. */
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

  /** Everybody plays one round. Gives the chance that somebody's last stake is lost. */
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

  /** The chance that something is left. */
  left(): number {
    return this.#chances.reduce((sum, chance) => sum + chance, this.above)
  }

  /** The mean of what is left, of each at most `cap`. */
  mean(cap: number | null): number {
    const below = this.#chances.reduce((sum, chance, stands) => sum + chance * (cap === null ? stands : Math.min(stands, cap)), 0)
    return below + (cap === null ? this.above_sum : this.above * cap)
  }
}

/**
 * What a bonus is worth to who stakes one whole stake each round until the wagering is met or nothing is left. Exact: the chances of all
 * that can happen are added up round by round. Cash is staked first, so the bonus stands untouched while there is any; after that its
 * purse plays alone. Yields after each round, for whoever has other things to do meanwhile.
 */
export function* worthRounds({ bonus, cash, rounds, cap }: BonusPlay, returns: Returns): Generator<void, Worth> {
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

/** The same at once. */
export const worthOf = (play: BonusPlay, returns: Returns): Worth => {
  const rounds = worthRounds(play, returns)
  for (;;) {
    const { done, value } = rounds.next()
    if (done) return value
  }
}
