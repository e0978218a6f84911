import { Link, useLoaderData } from 'react-router'
import { Crest, SportFrame } from '#casino/sportsbook/lobby/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Notice } from '#ui/notice.tsx'
import type { MatchOfTheDay } from '../contract.ts'
import { most_prizes } from '../rules.ts'
import type { texts } from '../texts.ts'
import { RaisedPrices } from './raised-prices.tsx'
import { ScoreGuess } from './score-guess.tsx'
import { useMatch } from './use-match.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** Who plays, large, in the brand's colours. */
const Poster = ({ match }: { readonly match: MatchOfTheDay }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { event, isOpen, startsAt } = match
  return (
    <section
      data-theme="dark"
      className="relative isolate flex flex-col items-center gap-5 overflow-clip rounded-2xl bg-surface-1 p-6 text-center text-ink shadow-mid inset-ring inset-ring-ink/10 md:p-10"
    >
      <div className="flex flex-wrap justify-center gap-2">
        <Badge tone="accent">{text('match-of-the-day.heading')}</Badge>
        <Badge tone="neutral">{event.tournament.name}</Badge>
      </div>
      <div className="grid w-full max-w-160 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-3 sm:gap-8">
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className={`flex min-w-0 flex-col items-center gap-3 ${side === 'home' ? '' : 'col-start-3'}`}>
            <Crest competitor={event[side]} size={88} />
            <p className="w-full text-lg font-extrabold text-balance sm:text-2xl">{event[side].name}</p>
          </div>
        ))}
        <p className="amount col-start-2 row-start-1 grid h-22 place-items-center text-2xl font-extrabold text-ink-soft sm:text-4xl">
          {event.play ? `${event.play.score.home}:${event.play.score.away}` : '–:–'}
        </p>
      </div>
      <p className="text-ink-soft">
        {isOpen ? text('match-of-the-day.until', { moment: dateTime(startsAt) }) : text('match-of-the-day.begun')}
      </p>
      <Link to={`/sport/event/${event.id}/`} className={buttonClass({ variant: 'secondary' })}>
        {text('match-of-the-day.watch')}
      </Link>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-1 h-4 brand-band" />
    </section>
  )
}

const Shown = ({ match }: { readonly match: MatchOfTheDay }) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  return (
    <>
      <Poster match={match} />
      {match.boost && !is_closed && <RaisedPrices match={match} raised={match.boost} />}
      {match.isOpen && !match.boost && <Notice tone="info">{text('match-of-the-day.waits')}</Notice>}
      <ScoreGuess match={match} />
    </>
  )
}

const NoMatch = () => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name="no-history" />}
      heading={text('match-of-the-day.none')}
      action={
        <Link to="/sport/" className={buttonClass({})}>
          {text('match-of-the-day.to-sport')}
        </Link>
      }
    >
      {text('match-of-the-day.none-text')}
    </EmptyState>
  )
}

/** The match of the day: its prices without a margin beside those on offer, and a guess of its score that costs nothing. */
const MatchOfTheDayPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'match-of-the-day')
  const match = useMatch(data?.match ?? null)
  if (!data) return null
  return (
    <SportFrame
      sports={data.sports}
      heading={text('match-of-the-day.heading')}
      is_headed={match !== null}
      is_simulated={match?.event.isSimulated ?? false}
    >
      {match ? <Shown key={match.eventId} match={match} /> : <NoMatch />}
      <Card heading={text('match-of-the-day.rules')}>
        <p className="max-w-prose text-sm text-ink-soft">{text('match-of-the-day.rules.text', { prizes: most_prizes })}</p>
      </Card>
    </SportFrame>
  )
}

export default MatchOfTheDayPage
