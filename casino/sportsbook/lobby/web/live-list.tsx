import { useMemo } from 'react'
import type { EventCard, Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { EventList, NoEvents } from './event-list.tsx'
import { AlsoHeard, Fresh } from './freshness.tsx'
import { useEventList, type ListQuery } from './live-cards.ts'

interface LiveListProps {
  readonly query: ListQuery
  readonly given: readonly EventCard[]
  /** Sports whose changes are heard. */
  readonly sports: readonly string[]
  readonly empty?: React.ReactNode
  readonly heading?: 'h2' | 'h3'
}

/** A list of events that moves by itself. */
export const LiveList = ({ query, given, sports, empty = <NoEvents />, heading = 'h3' }: LiveListProps) => {
  const { cards, resync } = useEventList(query, given)
  const channels = useMemo(() => sports.map((sport) => `sport-list:${sport}`), [sports])
  const [first = 'sport-list:football', ...others] = channels
  return (
    <Fresh channel={first} resync={resync}>
      <AlsoHeard channels={others} />
      {cards.length === 0 ? empty : <EventList events={cards} heading={heading} />}
    </Fresh>
  )
}

export const slugsOf = (sports: readonly Sport[]): string[] => sports.map(({ slug }) => slug)
