/** One row of the benchmark table. A ratio compares with a baseline measured in alternation on the same machine. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly baseline: string
  readonly ratio: string
  readonly budget: string
  readonly holds: boolean
}

/** The quantile `part` of the values; NaN if there are none. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const lineOf = ({ what, measured, baseline, ratio, budget, holds }: Figure): string =>
  [what, measured, baseline, ratio && `ratio ${ratio}`, `budget ${budget}`, holds ? 'holds' : 'MISSED'].filter(Boolean).join(' | ')
