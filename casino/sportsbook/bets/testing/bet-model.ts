/** How much of a stake a settled leg brings: of `over` parts `won` at the odds, `back` without. */
type Share = readonly [won: bigint, back: bigint, over: bigint]
export type Outcome = 'home' | 'draw' | 'away' | 'over' | 'under'
/** Goals of both sides; 'abandoned' was never played to its end. */
export type Score = readonly [home: number, away: number] | 'abandoned'

export interface ModelEvent {
  is_live: boolean
  is_stopped: boolean
  score: Score | null
  readonly markets: { readonly result: ModelMarket; readonly total: ModelMarket }
}

export interface ModelMarket {
  state: 'open' | 'closed' | 'settled'
  is_void: boolean
  odds: Partial<Record<Outcome, number>>
}

export interface ModelLeg {
  readonly event: ModelEvent
  readonly market: ModelMarket
  readonly outcome: Outcome
  odds: number
  readonly is_banker: boolean
  settled: Share | null
}

export interface ModelBet {
  readonly legs: readonly ModelLeg[]
  readonly sizes: readonly number[]
  readonly takes_any: boolean
  stake: bigint
  state: 'pending' | 'accepted' | 'rejected' | 'settled' | 'cashed-out'
  paid: bigint
  owed: bigint
  cashed: bigint
}

const whole: Share = [1n, 0n, 1n]
const nothing: Share = [0n, 0n, 1n]
const back: Share = [0n, 1n, 1n]

/** Spelt out by hand for a line of 2.25: two goals are half a push and half a loss for the over. */
const ofTotal = (goals: number, outcome: Outcome): Share => {
  if (goals === 2) return outcome === 'over' ? [0n, 1n, 2n] : [1n, 1n, 2n]
  return goals > 2 === (outcome === 'over') ? whole : nothing
}

const shareOf = (score: Score, outcome: Outcome): Share => {
  if (score === 'abandoned') return back
  const [home, away] = score
  if (outcome === 'over' || outcome === 'under') return ofTotal(home + away, outcome)
  if (outcome === 'draw') return home === away ? whole : nothing
  return outcome === (home > away ? 'home' : 'away') && home !== away ? whole : nothing
}

/** Every combination, listed: what the engine counts without listing. */
const combinations = (bet: ModelBet): ModelLeg[][] => {
  const bankers = bet.legs.filter(({ is_banker }) => is_banker)
  const free = bet.legs.filter(({ is_banker }) => !is_banker)
  return Array.from({ length: 2 ** free.length }, (_, bits) => free.filter((_leg, index) => (bits >> index) % 2 === 1))
    .filter(({ length }) => bet.sizes.includes(length))
    .map((some) => [...bankers, ...some])
}

/** Exact, as [numerator, denominator], of the stake on all combinations; `factorOf` is a leg's, as a ratio. */
const worth = (bet: ModelBet, stake: bigint, factorOf: (leg: ModelLeg) => readonly [bigint, bigint]): readonly [bigint, bigint] => {
  const each = combinations(bet).map((legs) =>
    legs.map(factorOf).reduce(([top, bottom], [one, other]) => [top * one, bottom * other] as const, [1n, 1n] as const),
  )
  const [top, bottom] = each.reduce(([a, b], [c, d]) => [a * d + c * b, b * d] as const, [0n, 1n] as const)
  return [top * stake, bottom * BigInt(each.length)]
}

const factor = (odds: number, [won, returned, over]: Share): readonly [bigint, bigint] => [
  won * BigInt(odds) + returned * 1000n,
  over * 1000n,
]

const returnIf = (bet: ModelBet, open: Share): bigint => {
  const [top, bottom] = worth(bet, bet.stake, ({ odds, settled }) => factor(odds, settled ?? open))
  return top / bottom
}

/** Sport bets of one player, kept in memory in the plainest way that there is. */
export class BetModel {
  cash = 0n
  readonly bets: ModelBet[] = []

  isOpen(leg: Pick<ModelLeg, 'event' | 'market'>): boolean {
    return leg.market.state === 'open' && !leg.event.is_stopped
  }

  place(bet: ModelBet): boolean {
    if (!bet.legs.every((leg) => this.isOpen(leg)) || bet.stake > this.cash) return false
    this.cash -= bet.stake
    bet.state = bet.legs.some(({ event }) => event.is_live) ? 'pending' : 'accepted'
    this.bets.push(bet)
    return true
  }

  /** The delay of what is being played is over. */
  decide(): void {
    for (const bet of this.bets.filter(({ state }) => state === 'pending')) {
      const stands = bet.legs.every((leg) => this.isOpen(leg) && (bet.takes_any || leg.market.odds[leg.outcome] === leg.odds))
      bet.state = stands ? 'accepted' : 'rejected'
      if (stands) for (const leg of bet.legs) leg.odds = leg.market.odds[leg.outcome] ?? 0
      else this.cash += bet.stake
      if (!stands) bet.stake = 0n
    }
  }

  offer(bet: ModelBet, stake: bigint, chance_millionths: (leg: ModelLeg) => bigint): bigint {
    const open = bet.legs.filter(({ settled }) => !settled)
    if (bet.state !== 'accepted' || bet.paid > 0n || open.length === 0 || !open.every((leg) => this.isOpen(leg))) return 0n
    const [top, bottom] = worth(bet, stake, (leg) =>
      leg.settled ? factor(leg.odds, leg.settled) : [chance_millionths(leg) * BigInt(leg.odds), 1_000_000_000n],
    )
    return (top * 96n) / (bottom * 100n)
  }

  cashOut(bet: ModelBet, stake: bigint, paid: bigint): void {
    this.cash += paid
    bet.stake -= stake
    bet.cashed += paid
    if (bet.stake === 0n) bet.state = 'cashed-out'
  }

  /** Legs follow their markets; bets whose legs changed are looked at: first what is paid, then what is taken back, in order. */
  follow(): void {
    const touched = this.bets.filter((bet) => {
      const before = bet.legs.map(({ settled }) => String(settled))
      for (const leg of bet.legs) leg.settled = this.#shareNow(leg)
      return ['accepted', 'settled'].includes(bet.state) && bet.legs.some(({ settled }, index) => String(settled) !== before[index])
    })
    const dues = touched.map((bet) => ({ bet, due: this.#due(bet) }))
    for (const { bet, due } of dues) if (due !== null && due >= bet.paid) this.#pay(bet, due)
    for (const { bet, due } of dues) if (due !== null && due < bet.paid) this.#takeBack(bet, due)
    for (const { bet, due } of dues) bet.state = due === null ? 'accepted' : 'settled'
  }

  #shareNow({ event, market, outcome }: ModelLeg): Share | null {
    if (market.state !== 'settled') return null
    return market.is_void ? back : event.score && shareOf(event.score, outcome)
  }

  /** Null while an open leg can change it. */
  #due(bet: ModelBet): bigint | null {
    const open = (share: Share) => worth(bet, 1_000_000n, ({ odds, settled }) => factor(odds, settled ?? share))
    const [[a, b], [c, d]] = [open(nothing), open(whole)]
    return a * d === c * b ? returnIf(bet, nothing) : null
  }

  #pay(bet: ModelBet, due: bigint): void {
    this.cash += due - bet.paid
    bet.paid = due
    bet.owed = 0n
  }

  #takeBack(bet: ModelBet, due: bigint): void {
    const wanted = bet.paid - due
    const taken = wanted < this.cash ? wanted : this.cash
    this.cash -= taken
    bet.owed = wanted - taken
    bet.paid = due + bet.owed
  }
}
