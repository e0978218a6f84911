import { Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { EventView } from '#casino/sportsbook/catalogue/contract.ts'
import { useSlip } from '#casino/sportsbook/lobby/extensions.ts'
import { useMarketWords, useMultipleText } from '#casino/sportsbook/lobby/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { BuilderOffer, getBuilderOffers } from '../contract.ts'
import type { texts } from '../texts.ts'

/** How often the odds of combinations are refetched while the match is in play. */
const follow_ms = 5_000

const useOffers = ({ id, isOpen }: EventView) =>
  useQuery(
    {
      queryKey: ['sport-builder', id],
      enabled: isOpen,
      refetchInterval: follow_ms,
      queryFn: ({ signal }) =>
        dataOf(api.call<typeof getBuilderOffers>('GET /rest/sport-betting/events/{id}/builder/', { params: { id }, signal })),
    },
    queries(),
  ).data

const Offer = ({ event, offer }: { readonly event: EventView; readonly offer: BuilderOffer }) => {
  const text = useText<typeof texts>()
  const words = useMarketWords()
  const multipleText = useMultipleText()
  const { replace } = useSlip()
  const chosen = offer.selections.map((one) => ({
    ...one,
    choice: words.outcome(one, one.outcome, event),
    market: words.title(one, event),
  }))
  const put = (): void =>
    replace(
      chosen.map(({ marketId, outcome, odds, version, choice, market }) => ({
        eventId: event.id,
        marketId,
        outcome,
        odds,
        version,
        event: `${event.home.name} – ${event.away.name}`,
        market,
        choice,
      })),
    )
  const odds = multipleText(offer.odds)
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-md bg-surface-2 p-3">
      <ul className="flex flex-1 flex-col gap-1.5">
        {chosen.map(({ marketId, choice, market }) => (
          <li key={marketId} className="min-w-0">
            <p className="truncate text-sm font-bold text-ink">{choice}</p>
            <p className="truncate text-xs text-ink-soft">{market}</p>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={put}
        aria-label={text('sport-builder.add', { choices: chosen.map(({ choice }) => choice).join(' + '), odds })}
        className="flex min-h-11 items-center justify-center gap-2 rounded-sm bg-surface-1 px-3 font-bold text-ink inset-ring inset-ring-line hover:bg-surface-3"
      >
        <Plus className="size-4 text-ink-soft" aria-hidden="true" />
        <span className="amount">{odds}</span>
      </button>
    </li>
  )
}

/**
 * Suggested combinations of a match: one click adds one to the slip as a bet builder. Renders nothing when the match has no bet
 * builder.
 */
const BuilderOffers = ({ event }: { readonly event: EventView }) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const { is_offered } = useSlip()
  const offers = useOffers(event)
  if (!is_offered || is_closed || !event.isOpen || !offers || offers.length === 0) return null
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-surface-1 p-4 inset-ring inset-ring-line">
      <header>
        <h2 className="font-bold">{text('sport-builder.heading')}</h2>
        <p className="text-sm text-ink-soft">{text('sport-builder.text')}</p>
      </header>
      <ul className="grid gap-2 sm:grid-cols-3">
        {offers.map((offer) => (
          <Offer key={offer.selections.map(({ marketId, outcome }) => `${marketId}${outcome}`).join()} event={event} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

export default BuilderOffers
