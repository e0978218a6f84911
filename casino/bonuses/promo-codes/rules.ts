/** Normalises a typed code: trimmed, in capitals. */
export const normalised = (typed: string): string => typed.trim().toUpperCase()

/** The format of codes; anything else is refused without a database query. */
export const codePattern = '^[A-Z0-9][A-Z0-9-]{2,39}$'
export const isCode = (code: string): boolean => new RegExp(codePattern).test(code)

/** Rate limit of wrong codes: more than anyone mistypes, far fewer than guessing needs. */
export const triesByPlayer = { name: 'promo-codes-by-player', count: 10, window_s: 600 } as const
export const triesByNetwork = { name: 'promo-codes-by-network', count: 60, window_s: 600 } as const

export type CodeFault = 'promo-code-unknown' | 'promo-code-over' | 'promo-code-used-up' | 'promo-code-currency' | 'promo-code-not-yours'

export interface CodeState {
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly most_uses: number
  readonly used: number
  /** Brands in which it is valid; all if none is named. */
  readonly currencies: readonly string[]
  /** It is for certain players only, and this is not one of them. */
  readonly is_for_others: boolean
}

/** Why a code is not valid for a player; null if it is. A code that is not valid yet counts as unknown. */
export const faultOf = (code: CodeState | undefined, currency: string, now: Date): CodeFault | null => {
  if (!code || (code.starts_at !== null && code.starts_at > now)) return 'promo-code-unknown'
  if (code.ends_at !== null && code.ends_at <= now) return 'promo-code-over'
  if (code.is_for_others) return 'promo-code-not-yours'
  if (code.currencies.length > 0 && !code.currencies.includes(currency)) return 'promo-code-currency'
  return code.used >= code.most_uses ? 'promo-code-used-up' : null
}
