import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { SportTournamentData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { EventList } from './event-list.tsx'
import { LeagueTable } from './league-table.tsx'
import { LiveList } from './live-list.tsx'
import { SportFrame } from './sport-frame.tsx'
import { TopScorers } from './top-scorers.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Tournament = ({ data }: { readonly data: SportTournamentData }) => {
  const text = useText<typeof texts>()
  const { id, sport, name, category } = data.tournament
  const query = useMemo(() => ({ tournament: id, limit: 100 }), [id])
  const heard = useMemo(() => [sport], [sport])
  return (
    <SportFrame sports={data.sports} sport={sport} heading={`${name} · ${category}`}>
      <div className="grid items-start gap-6 wide:grid-cols-2">
        <section className="min-w-0">
          <h2 className="mb-3 text-xl font-extrabold">{text('sport.to-come')}</h2>
          <LiveList key={id} query={query} given={data.events} sports={heard} />
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          <section className="min-w-0">
            <h2 className="mb-3 flex items-baseline gap-3 text-xl font-extrabold">
              {text('sport.table')}
              {data.season !== null && (
                <span className="text-sm font-normal text-ink-soft">{text('sport.table.season', { season: data.season })}</span>
              )}
            </h2>
            <LeagueTable rows={data.table} />
          </section>
          {data.scorers.length > 0 && (
            <section className="min-w-0">
              <h2 className="mb-3 text-xl font-extrabold">{text('sport.scorers')}</h2>
              <TopScorers scorers={data.scorers} />
            </section>
          )}
          {data.results.length > 0 && (
            <section className="min-w-0">
              <h2 className="mb-3 text-xl font-extrabold">{text('sport.results')}</h2>
              <EventList events={data.results} />
            </section>
          )}
        </div>
      </div>
    </SportFrame>
  )
}

/** A tournament: what is to come, its table, and what was. */
const TournamentPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-tournament')
  return data ? <Tournament key={data.tournament.id} data={data} /> : null
}

export default TournamentPage
