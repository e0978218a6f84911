/** What became of a provider's payments lately. */
export interface ProviderFigures {
  readonly begun: number
  /** The provider gave no page for the order. */
  readonly unanswered: number
  readonly completed: number
  /** Without what players called off or let run out. */
  readonly failed: number
}

export const minutes_looked_at = 30

/** Fewer say nothing. */
const least_begun = 4
const least_finished = 10

/**
 * `down`: it does not answer more often than it does. `failing`: more payments fail than succeed. Where a provider is not offered any more
 * nothing new is counted, so after the time that is looked at it is tried again.
 */
export const healthOf = (figures: ProviderFigures | undefined): 'well' | 'failing' | 'down' => {
  if (!figures) return 'well'
  const { begun, unanswered, completed, failed } = figures
  if (begun >= least_begun && unanswered * 2 > begun) return 'down'
  return completed + failed >= least_finished && failed > completed ? 'failing' : 'well'
}
