import { Link, useLoaderData } from 'react-router'
import { useMemo } from 'react'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { texts } from '../texts.ts'
import { LiveList, slugsOf } from './live-list.tsx'
import { SportFrame } from './sport-frame.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const live = { live: true, limit: 24 } as const
const soon = { soon: 6, limit: 16 } as const

/** The first page of the sportsbook: what runs, and what begins soon. */
const SportPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-home')
  const sports = useMemo(() => slugsOf(data?.sports ?? []), [data])
  if (!data) return null
  return (
    <SportFrame sports={data.sports} heading={text('sport.heading')}>
      <div className="grid items-start gap-6 wide:grid-cols-2">
        <section className="min-w-0">
          <div className="mb-3 flex items-center justify-between gap-3">
            <h2 className="text-xl font-extrabold">{text('sport.now')}</h2>
            <Link to="/sport/live/" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {text('sport.all-live')}
            </Link>
          </div>
          <LiveList query={live} given={data.live} sports={sports} />
        </section>
        <section className="min-w-0">
          <h2 className="mb-3 flex min-h-9 items-center text-xl font-extrabold">{text('sport.soon')}</h2>
          <LiveList query={soon} given={data.soon} sports={sports} />
        </section>
      </div>
    </SportFrame>
  )
}

export default SportPage
