/** Distribution of a round's return for a stake of 1, in stakes. Multiples ascend; probabilities add up to one. */
export interface Returns {
  readonly multiples: readonly number[]
  readonly chances: readonly number[]
}

const fine_to = 20
const most_multiple = 200_000

/** Every whole multiple up to twenty, then steps of 5 %, which are fine enough for such large wins. */
const grid: readonly number[] = (() => {
  const points = Array.from({ length: fine_to + 1 }, (_, index) => index)
  for (let last = fine_to; last < most_multiple;) points.push((last = Math.ceil(last * 1.05)))
  return points
})()

const placeBelow = (multiple: number): number => {
  if (multiple < fine_to) return Math.floor(multiple)
  let [low, high] = [fine_to, grid.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((grid[middle] ?? 0) <= multiple) low = middle
    else high = middle
  }
  return low
}

/**
 * The distribution on a grid of whole stakes. A multiple between two grid points is split between them so that the mean stays
 * exact; the standard deviation grows by less than a quarter of a stake.
 */
export const onGrid = (outcomes: Iterable<readonly [multiple: number, chance: number]>): Returns => {
  const sums = new Float64Array(grid.length)
  let all = 0
  for (const [multiple, chance] of outcomes) {
    const below = placeBelow(multiple)
    const [from, to] = [grid[below] ?? 0, grid[below + 1] ?? most_multiple]
    const share = (multiple - from) / (to - from)
    sums[below] = (sums[below] ?? 0) + chance * (1 - share)
    if (share > 0) sums[below + 1] = (sums[below + 1] ?? 0) + chance * share
    all += chance
  }
  const places = grid.map((_, place) => place).filter((place) => (sums[place] ?? 0) > 0)
  return { multiples: places.map((place) => grid[place] ?? 0), chances: places.map((place) => (sums[place] ?? 0) / all) }
}

export const meanOf = ({ multiples, chances }: Returns): number =>
  multiples.reduce((sum, multiple, index) => sum + multiple * (chances[index] ?? 0), 0)

/**
 * The same distribution with exactly this mean, for one that was sampled and not enumerated. What a sample says badly is how often the
 * largest wins fall, so the chance of each win moves in proportion to its size: of all corrections the one that is likeliest by the
 * sample (least chi-square). Throws if it would have to be negative.
 */
export const withMean = ({ multiples, chances }: Returns, mean: number): Returns => {
  const squares = multiples.reduce((sum, multiple, index) => sum + multiple * multiple * (chances[index] ?? 0), 0)
  const tilt = (mean - meanOf({ multiples, chances })) / squares
  if (1 + tilt * (multiples.at(-1) ?? 0) < 0) throw new Error(`the sample is too far from a mean of ${mean}`)
  const winning = chances.map((chance, index) => chance * (1 + tilt * (multiples[index] ?? 0)))
  const lost = 1 - winning.reduce((sum, chance, index) => (multiples[index] === 0 ? sum : sum + chance), 0)
  return { multiples, chances: winning.map((chance, index) => (multiples[index] === 0 ? lost : chance)) }
}
