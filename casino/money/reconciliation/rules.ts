/** A money movement as recorded by one side: our books, or the provider's report. */
export interface SettledOrder {
  readonly kind: 'payment' | 'payout'
  /** The house's number of the payment or the payout. */
  readonly order: string
  /** Minor units. */
  readonly amount_minor: bigint
  readonly currency: string
  readonly at: Date
}

/**
 * `missing-here`: the provider moved it, and the house's books say nothing of it. `missing-there`: the other way round. `amount-differs`:
 * both have it, with other amounts or currencies.
 */
export const differenceKinds = ['missing-here', 'missing-there', 'amount-differs'] as const

export interface Difference {
  readonly what: (typeof differenceKinds)[number]
  readonly kind: SettledOrder['kind']
  readonly order: string
  readonly ours: SettledOrder | null
  readonly theirs: SettledOrder | null
}

export interface Period {
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

const keyOf = ({ kind, order }: SettledOrder): string => `${kind} ${order}`
const byKey = (orders: readonly SettledOrder[]): ReadonlyMap<string, SettledOrder> => new Map(orders.map((order) => [keyOf(order), order]))

/** Tolerance between the two sides' clocks for one order. */
export const margin_ms = 86_400_000

export const widened = ({ from, to }: Period): Period => ({
  from: new Date(from.getTime() - margin_ms),
  to: new Date(to.getTime() + margin_ms),
})

/**
 * Differences between two sides in a period. Both lists extend a day beyond it, so that an order dated differently is not a
 * difference. Duplicates count once, with their last state.
 */
export const differencesOf = (ours: readonly SettledOrder[], theirs: readonly SettledOrder[], { from, to }: Period): Difference[] => {
  const within = ({ at }: SettledOrder): boolean => at >= from && at < to
  const [here, there] = [byKey(ours), byKey(theirs)]
  const found: Difference[] = []
  for (const [key, own] of here) {
    const other = there.get(key) ?? null
    const { kind, order } = own
    if (!other) {
      if (within(own)) found.push({ what: 'missing-there', kind, order, ours: own, theirs: null })
    } else if ((within(own) || within(other)) && (own.amount_minor !== other.amount_minor || own.currency !== other.currency))
      found.push({ what: 'amount-differs', kind, order, ours: own, theirs: other })
  }
  for (const [key, other] of there)
    if (!here.has(key) && within(other))
      found.push({ what: 'missing-here', kind: other.kind, order: other.order, ours: null, theirs: other })
  return found
}

/** A line of a provider's file: `payment;10005;200.00;UAH;2026-11-23T04:00:00Z`. Undefined for what is none. */
export const orderOfLine = (line: string, exponentOf: (currency: string) => number): SettledOrder | undefined => {
  const [, kind, order, whole, part = '', currency, moment] =
    /^(payment|payout)[;,](\d{1,18})[;,](\d{1,15})(?:\.(\d{1,8}))?[;,]([A-Z]{3,5})[;,](\S{20,30})$/.exec(line.trim()) ?? []
  const at = new Date(moment ?? '')
  if (!kind || !order || !whole || !currency || Number.isNaN(at.getTime())) return undefined
  const exponent = exponentOf(currency)
  if (part.length > exponent) return undefined
  const amount_minor = BigInt(whole + part.padEnd(exponent, '0'))
  return { kind: kind === 'payout' ? 'payout' : 'payment', order, amount_minor, currency, at }
}
