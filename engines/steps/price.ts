/** Of what a risk is worth, the house keeps so much: every price of a game of steps is 98 % of its fair one, whatever came before. */
const kept_percent = 98n

/** A game of steps pays at most so much, in hundredths of the stake: a step whose price would be above is not offered. */
export const most_price = 1_000_000

/** What takes the price that is in sight. */
export const stop_step = 'stop'
/** Gives the stake back: the house's alone, of a round in which nothing was dared. */
export const leave_step = 'leave'

/** What the house does for whoever does not come back: it takes the price, and where there is none yet it gives the stake back. */
export const stopOrLeave = (offers: readonly { readonly step: string }[]): string =>
  offers.some(({ step }) => step === stop_step) ? stop_step : leave_step

/** The price of what came with a chance of `ways` in `all`: in hundredths of the stake, never rounded up. */
export const priceOf = (ways: bigint, all: bigint): number => Number((all * kept_percent) / ways)

/** The same, as far as the house pays; null above that. */
export const offeredPrice = (ways: bigint, all: bigint): number | null => {
  const price = (all * kept_percent) / ways
  return price > BigInt(most_price) ? null : Number(price)
}
