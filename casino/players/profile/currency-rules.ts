/** so long a currency stays, once it was chosen. */
export const currency_stays_ms = 30 * 24 * 60 * 60 * 1000

export interface CurrencyStepTaken {
  readonly from: string
  readonly to: string
  readonly at: Date
  /** Back to where the step before came from: a mistake that was corrected, and no choice of its own. */
  readonly is_return: boolean
}

export interface CurrencyChoice {
  /** When any currency may be chosen again; null where it may be now. */
  readonly free_at: Date | null
  /** The one currency that may be gone back to meanwhile. */
  readonly returns_to: string | null
}

/** What may be chosen at a moment, after these steps, newest first. */
export const currencyChoice = (steps: readonly CurrencyStepTaken[], now: Date): CurrencyChoice => {
  const chosen = steps.find(({ is_return }) => !is_return)
  const free_ms = chosen ? chosen.at.getTime() + currency_stays_ms : 0
  if (!chosen || now.getTime() >= free_ms) return { free_at: null, returns_to: null }
  return { free_at: new Date(free_ms), returns_to: steps[0] === chosen ? chosen.from : null }
}
