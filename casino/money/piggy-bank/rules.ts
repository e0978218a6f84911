import { wholeUnits, type Currency } from '#kernel/money/currency.ts'

/** Of each stake this many hundredths of a per cent go into the bank, from the house: a quarter of a per cent. */
export const rate_per_10000 = 25n

/**
 * The highest return, in per cent, of a game whose stakes fill the bank. The house keeps three per cent or more of what is staked there,
 * so the quarter that it gives never turns a game to the player's favour: nobody is paid for staking without end.
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

/** What stands in the purse, as the bank shows it: up to its size; what is beyond waits until it was broken. */
export const contentOf = (stands: bigint, { max }: Bounds): { readonly amount: bigint; readonly delayed: bigint } =>
  stands > max ? { amount: max, delayed: stands - max } : { amount: stands, delayed: 0n }

/**
 * What stakes bring into a bank where so much stands: the rate, with the parts of a unit carried on to the next stake. As much may wait
 * as the bank holds; beyond that stakes bring nothing until it is broken.
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
