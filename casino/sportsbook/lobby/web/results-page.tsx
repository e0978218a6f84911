import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { EventList, NoEvents } from './event-list.tsx'
import { SportFrame } from './sport-frame.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** What is over, the newest first. */
const ResultsPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-results')
  if (!data) return null
  return (
    <SportFrame sports={data.sports} heading={text('sport.results')} has_odds={false}>
      {data.results.length === 0 ? <NoEvents /> : <EventList events={data.results} heading="h2" />}
    </SportFrame>
  )
}

export default ResultsPage
