import { Fragment, useCallback, useEffect, useMemo, useState } from 'react'
import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Chip } from '#ui/chip.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { contributedViews } from '#kernel/web/contributed-views.ts'
import type { SportEventData } from '../contract.ts'
import { eventSections } from '../extensions.ts'
import type { texts } from '../texts.ts'
import { Fresh, useIsFresh } from './freshness.tsx'
import { readEvent, useLiveEvent } from './live-event.ts'
import { MarketGroupCard } from './market-group.tsx'
import { marketGroups, marketTabs, type MarketTab } from './market-groups.ts'
import { MatchCheck } from './match-check.tsx'
import { PastMeetings } from './past-meetings.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { SportFrame } from './sport-frame.tsx'
import { Timeline } from './timeline.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** So many groups of markets stand open at first; the rest show their names. */
const open_groups = 6

const Sections = contributedViews(eventSections)

/** A page that has no line to the site for a while says so; at the first sight it is on its way. */
const stale_after_ms = 5_000

const StaleNote = () => {
  const text = useText<typeof texts>()
  const is_fresh = useIsFresh()
  const [is_shown, setShown] = useState(false)
  useEffect(() => {
    if (is_fresh) {
      setShown(false)
      return undefined
    }
    const timer = setTimeout(() => setShown(true), stale_after_ms)
    return () => clearTimeout(timer)
  }, [is_fresh])
  return (
    <div role="status" className={is_shown ? 'rounded-md bg-warning-soft px-4 py-2 text-sm text-warning' : 'sr-only'}>
      {is_shown ? text('sport.stale') : ''}
    </div>
  )
}

const Markets = ({ given }: { readonly given: SportEventData['event'] }) => {
  const text = useText<typeof texts>()
  const event = useLiveEvent(given)
  const [tab, setTab] = useState<MarketTab>('main')
  const groups = useMemo(() => marketGroups(event), [event])
  const shown = tab === 'all' ? groups : groups.filter((group) => group.tab === tab)
  const tabs = marketTabs.filter((name) => name === 'all' || groups.some((group) => group.tab === name))
  const is_stopped = event.state === 'live' && !event.isOpen
  if (groups.length === 0)
    return <p className="rounded-lg bg-surface-1 p-4 text-ink-soft inset-ring inset-ring-line">{text('sport.no-markets')}</p>
  return (
    <section className="flex min-w-0 flex-col gap-3" aria-label={text('sport.markets')}>
      <div className="no-scrollbar -mx-4 -my-0.5 overflow-x-auto px-4 py-0.5 desk:mx-0 desk:px-0">
        <div className="flex w-max gap-2">
          {tabs.map((name) => (
            <Chip key={name} selected={name === tab} onClick={() => setTab(name)}>
              {text(`sport.tab.${name}`)}
            </Chip>
          ))}
        </div>
      </div>
      <StaleNote />
      <p role="status" className={is_stopped ? 'rounded-md bg-warning-soft px-4 py-2 text-sm text-warning' : 'sr-only'}>
        {is_stopped ? text('sport.suspended.text') : ''}
      </p>
      {(shown.length === 0 ? groups : shown).map((group, index) => (
        <Fragment key={group.key}>
          <MarketGroupCard event={event} group={group} is_open={index < open_groups} />
          {/* What a match is bet on first is in sight first; combinations of it come after. */}
          {index === 0 && tab === 'main' && <Sections event={event} />}
        </Fragment>
      ))}
    </section>
  )
}

const Top = ({ given }: { readonly given: SportEventData['event'] }) => <Scoreboard event={useLiveEvent(given)} />
const Told = ({ given }: { readonly given: SportEventData['event'] }) => <Timeline event={useLiveEvent(given)} />

const views = ['markets', 'timeline', 'past'] as const
type View = (typeof views)[number]
const viewNames = { markets: 'sport.view.markets', timeline: 'sport.timeline', past: 'sport.past' } as const

interface ViewChoiceProps {
  readonly given: SportEventData['event']
  readonly view: View
  readonly choose: (view: View) => void
}

/** On a phone what can be bet on would stand above all that is told of the match: there one of them is shown at a time. */
const ViewChoice = ({ given, view, choose }: ViewChoiceProps) => {
  const text = useText<typeof texts>()
  const { play } = useLiveEvent(given)
  // Before the match there is nothing to tell.
  const there = views.filter((name) => name !== 'timeline' || play)
  return (
    <div className="@3xl:hidden">
      <Segmented
        label={text('sport.view')}
        wide
        value={view}
        options={there.map((value) => ({ value, label: text(viewNames[value]) }))}
        onChange={choose}
      />
    </div>
  )
}

const Match = ({ data }: { readonly data: SportEventData }) => {
  const { event } = data
  const resync = useCallback(() => readEvent(event.id), [event.id])
  const [view, setView] = useState<View>('markets')
  const paneClass = (shown: View): string => (shown === view ? 'contents' : 'hidden @3xl:contents')
  return (
    <SportFrame
      sports={data.sports}
      sport={event.sport}
      heading={`${event.home.name} – ${event.away.name}`}
      is_simulated={event.isSimulated}
      is_headed
    >
      <Fresh channel={`sport-event:${event.id}`} resync={resync}>
        <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(300px,0.5fr)] @3xl:gap-6">
          <div className="flex min-w-0 flex-col gap-4">
            <Top given={event} />
            <ViewChoice given={event} view={view} choose={setView} />
            <div className={paneClass('markets')}>
              <Markets given={event} />
            </div>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <div className={paneClass('timeline')}>
              <Told given={event} />
            </div>
            <div className={paneClass('past')}>
              <PastMeetings event={event} past={data.past} />
            </div>
            {event.isSimulated && <MatchCheck event={event} />}
          </div>
        </div>
      </Fresh>
    </SportFrame>
  )
}

/** One match: how it stands, what can be bet on, what happened, and how it can be checked. */
const EventPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-event')
  return data ? <Match key={data.event.id} data={data} /> : null
}

export default EventPage
