import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { EventCard, Market, Outcome } from '#casino/sportsbook/catalogue/contract.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { useSlip } from '../extensions.ts'
import type { texts } from '../texts.ts'
import { goToSlip } from './bet-slip-place.tsx'
import { useIsFresh } from './freshness.tsx'
import { useMarketWords } from './market-words.ts'
import { useOddsText } from './odds-format.ts'

/** How long a moved price stays tinted. */
const tint_ms = 1_600

/** Which way a price just went: for a short tint, and never at the first sight of it. */
const useMove = (odds: number | null): 'up' | 'down' | null => {
  const last = useRef(odds)
  const [move, setMove] = useState<'up' | 'down' | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = odds
    if (before === null || odds === null || before === odds) return undefined
    setMove(odds > before ? 'up' : 'down')
    const timer = setTimeout(() => setMove(null), tint_ms)
    return () => clearTimeout(timer)
  }, [odds])
  return move
}

const tints = { up: 'bg-positive-soft text-positive', down: 'bg-negative-soft text-negative' } as const

const boxClass =
  'relative flex min-h-11 min-w-0 items-center justify-between gap-2 rounded-sm px-2.5 text-sm transition-colors duration-300 motion-reduce:transition-none'

interface OddsButtonProps {
  readonly event: EventCard
  readonly market: Market
  readonly outcome: Outcome
  /** What stands beside the price; nothing where the column says it. */
  readonly label?: string
  /** Three in a row leave the label no room beside the price: it stands above. */
  readonly is_stacked?: boolean
}

const signs = { won: '✓', lost: '—', returned: '↺' } as const

const isWon = (kind: string): boolean => kind === 'won' || kind === 'half-won' || kind === 'dead-heat'

/** What became of a settled choice: a sign that is seen, and a word that is read out. */
const Settled = ({ kind }: { readonly kind: string }) => {
  const text = useText<typeof texts>()
  const is_won = isWon(kind)
  const outcome = is_won ? 'won' : kind === 'lost' || kind === 'half-lost' ? 'lost' : 'returned'
  return (
    <span
      role="img"
      aria-label={text(`sport.settled.${outcome}`)}
      className={classNames('text-base leading-none font-bold', is_won ? 'text-positive' : 'text-ink-soft')}
    >
      {signs[outcome]}
    </span>
  )
}

interface Look {
  readonly is_chosen: boolean
  readonly is_won: boolean
  readonly move: 'up' | 'down' | null
}

const lookOf = ({ is_chosen, is_won, move }: Look): string => {
  if (is_chosen) return 'bg-accent text-on-accent inset-ring inset-ring-accent-mark [&_*]:text-on-accent'
  if (move) return tints[move]
  return is_won ? 'bg-positive-soft' : 'bg-surface-2'
}

/** A long choice takes a second line. */
const Label = ({ text, is_centred }: { readonly text: string; readonly is_centred: boolean }) => (
  <span
    className={classNames(
      'line-clamp-2 max-w-full min-w-0 leading-tight wrap-break-word text-ink-soft',
      is_centred ? 'text-center' : 'text-start',
    )}
  >
    {text}
  </span>
)

/** The way from a chosen price to the slip. In sight only where keys have led to it. */
const ToSlip = () => {
  const text = useText<typeof texts>()
  return (
    <button
      type="button"
      onClick={goToSlip}
      className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:inset-x-0 focus-visible:top-2 focus-visible:z-(--z-toast) focus-visible:mx-auto focus-visible:w-fit focus-visible:rounded-full focus-visible:bg-accent focus-visible:px-5 focus-visible:py-3 focus-visible:font-bold focus-visible:text-on-accent focus-visible:shadow-high"
    >
      {text('sport.to-slip')}
    </button>
  )
}

/** A price. It takes the same room whether it moves, stops or is gone; it can be tapped while bets on it are taken. */
export const OddsButton = ({ event, market, outcome, label, is_stacked = false }: OddsButtonProps) => {
  const text = useText<typeof texts>()
  const words = useMarketWords()
  const oddsText = useOddsText()
  const is_fresh = useIsFresh()
  const is_closed = useIsPlayClosed()
  const { is_offered, selections, toggle } = useSlip()
  const { odds, settlement } = outcome
  const move = useMove(odds)
  const is_open = market.state === 'open' && event.isOpen && odds !== null
  const choice = words.outcome(market, outcome.outcome, event)
  const price = odds === null ? null : oddsText(odds)
  const shown = settlement ? (
    <Settled kind={settlement.kind} />
  ) : price === null ? (
    <span aria-hidden="true">–</span>
  ) : (
    <span className="amount font-bold">{price}</span>
  )
  const content = (
    <>
      {label !== undefined && <Label text={label} is_centred={is_stacked} />}
      {/* Read out as two words. */ ' '}
      <span className={classNames('flex shrink-0 items-center gap-1.5', label === undefined && 'mx-auto')}>
        {!is_open && !settlement && price !== null && <Lock className="size-3 text-ink-soft" aria-label={text('sport.suspended')} />}
        {shown}
      </span>
    </>
  )
  const is_chosen = selections.some((one) => one.marketId === market.id && one.outcome === outcome.outcome)
  const look = classNames(
    boxClass,
    is_stacked && 'flex-col justify-center gap-0.5 py-1.5 text-xs [&_.amount]:text-sm',
    lookOf({ is_chosen, is_won: settlement !== undefined && isWon(settlement.kind), move: is_open ? move : null }),
    // A price that is held stays legible: its lock tells that it cannot be taken.
    !is_chosen && !(move && is_open) && (is_open || settlement ? 'text-ink' : 'text-ink-soft'),
  )
  if (!is_offered || !is_open || !is_fresh || is_closed) {
    return <span className={look}>{content}</span>
  }
  // What is seen is also said, as those expect who speak to their device: a short sign stands beside the whole name.
  const said = label === undefined || choice.endsWith(label) ? choice : `${choice}, ${label}`
  const selection = {
    eventId: event.id,
    marketId: market.id,
    outcome: outcome.outcome,
    odds,
    version: market.version,
    event: `${event.home.name} – ${event.away.name}`,
    market: words.title(market, event),
    choice,
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={is_chosen}
        aria-label={text('sport.add-to-slip', { choice: said, odds: price })}
        className={classNames(look, !is_chosen && 'inset-ring inset-ring-line hover:bg-surface-3')}
        onClick={() => toggle(selection)}
      >
        {content}
      </button>
      {is_chosen && <ToSlip />}
    </>
  )
}
