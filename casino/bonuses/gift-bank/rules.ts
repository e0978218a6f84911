/** A gift is a twentieth of the deposits that fill the bank. */
export const deposits_per_gift = 20n

/** So long a gift waits for whoever has its code; then the giver's bank is full again. */
export const gift_days = 30

export const gifts_limit = 20

/** So long a payer's bank may still take a deposit back, which then filled nothing: 540 days. */
export const filling_kept_ms = 540 * 86_400_000

/** A code as it is written down: the brand's own beginning and ten letters that nobody mixes up (TH-008). */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeFrom = (brand: string, bytes: Uint8Array): string =>
  `${brand.toUpperCase()}-${[...bytes.subarray(0, 10)].map((byte) => alphabet[byte % alphabet.length]).join('')}`

/** What was typed, as a code of this brand; null for what can be none of its gifts. */
export const giftCodeOf = (brand: string, typed: string): string | null => {
  const code = typed.trim().toUpperCase()
  return new RegExp(`^${brand.toUpperCase()}-[${alphabet}]{10}$`).test(code) ? code : null
}

/** Codes that were typed and are none. */
export const triesByPlayer = { name: 'gift-bank-by-player', count: 10, window_s: 600 } as const
export const triesByNetwork = { name: 'gift-bank-by-network', count: 60, window_s: 600 } as const

/** What the bank asks for, of the gift that it gives. */
export const goalOf = (gift_minor: bigint): bigint => gift_minor * deposits_per_gift

/** What stands in the bank after a deposit: one gift at a time. */
export const filledAfter = (filled_minor: bigint, deposit_minor: bigint, goal_minor: bigint): bigint => {
  const filled = filled_minor + deposit_minor
  return filled > goal_minor ? goal_minor : filled
}

export type GiftFault = 'gift-code-unknown' | 'gift-code-used' | 'gift-code-own' | 'gift-code-over' | 'gift-code-currency'

export interface GiftState {
  readonly giver_id: bigint
  readonly asset: string
  readonly state: 'open' | 'used' | 'returned'
  readonly ends_at: Date
}

/** Why a gift is not for whoever has its code; null where it is. */
export const faultOfGift = (
  gift: GiftState | undefined,
  player: { readonly id: bigint; readonly currency: string },
  now: Date,
): GiftFault | null => {
  if (!gift) return 'gift-code-unknown'
  if (gift.giver_id === player.id) return 'gift-code-own'
  if (gift.state === 'used') return 'gift-code-used'
  if (gift.state === 'returned' || gift.ends_at <= now) return 'gift-code-over'
  return gift.asset === player.currency ? null : 'gift-code-currency'
}
