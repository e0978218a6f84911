/** EN-110: a won bet as the feed shows it. */
export interface FeedWin {
  readonly id: string
  readonly betType: 'single' | 'multi'
  /** What it paid for each unit of its stake, in thousandths. */
  readonly coefficient: number
  /** Minor units of `currency`. */
  readonly winAmount: number
  /** The same in minor units of the house's measure, by which settings are meant. */
  readonly measured: number
}

/** EN-111. Coefficients in thousandths, wins in minor units of the house's measure, delay in seconds. */
export interface FeedSettings {
  readonly viewMinCoefficientSingle: number
  readonly viewMinCoefficientMulti: number
  readonly viewMinWinSingle: number
  readonly viewMinWinMulti: number
  readonly maxLimit: number
  readonly delaySeconds: number
}

/** RTM-013: the public channel of what was won. */
export const wins_channel = 'wins'

/** CN-042. */
export const default_max_limit = 20

/** What the house shows: a win worth looking at, by its odds or by its size. In hryvnias' minor units. */
export const feedSettings: FeedSettings = {
  viewMinCoefficientSingle: 2_500,
  viewMinCoefficientMulti: 5_000,
  viewMinWinSingle: 100_000,
  viewMinWinMulti: 200_000,
  maxLimit: default_max_limit,
  delaySeconds: 4,
}

/** Odds of a large accumulator go beyond what the feed has room for. */
const most_coefficient = 1_000_000_000

interface PaidBet {
  readonly paid_minor: number
  readonly stake_minor: number
  /** With every leg won. */
  readonly odds_thousandths: number
}

/**
 * What a bet paid for each unit of its stake, in thousandths: the odds of the whole say too much where legs were void, or won in part.
 * Rounded up, as the payout was cut, and never beyond those odds.
 */
export const coefficientOf = ({ paid_minor, stake_minor, odds_thousandths }: PaidBet): number => {
  if (stake_minor <= 0) return 0
  const stake = BigInt(stake_minor)
  const paid_thousandths = Number((BigInt(paid_minor) * 1000n + stake - 1n) / stake)
  return Math.min(paid_thousandths, odds_thousandths, most_coefficient)
}

/** SP-013: its coefficient or its amount is enough for its kind of bet. */
export const isShown = ({ betType, coefficient, measured }: Omit<FeedWin, 'id'>, settings: FeedSettings): boolean =>
  betType === 'single'
    ? coefficient >= settings.viewMinCoefficientSingle || measured >= settings.viewMinWinSingle
    : coefficient >= settings.viewMinCoefficientMulti || measured >= settings.viewMinWinMulti

export interface Feed<W extends FeedWin> {
  /** Newest first. */
  readonly shown: readonly W[]
  /** Wins that wait for their turn, the oldest first. */
  readonly waiting: readonly W[]
}

const capped = <W extends FeedWin>(wins: readonly W[], { maxLimit }: FeedSettings): readonly W[] => wins.slice(0, maxLimit)

/** A feed begins with the newest wins that pass. */
export const beginFeed = <W extends FeedWin>(wins: readonly W[], settings: FeedSettings): Feed<W> => ({
  shown: capped(
    wins.filter((win) => isShown(win, settings)),
    settings,
  ),
  waiting: [],
})

/** SP-014, SP-015: a new win is shown at once, or waits for the next release where the feed has a delay. */
export const addWin = <W extends FeedWin>(feed: Feed<W>, win: W, settings: FeedSettings): Feed<W> => {
  if (!isShown(win, settings) || [...feed.shown, ...feed.waiting].some(({ id }) => id === win.id)) return feed
  if (settings.delaySeconds > 0) return { ...feed, waiting: [...feed.waiting, win] }
  return { ...feed, shown: capped([win, ...feed.shown], settings) }
}

/** SP-015, SP-016: once in every delay one win is released; when none waits, the oldest that is shown comes again under a new id. */
export const release = <W extends FeedWin>(feed: Feed<W>, new_id: string, settings: FeedSettings): Feed<W> => {
  const [next, ...waiting] = feed.waiting
  if (next) return { shown: capped([next, ...feed.shown], settings), waiting }
  const oldest = feed.shown.at(-1)
  if (!oldest) return feed
  return { ...feed, shown: [{ ...oldest, id: new_id }, ...feed.shown.slice(0, -1)] }
}
