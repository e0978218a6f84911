import { useEffect, useMemo, useState } from 'react'
import { useSlip, type Selection } from '#casino/sportsbook/lobby/extensions.ts'
import { payoutRange } from '#engines/sport/bets/bet.ts'
import { isOdds } from '#engines/sport/odds/odds.ts'
import { pointOf, typedAmount } from '#kernel/money/amount-text.ts'
import { useLanguage } from '#kernel/web/texts/use-text.tsx'
import type { Quoted, SlipQuote } from '../contract.ts'
import { openBet, type BetType, type OddsChange, type Slip } from '../rules.ts'
import { askBetsAnew, usePendingBets, useQuote } from './bet-queries.ts'
import { placeOrder, type Order } from './place-order.ts'
import { asTheyStand, outcomeOf, wholeOutcome } from './slip-outcome.ts'
import { placedNow, setPlaced, setSlip, slipState, usePlaced, useSlipState } from './slip-state.ts'
import { systemsOf } from './systems.ts'

const change_key = 'sport-odds-change'
const isChange = (value: string | null): value is OddsChange => value === 'none' || value === 'higher' || value === 'any'

/** Which odds changes this device accepts. Read after hydration: the server-rendered page assumes "ask". */
const useOddsChange = () => {
  const [change, setChange] = useState<OddsChange>('none')
  useEffect(() => {
    const kept = localStorage.getItem(change_key)
    if (isChange(kept)) setChange(kept)
  }, [])
  const choose = (next: OddsChange): void => {
    setChange(next)
    localStorage.setItem(change_key, next)
  }
  return { change, choose }
}

/**
 * Bet types that these selections allow, the likeliest first. Selections of one match form a builder, because their odds must not
 * be multiplied.
 */
const kindsFor = (selections: readonly Selection[]): readonly BetType[] => {
  if (selections.length < 2) return ['single']
  if (new Set(selections.map(({ eventId }) => eventId)).size === 1) return ['builder', 'single']
  return selections.length > 2 ? ['multi', 'single', 'system'] : ['multi', 'single']
}

/** The bet that the selections make: its type, its system and its bankers. */
const useKind = (selections: readonly Selection[]) => {
  const { wanted, bankers, system_id } = useSlipState()
  const kinds = useMemo(() => kindsFor(selections), [selections])
  const type = wanted && kinds.includes(wanted) ? wanted : (kinds[0] ?? 'single')
  const held = useMemo(() => bankers.filter((id) => selections.some(({ marketId }) => marketId === id)), [bankers, selections])
  const systems = useMemo(() => systemsOf(selections.length, held.length), [selections.length, held.length])
  const system = systems.find(({ id }) => id === system_id) ?? systems[0]
  return {
    kinds,
    type,
    setType: (next: BetType) => setSlip({ wanted: next }),
    is_singles: type === 'single' && selections.length > 1,
    held: type === 'system' ? held : [],
    toggleBanker: (id: number) => setSlip({ bankers: held.includes(id) ? held.filter((one) => one !== id) : [...held, id] }),
    systems,
    system,
    setSystem: (id: string) => setSlip({ system_id: id }),
    sizes: type === 'system' ? (system?.sizes ?? []) : [],
  }
}

type Kind = ReturnType<typeof useKind>

/** Current odds of the selections, and the quote of the whole. */
const usePrices = (selections: readonly Selection[], { type, is_singles, held, sizes }: Kind) => {
  const asked = selections.map(({ marketId, outcome }) => `${marketId}:${outcome}${held.includes(marketId) ? '!' : ''}`).join(',')
  // Several singles are quoted as one list of odds: each is placed separately.
  const { data: quote, isPlaceholderData: is_asked } = useQuote(is_singles ? 'multi' : type, asked, sizes)
  const quotedOf = (marketId: number, outcome: string): Quoted | undefined =>
    quote?.selections.find((one) => one.marketId === marketId && one.outcome === outcome)
  const prices = selections.map(({ marketId, outcome, odds }) => quotedOf(marketId, outcome)?.odds ?? odds)
  const is_of_one_event = quote?.fault === 'sport-legs-of-one-event'
  return {
    quote,
    quotedOf,
    /** Until this slip is answered, the quote is that of the slip before, which does not know what has just been chosen. */
    is_asked,
    isClosed: (marketId: number, outcome: string): boolean => {
      const quoted = quotedOf(marketId, outcome)
      return quoted ? !quoted.isOpen : quote !== undefined && !is_asked
    },
    prices,
    // For a builder the player accepts the odds of the whole, which are always the ones shown.
    moved: type !== 'builder' && selections.some(({ odds }, index) => prices[index] !== odds),
    /** Total odds; for a builder only the server knows them. */
    odds: is_singles || is_asked ? null : (quote?.odds ?? null),
    is_faulty: quote !== undefined && quote.fault !== null && !(is_singles && is_of_one_event),
    /** What a builder pays is not known before its quote is: nobody has seen what they would agree to. */
    is_unpriced: type === 'builder' && (quote === undefined || is_asked),
  }
}

const slipOf = (selections: readonly Selection[], { type, held, sizes }: Kind): Slip => ({
  bet_type: type,
  selections: selections.map(({ marketId, outcome, odds }) => ({
    market_id: BigInt(marketId),
    outcome,
    odds_thousandths: odds,
    is_banker: held.includes(marketId),
  })),
  sizes,
})

/** Takes an accepted bet out of the slip, so that no page offers to place it a second time. */
const takeOut = (markets: readonly number[], remove: (marketId: number) => void): void => {
  markets.forEach(remove)
  setSlip({ typed: '', chosen: '' })
}

/** Places the slip: one bet, or a single for each selection. Accepted selections are removed from the slip. */
const usePlacing = () => {
  const { selections, replace, remove } = useSlip()
  const { sending, refused } = useSlipState()
  const done = usePlaced()
  const bets = done?.bets ?? []
  const waiting = bets.filter((bet) => outcomeOf(bet) === 'waiting').map(({ id }) => id)
  const placed = asTheyStand(bets, usePendingBets(waiting))
  const outcome = wholeOutcome(placed)

  const place = async (order: Order): Promise<void> => {
    if (order.stake === null || slipState().sending) return
    setSlip({ sending: true, refused: null })
    replace(order.shown)
    const markets = order.shown.map(({ marketId }) => marketId)
    const answer = await placeOrder(order, order.stake, ({ marketId }) => remove(marketId))
    setSlip({ sending: false })
    if (answer === null) return
    if ('refused' in answer) setSlip({ refused: answer.refused })
    else {
      // What may be rejected stays, to be placed again. Several singles have left the slip one by one.
      const stays = wholeOutcome(answer.bets) === 'waiting' && !order.kind.is_singles
      setPlaced({ ...answer, markets: stays ? markets : [] })
      if (!stays) takeOut(markets, remove)
    }
    askBetsAnew()
  }

  // A refusal was read before the page was left, and what it says may be remedied there: money paid in, a limit raised.
  useEffect(() => () => setSlip({ refused: null }), [])

  // A bet in play is accepted seconds later, perhaps on another page.
  const accepted_later = done !== null && done.markets.length > 0 && outcome === 'accepted'
  useEffect(() => {
    const latest = placedNow()
    if (!accepted_later || latest === null || latest.markets.length === 0) return
    setPlaced({ ...latest, markets: [] })
    takeOut(latest.markets, remove)
  }, [accepted_later, remove])

  return {
    refused,
    forgive: () => setSlip({ refused: null }),
    sending,
    /** What was placed last; null once the next bet is being put together. */
    done: outcome === 'accepted' && !accepted_later && selections.length > 0 ? null : done,
    place,
    /** What was placed, each bet as it stands by now. */
    placed,
    /** Of all that was placed. */
    outcome,
  }
}

/** The chosen free bet, if this slip can be placed with it. Several singles can only be placed with cash. */
const useCredit = (quote: SlipQuote | undefined, is_singles: boolean) => {
  const { chosen } = useSlipState()
  const credits = is_singles ? [] : (quote?.credits ?? [])
  return {
    credits,
    credit: credits.find(({ externalId }) => externalId === chosen),
    chooseCredit: (externalId: string) => setSlip({ chosen: externalId }),
  }
}

/** State of the bet slip: its selections, its quote and the function that places it. */
export const useBetSlip = () => {
  const { selections, remove, clear } = useSlip()
  const kind = useKind(selections)
  const priced = usePrices(selections, kind)
  const { forgive, place, ...placing } = usePlacing()
  const { typed } = useSlipState()
  const { change, choose: chooseChange } = useOddsChange()
  const exponent = priced.quote?.exponent ?? 2
  const point = pointOf(useLanguage())
  const { credit, ...crediting } = useCredit(priced.quote, kind.is_singles)
  const stake = credit ? credit.amount : typedAmount(typed, exponent, point)
  const returns = returnsOf(slipOf(selections, kind), priced.prices, stake, { is_singles: kind.is_singles, odds: priced.odds })
  const shown = selections.map((one, index) => ({ ...one, odds: priced.prices[index] ?? one.odds }))
  return {
    ...kind,
    ...priced,
    ...placing,
    ...crediting,
    credit,
    selections,
    typed,
    setTyped: (value: string) => {
      setSlip({ typed: value })
      forgive()
    },
    stake,
    exponent,
    total: stake === null ? null : stake * (kind.is_singles ? selections.length : 1),
    /** Of a system: how many combinations share the stake. */
    combinations: kind.type === 'system' ? (kind.system?.combinations ?? 0) : 0,
    // The stake of a free bet is not part of the payout.
    returns: credit && returns !== null ? returns - BigInt(credit.amount) : returns,
    change,
    chooseChange,
    place: () => place({ shown, shown_odds: priced.odds, credit: credit?.externalId, kind, stake, change }),
    begin: () => {
      setPlaced(null)
      setSlip({ typed: '', chosen: '' })
      clear()
    },
    keep: () => setPlaced(null),
    remove,
    clear,
  }
}

/** The possible payout, calculated exactly as on the server; null without a stake or odds. */
const returnsOf = (
  slip: Slip,
  prices: readonly number[],
  stake: number | null,
  { is_singles, odds }: { readonly is_singles: boolean; readonly odds: number | null },
): bigint | null => {
  if (stake === null || stake <= 0 || prices.length === 0 || !prices.every(isOdds)) return null
  const amount = BigInt(stake)
  if (is_singles) return prices.reduce((sum, odds) => sum + (amount * BigInt(odds)) / 1000n, 0n)
  if (slip.bet_type === 'builder') return odds === null ? null : (amount * BigInt(odds)) / 1000n
  if (slip.bet_type === 'system' && slip.sizes.length === 0) return null
  return payoutRange(openBet(slip, prices, amount)).most_minor
}
