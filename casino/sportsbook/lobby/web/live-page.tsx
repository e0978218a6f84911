import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { LiveList, slugsOf } from './live-list.tsx'
import { SportFrame } from './sport-frame.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const live = { live: true, limit: 120 } as const

/** Everything that runs. */
const LivePage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-live')
  const sports = useMemo(() => slugsOf(data?.sports ?? []), [data])
  if (!data) return null
  return (
    <SportFrame sports={data.sports} heading={text('sport.live')}>
      <LiveList query={live} given={data.live} sports={sports} heading="h2" />
    </SportFrame>
  )
}

export default LivePage
