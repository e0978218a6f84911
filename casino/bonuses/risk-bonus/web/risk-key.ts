/** The cover of a first deposit, as the last call told it. */
export const riskKey = ['risk-bonus'] as const
