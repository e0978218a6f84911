import { useCallback } from 'react'
import { LiveDot, OtherContests, useLookAgain, useRemaining, useUnits } from '#casino/campaigns/boards/web/api.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Hero } from '#ui/hero.tsx'
import type { Activity as Seen } from '../contract.ts'
import type { texts } from '../texts.ts'
import { ActivityBoard } from './activity-board.tsx'
import { ActivityDraw } from './activity-draw.tsx'
import { ActivityGames, ActivityTrack } from './activity-track.tsx'
import { useActivity } from './use-activity.ts'

type HeadProps = {
  readonly activity: Seen
  readonly skew_ms: number
  /** Reads the activity anew. */
  readonly again: () => void
}

const State = ({ state }: Pick<Seen, 'state'>) => {
  const text = useText<typeof texts>()
  if (state === 'active')
    return (
      <Badge tone="positive" icon={<LiveDot />}>
        {text('activities.running')}
      </Badge>
    )
  return <Badge>{text(state === 'soon' ? 'activities.soon' : 'activities.closed')}</Badge>
}

/** The way into the activity: to its tasks or its table, to registration for a guest. */
const Way = ({ activity }: Pick<HeadProps, 'activity'>) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const { tracks, boards, state } = activity
  const [track] = tracks
  const [board] = boards
  return (
    <>
      {state === 'active' && isGuest && !is_closed && (
        <Button size="lg" onClick={() => openModal('Register', { source: 'activity' })}>
          {text('activities.register')}
        </Button>
      )}
      {track && state !== 'closed' && (
        <a href={`#track-${track.name}`} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          {text('activities.to-tasks')}
        </a>
      )}
      {board && (
        <a href={`#board-${board.name}`} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          {text('activities.to-table')}
        </a>
      )}
      {state === 'closed' && <OtherContests size="lg" />}
    </>
  )
}

const Head = ({ activity, skew_ms, again }: HeadProps) => {
  const text = useText<typeof texts>()
  const units = useUnits()
  const is_soon = activity.state === 'soon'
  const remaining_ms = useRemaining(is_soon ? activity.dateStart : activity.dateEnd, activity.now, skew_ms)
  useLookAgain(remaining_ms === 0 && activity.state !== 'closed', again)
  return (
    <Hero
      level={1}
      eager
      src={activity.picture}
      eyebrow={<State state={activity.state} />}
      heading={activity.title}
      text={activity.text}
      action={
        <>
          {activity.state !== 'closed' && (
            <span className="flex w-full basis-full">
              <Countdown
                label={text(is_soon ? 'activities.until-start' : 'activities.until-end')}
                remaining_ms={remaining_ms}
                units={units}
                size="sm"
              />
            </span>
          )}
          <Way activity={activity} />
        </>
      }
    />
  )
}

const Rules = ({ activity: { rules } }: { readonly activity: Seen }) => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('activities.rules')}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>{text('activities.funded')}</li>
      </ul>
    </Card>
  )
}

/** SA-002, SA-003: the page of a seasonal activity, put together from what its document has: tracks, draws, boards. */
const Activity = ({ data: given }: PageComponentProps<'activity'>) => {
  const { data: activity, dataUpdatedAt, isFetchedAfterMount, refetch } = useActivity(given)
  // What the page came with may be minutes old.
  const skew_ms = isFetchedAfterMount ? new Date(activity.now).getTime() - dataUpdatedAt : 0
  const again = useCallback(() => void refetch(), [refetch])
  const { slug, tracks, draws, boards } = activity
  return (
    <>
      <Head activity={activity} skew_ms={skew_ms} again={again} />
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(320px,0.8fr)] desk:gap-6">
        {tracks.map((one) => (
          <ActivityTrack key={one.name} slug={slug} {...one} />
        ))}
        {draws.map((one) => (
          <ActivityDraw key={one.name} slug={slug} {...one} />
        ))}
        {(tracks.length + draws.length) % 2 === 1 && <Rules activity={activity} />}
      </div>
      {boards.map((one) => (
        <ActivityBoard key={one.name} slug={slug} {...one} onChange={again} />
      ))}
      {activity.state !== 'closed' && <ActivityGames activity={activity} />}
      {(tracks.length + draws.length) % 2 === 0 && <Rules activity={activity} />}
    </>
  )
}

export default Activity
