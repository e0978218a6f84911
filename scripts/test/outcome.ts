/** Numbers of passed and failed checks or tests of one kind. */
export interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
}

export const sumOf = (outcomes: readonly Outcome[]): { passed: number; failed: number } => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
})

/** The summary line at the end. */
export const closingLine = (outcomes: readonly Outcome[]): string => {
  const { passed, failed } = sumOf(outcomes)
  return `${passed} passed, ${failed} failed`
}
