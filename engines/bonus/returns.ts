/** What a round of one whole stake returns, in whole stakes, and how likely each of them is. Multiples rise; chances add up to one. */
export interface Returns {
  readonly multiples: readonly number[]
  readonly chances: readonly number[]
}

const fine_to = 20
const most_multiple = 200_000

/** Every whole multiple up to twenty, and steps of a twentieth beyond: what is won there is far above what is staked. */
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
 * Returns on the grid of whole stakes. What lies between two points is shared by them so that the mean stays exactly what it is; the
 * spread grows by less than a quarter of a stake, which is why the house's return is kept to and a run of rounds differs little.
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

/** The same shape of wins with exactly this mean: how often the round wins is scaled. For shapes that were counted and not summed. */
export const withMean = ({ multiples, chances }: Returns, mean: number): Returns => {
  const factor = mean / meanOf({ multiples, chances })
  const winning = chances.map((chance, index) => (multiples[index] === 0 ? 0 : chance * factor))
  const losing = 1 - winning.reduce((sum, chance) => sum + chance, 0)
  return { multiples, chances: winning.map((chance, index) => (multiples[index] === 0 ? losing : chance)) }
}
