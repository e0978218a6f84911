/** Recent results of a provider's payments. */
export interface ProviderFigures {
  readonly begun: number
  /** The provider returned no payment page for the order. */
  readonly unanswered: number
  readonly completed: number
  /** Excludes payments that players cancelled or let expire. */
  readonly failed: number
}

export const minutes_looked_at = 30

/** With fewer payments there is no verdict. */
const least_begun = 4
const least_finished = 10

/**
 * `down`: it fails to respond more often than it responds. `failing`: more payments fail than succeed. A provider that is no longer
 * offered gets no new payments, so after the observed period it is tried again.
 */
export const healthOf = (figures: ProviderFigures | undefined): 'well' | 'failing' | 'down' => {
  if (!figures) return 'well'
  const { begun, unanswered, completed, failed } = figures
  if (begun >= least_begun && unanswered * 2 > begun) return 'down'
  return completed + failed >= least_finished && failed > completed ? 'failing' : 'well'
}
