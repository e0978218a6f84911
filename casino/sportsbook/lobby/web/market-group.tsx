import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { EventView, Market } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'
import { handicapText, useMarketWords } from './market-words.ts'
import { mainLines, type MarketGroup } from './market-groups.ts'
import { OddsButton } from './odds-button.tsx'

/** How many columns a market of so many outcomes has. */
const columnsOf = (market: Market): string => {
  const { length } = market.outcomes
  if (market.type === 'correct-score') return 'grid-cols-3 sm:grid-cols-5'
  if (length === 3) return 'grid-cols-3'
  return length > 3 ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-2'
}

/** The many lines of a handicap stand in two columns, whose heads name the sides: a name beside each line would hide the line. */
const Sides = ({ home, away }: Pick<EventView, 'home' | 'away'>) => (
  <div className="grid grid-cols-2 gap-1.5 text-xs font-semibold text-ink-soft">
    {[home, away].map(({ id, name }) => (
      <span key={id} className="px-2.5 wrap-break-word">
        {name}
      </span>
    ))}
  </div>
)

const Prices = ({ event, market }: { readonly event: EventView; readonly market: Market }) => {
  const words = useMarketWords()
  const line = market.type === 'handicap' ? market.specifiers.line_quarters : undefined
  return (
    <div className={classNames('grid gap-1.5', columnsOf(market))}>
      {market.outcomes
        .filter(({ odds, settlement }) => odds !== null || settlement)
        .map((outcome) => (
          <div key={outcome.outcome} className={classNames('grid', line !== undefined && outcome.outcome === 'away' && 'col-start-2')}>
            <OddsButton
              event={event}
              market={market}
              outcome={outcome}
              label={line === undefined ? words.outcome(market, outcome.outcome, event) : handicapText(line, outcome.outcome)}
              is_stacked={market.outcomes.length === 3}
            />
          </div>
        ))}
    </div>
  )
}

/** The lines in sight; those that were shown are remembered from one price to the next. */
const useMainLines = (markets: readonly Market[]): ReadonlySet<number> => {
  const [kept, setKept] = useState<readonly number[]>([])
  const shown = mainLines(markets, kept)
  if (shown.join() !== kept.join()) setKept(shown)
  return new Set(shown)
}

const Lines = ({ event, markets }: { readonly event: EventView; readonly markets: readonly Market[] }) => {
  const text = useText<typeof texts>()
  const main = useMainLines(markets)
  const [is_whole, setWhole] = useState(false)
  return (
    <>
      {markets
        .filter(({ id }) => is_whole || main.has(id))
        .map((market) => (
          <Prices key={market.id} event={event} market={market} />
        ))}
      {main.size < markets.length && (
        <button
          type="button"
          aria-expanded={is_whole}
          onClick={() => setWhole(!is_whole)}
          className="min-h-11 rounded-sm px-2.5 text-sm font-semibold text-accent-ink hover:bg-surface-2"
        >
          {text(is_whole ? 'sport.lines.main' : 'sport.lines.all', { count: markets.length })}
        </button>
      )}
    </>
  )
}

interface MarketGroupProps {
  readonly event: EventView
  readonly group: MarketGroup
  readonly is_open: boolean
}

/** Markets of one name: one, or one for each line. Folded by its heading. */
export const MarketGroupCard = ({ event, group, is_open }: MarketGroupProps) => {
  const words = useMarketWords()
  const [opened, setOpened] = useState(is_open)
  const [first] = group.markets
  if (!first) return null
  return (
    <section className="rounded-lg bg-surface-1 inset-ring inset-ring-line">
      <h3>
        <button
          type="button"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-lg px-4 text-start text-sm font-bold text-ink"
        >
          {words.title(first, event)}
          <ChevronDown
            className={classNames(
              'size-5 shrink-0 text-ink-soft transition-transform motion-reduce:transition-none',
              opened && 'rotate-180',
            )}
            aria-hidden="true"
          />
        </button>
      </h3>
      {opened && (
        <div className="flex flex-col gap-1.5 px-3 pb-3">
          {first.type === 'handicap' && <Sides home={event.home} away={event.away} />}
          <Lines event={event} markets={group.markets} />
        </div>
      )}
    </section>
  )
}
