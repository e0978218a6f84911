/** how long a chosen currency cannot be changed. */
export const currency_stays_ms = 30 * 24 * 60 * 60 * 1000

export interface CurrencyStepTaken {
  readonly from: string
  readonly to: string
  readonly at: Date
  /** A return to the previous currency: it corrects a mistake and does not count as a choice. */
  readonly is_return: boolean
}

export interface CurrencyChoice {
  /** When any currency may be chosen again; null if it may be now. */
  readonly free_at: Date | null
  /** The only currency that may be returned to before that. */
  readonly returns_to: string | null
}

/** Which currencies may be chosen at a moment, given the changes so far, newest first. */
export const currencyChoice = (steps: readonly CurrencyStepTaken[], now: Date): CurrencyChoice => {
  const chosen = steps.find(({ is_return }) => !is_return)
  const free_ms = chosen ? chosen.at.getTime() + currency_stays_ms : 0
  if (!chosen || now.getTime() >= free_ms) return { free_at: null, returns_to: null }
  return { free_at: new Date(free_ms), returns_to: steps[0] === chosen ? chosen.from : null }
}
