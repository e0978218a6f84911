/** Probabilities of the values least, least + unit, least + 2 unit, … Those of one distribution add up to one. */
export interface Distribution {
  readonly least: number
  readonly unit: number
  readonly chances: Float64Array
}

export const certain = (value: number): Distribution => ({ least: value, unit: 1, chances: Float64Array.of(1) })

/** Without the values at both ends that cannot happen. */
export const trimmed = ({ least, unit, chances }: Distribution): Distribution => {
  let [first, end] = [0, chances.length]
  while (first < end - 1 && chances[first] === 0) first += 1
  while (end > first + 1 && chances[end - 1] === 0) end -= 1
  return { least: least + first * unit, unit, chances: chances.subarray(first, end) }
}

/** Of the sum of two independent numbers with the same unit. */
export const sumOf = (one: Distribution, other: Distribution): Distribution => {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1)
  for (let index = 0; index < one.chances.length; index += 1) {
    const chance = one.chances[index]!
    if (chance === 0) continue
    for (let inner = 0; inner < other.chances.length; inner += 1) chances[index + inner]! += chance * other.chances[inner]!
  }
  return { least: one.least + other.least, unit: one.unit, chances }
}

/** The least value up to which at least half of the probability lies. */
export const medianOf = ({ least, unit, chances }: Distribution): number => {
  let sum = 0
  for (let index = 0; index < chances.length; index += 1) {
    sum += chances[index]!
    if (sum >= 0.5 - 1e-12) return least + index * unit
  }
  return least
}

/** What is known of a final score. `cells` (home × size + away) is there where the model knows the two sides together. */
export interface ScoreChances {
  readonly total: Distribution
  readonly margin: Distribution
  readonly home: Distribution
  readonly away: Distribution
  readonly size: number
  readonly cells: Float64Array | null
}

/** Of a square table of scores, all scores from 0:0 on. */
export const scoreChancesOf = (cells: Float64Array, size: number): ScoreChances => {
  const [total, margin] = [new Float64Array(2 * size - 1), new Float64Array(2 * size - 1)]
  const [home_chances, away_chances] = [new Float64Array(size), new Float64Array(size)]
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const chance = cells[home * size + away]!
      if (chance === 0) continue
      total[home + away]! += chance
      margin[home - away + size - 1]! += chance
      home_chances[home]! += chance
      away_chances[away]! += chance
    }
  }
  return {
    total: { least: 0, unit: 1, chances: total },
    margin: { least: 1 - size, unit: 1, chances: margin },
    home: { least: 0, unit: 1, chances: home_chances },
    away: { least: 0, unit: 1, chances: away_chances },
    size,
    cells,
  }
}
