const weights = [-1, 5, 7, 9, 4, 6, 10, 5, 7]

/**
 * PR-004: validates a Ukrainian taxpayer number of ten digits: five count the days from the end of 1899 to the birth date, four
 * distinguish people born on the same day, and the last is a check digit.
 */
export const isInn = (typed: string): boolean => {
  if (!/^\d{10}$/.test(typed) || typed.startsWith('00000')) return false
  const digits = [...typed].map(Number)
  const sum = weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0)
  return (((sum % 11) + 11) % 11) % 10 === digits[9]
}

/** The birth date encoded in the number, as `YYYY-MM-DD`. */
export const birthDateOfInn = (inn: string): string =>
  new Date(Date.UTC(1899, 11, 31) + Number(inn.slice(0, 5)) * 86_400_000).toISOString().slice(0, 10)

/** The masked form that is shown. */
export const maskInn = (inn: string): string => `${'•'.repeat(6)}${inn.slice(-4)}`

/** CN-067: games in these currencies can be played without the number. */
const exemptCurrencies: ReadonlySet<string> = new Set(['RUB', 'USD'])

export const isInnExempt = (currency: string): boolean => exemptCurrencies.has(currency)
