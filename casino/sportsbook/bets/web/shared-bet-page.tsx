import { Link, useLoaderData, useParams } from 'react-router'
import { SportFrame } from '#casino/sportsbook/lobby/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SharedBet } from '../contract.ts'
import type { texts } from '../texts.ts'
import { BetKind } from './bet-kind.tsx'
import { BetLegLine, RepeatBet } from './bet-legs.tsx'
import { useWholeOdds } from './whole-odds.ts'
import { useSharedBet } from './bet-queries.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Standing = ({ state, isWon }: SharedBet) => {
  const text = useText<typeof texts>()
  if (isWon) return <Badge tone="positive">{text('sport-shared.won')}</Badge>
  return (
    <Badge tone={isWon === null ? 'info' : 'neutral'}>
      {text(state === 'accepted' ? 'sport-bets.state.accepted' : 'sport-shared.over')}
    </Badge>
  )
}

const Slip = ({ bet }: { readonly bet: SharedBet }) => {
  const text = useText<typeof texts>()
  const wholeText = useWholeOdds()
  return (
    <>
      <p className="max-w-prose text-ink-soft">{text('sport-shared.text')}</p>
      <Card className="max-w-160">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <p className="text-lg font-extrabold">
            <BetKind bet={bet} />
          </p>
          <Standing {...bet} />
        </div>
        <ul className="divide-y divide-line">
          {bet.legs.map((leg) => (
            <BetLegLine key={leg.marketId} leg={leg} is_priced={bet.betType !== 'builder'} />
          ))}
        </ul>
        {bet.betType !== 'system' && (
          <p className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3">
            <span className="text-ink-soft">{text('sport-slip.odds')}</span>
            <span className="amount text-2xl font-extrabold">{wholeText(bet)}</span>
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <RepeatBet bet={bet} label={text('sport-shared.repeat')} variant="primary" />
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            {text('sport-bets.print')}
          </Button>
          <Link to="/sport/" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {text('sport-shared.to-sport')}
          </Link>
        </div>
      </Card>
    </>
  )
}

const NotThere = () => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name="no-history" />}
      heading={text('sport-shared.none')}
      action={
        <Link to="/sport/" className={buttonClass({})}>
          {text('sport-shared.to-sport')}
        </Link>
      }
    >
      {text('sport-bet-not-there')}
    </EmptyState>
  )
}

/** Until the bet is asked for, and where that failed: the link may be as good as ever. */
const ToCome = ({ error, again }: { readonly error: Error | null; readonly again: () => void }) => {
  const text = useText<typeof texts>()
  if (!error) return <Skeleton className="h-56 max-w-160 rounded-lg" />
  return (
    <ErrorState
      picture={<Illustration name="error" />}
      heading={text('sport-shared.failed')}
      action={<Button onClick={again}>{text('sport-shared.again')}</Button>}
    >
      {error.message}
    </ErrorState>
  )
}

/** A bet as its player shows it: what was chosen and how each leg stands. It can be printed, and its legs taken into an own slip. */
const SharedBetPage = () => {
  const text = useText<typeof texts>()
  const { token = '' } = useParams()
  const sports = componentOf(useLoaderData<typeof loader>(), 'sport-navigation')
  const { data: bet, error, refetch } = useSharedBet(token)
  return (
    <SportFrame
      sports={sports?.sports ?? []}
      heading={text('sport-shared.heading')}
      is_simulated={bet?.legs.some(({ event }) => event?.isSimulated) ?? false}
    >
      {bet === null && <NotThere />}
      {bet && <Slip bet={bet} />}
      {bet === undefined && <ToCome error={error} again={() => void refetch()} />}
    </SportFrame>
  )
}

export default SharedBetPage
