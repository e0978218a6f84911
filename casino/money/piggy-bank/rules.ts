import { wholeUnits, type Currency } from '#kernel/money/currency.ts'

/** Share of each stake, paid by the house, in hundredths of a percent: a quarter of a percent. */
export const rate_per_10000 = 25n

/**
 * Maximum RTP, in percent, of games that fill the piggy bank. With a house edge of at least three percent, the quarter percent
 * never makes a game favourable to the player.
 */
export const most_rtp = 97

/** `inactive`: nothing in it, and nothing was yet. `broken`: emptied by its player, and not filled since. */
export const piggyStatuses = ['inactive', 'active', 'full', 'broken'] as const
export type PiggyStatus = (typeof piggyStatuses)[number]

/** In whole units: from when the bank may be broken, and how much it holds. */
const boundsInUnits = {
  UAH: { min: 50, max: 500 },
  USD: { min: 2, max: 20 },
  EUR: { min: 2, max: 20 },
  USDT: { min: 2, max: 20 },
} as const satisfies Record<Currency, object>

export interface Bounds {
  readonly min: bigint
  readonly max: bigint
}

/** In minor units. */
export const boundsOf = (currency: Currency): Bounds => {
  const { min, max } = boundsInUnits[currency]
  return { min: wholeUnits(min, currency), max: wholeUnits(max, currency) }
}

/** The shown content of the piggy bank: up to its size; the excess is added after it was broken. */
export const contentOf = (stands: bigint, { max }: Bounds): { readonly amount: bigint; readonly delayed: bigint } =>
  stands > max ? { amount: max, delayed: stands - max } : { amount: stands, delayed: 0n }

/**
 * Adds the share of stakes to a piggy bank, carrying over fractions of a minor unit. As much as it holds may wait as excess; beyond
 * that stakes add nothing until it is broken.
 */
export const topUpOf = (
  stands: bigint,
  carried: bigint,
  staked: bigint,
  { max }: Bounds,
): { readonly amount: bigint; readonly carried: bigint } => {
  const parts = carried + staked * rate_per_10000
  const room = max + max - stands
  const amount = parts / 10_000n
  return amount > room ? { amount: room > 0n ? room : 0n, carried: 0n } : { amount, carried: parts % 10_000n }
}

export const statusOf = (amount: bigint, max: bigint, was_broken: boolean): PiggyStatus => {
  if (amount >= max) return 'full'
  if (amount > 0n) return 'active'
  return was_broken ? 'broken' : 'inactive'
}

/** MB-012: whether the bank may be broken. */
export const isReady = ({
  status,
  amount,
  min,
}: {
  readonly status: PiggyStatus
  readonly amount: number
  readonly min: number
}): boolean => status === 'full' || (amount > 0 && amount >= min)
