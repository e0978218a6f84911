import { Link, useLoaderData } from 'react-router'
import { Crest, MatchTime, SportFrame, useMarketWords, useMultipleText, useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Express, ExpressLeg } from '../contract.ts'
import { wanted_odds_thousandths } from '../rules.ts'
import type { texts } from '../texts.ts'
import { ExpressForm } from './express-form.tsx'
import { useExpress } from './use-express.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Leg = ({ leg }: { readonly leg: ExpressLeg }) => {
  const words = useMarketWords()
  const oddsText = useOddsText()
  const { event } = leg
  return (
    <li className="flex items-center gap-3 py-3">
      <Crest competitor={leg.outcome === 'away' ? event.away : event.home} size={36} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold text-ink">{words.outcome(leg, leg.outcome, event)}</p>
        <Link to={`/sport/event/${event.id}/`} className="block truncate text-sm text-ink-soft hover:text-ink">
          {event.home.name} – {event.away.name}
        </Link>
        <p className="text-xs text-ink-soft">
          {words.title(leg, event)} · <MatchTime event={event} />
        </p>
      </div>
      <span className="amount text-lg font-extrabold text-ink">{leg.odds === null ? '–' : oddsText(leg.odds)}</span>
    </li>
  )
}

const Shown = ({ express }: { readonly express: Express }) => {
  const text = useText<typeof texts>()
  const multipleText = useMultipleText()
  const { dateTime } = useFormats()
  const is_closed = useIsPlayClosed()
  const has_begun = express.legs.some(({ event }) => event.state !== 'scheduled')
  return (
    <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_280px]">
      <Card heading={text('sport-express.until', { time: dateTime(express.startsAt) })}>
        <ul className="divide-y divide-line">
          {express.legs.map((leg) => (
            <Leg key={leg.marketId} leg={leg} />
          ))}
        </ul>
      </Card>
      <Card>
        <p className="text-sm text-ink-soft">{text('sport-express.odds')}</p>
        <p className="amount mb-4 text-4xl font-extrabold text-ink">{express.odds === null ? '–' : multipleText(express.odds)}</p>
        {express.isOpen && !is_closed && <ExpressForm express={express} />}
        {!express.isOpen && <Notice tone="info">{text(has_begun ? 'sport-express.closed' : 'sport-express.waits')}</Notice>}
      </Card>
    </div>
  )
}

/** The express of the day: its legs with current odds, its possible payout, and the form to place it. */
const ExpressPage = () => {
  const text = useText<typeof texts>()
  const multipleText = useMultipleText()
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-express')
  const express = useExpress(data?.express ?? null)
  if (!data) return null
  return (
    <SportFrame
      sports={data.sports}
      heading={text('sport-express.heading')}
      is_simulated={express?.legs.some(({ event }) => event.isSimulated) ?? false}
    >
      {express ? (
        <Shown key={express.day} express={express} />
      ) : (
        <EmptyState
          picture={<Illustration name="no-history" />}
          heading={text('sport-express.none')}
          action={
            <Link to="/sport/" className={buttonClass({})}>
              {text('sport-express.to-sport')}
            </Link>
          }
        >
          {text('sport-express.none-text')}
        </EmptyState>
      )}
      <Card heading={text('sport-express.rule')}>
        <p className="max-w-prose text-sm text-ink-soft">
          {text('sport-express.rule-text', { odds: multipleText(wanted_odds_thousandths) })}
        </p>
      </Card>
    </SportFrame>
  )
}

export default ExpressPage
