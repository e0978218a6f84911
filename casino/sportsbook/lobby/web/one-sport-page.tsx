import { useMemo } from 'react'
import { Link, useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { SportListData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { LiveList } from './live-list.tsx'
import { SportFrame } from './sport-frame.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Tournaments = ({ tournaments }: Pick<SportListData, 'tournaments'>) => {
  const text = useText<typeof texts>()
  return (
    <aside className="min-w-0 rounded-lg bg-surface-1 p-2 inset-ring inset-ring-line">
      <h2 className="px-2 py-2 text-sm font-bold text-ink-soft">{text('sport.tournaments')}</h2>
      <ul className="grid gap-0.5 sm:grid-cols-2 @3xl:grid-cols-1">
        {tournaments.map(({ id, name, category, live, events }) => (
          <li key={id}>
            <Link to={`/sport/tournament/${id}/`} className="flex min-h-11 items-center gap-2 rounded-md px-2 text-sm hover:bg-surface-2">
              <span className="min-w-0 flex-1 py-1 text-ink">
                {category} <span className="text-ink-soft">· {name}</span>
              </span>
              {live > 0 && <span className="size-1.5 rounded-full bg-positive" aria-hidden="true" />}
              <span className="amount text-xs text-ink-soft">{events}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}

const OneSport = ({ data }: { readonly data: SportListData }) => {
  const { slug } = data.sport
  const query = useMemo(() => ({ sport: slug, limit: 60 }), [slug])
  const heard = useMemo(() => [slug], [slug])
  return (
    <SportFrame sports={data.sports} heading={data.sport.name}>
      <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0">
          <LiveList key={slug} query={query} given={data.events} sports={heard} />
        </div>
        <Tournaments tournaments={data.tournaments} />
      </div>
    </SportFrame>
  )
}

/** One sport: what runs and what is to come, and its tournaments. */
const OneSportPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-list')
  return data ? <OneSport data={data} /> : null
}

export default OneSportPage
