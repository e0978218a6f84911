/** One line of a report. Budgets with a baseline are ratios; the others are plain figures. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly baseline: string
  readonly ratio: string
  readonly budget: string
  readonly holds: boolean
}

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`

export const print = (figures: readonly Figure[]): void => {
  for (const { what, measured, baseline, ratio, budget, holds } of figures)
    console.log(
      [what, measured, baseline, ratio && `ratio ${ratio}`, `budget ${budget}`, holds ? 'holds' : 'MISSED'].filter(Boolean).join(' | '),
    )
}
