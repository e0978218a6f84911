import { useCallback } from 'react'
import { Link, useLoaderData, useLocation } from 'react-router'
import type { EventCard, Sport, getResults } from '#casino/sportsbook/catalogue/contract.ts'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { chipClass } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { SportResultsData } from '../contract.ts'
import { results_at_once } from '../rules.ts'
import type { texts } from '../texts.ts'
import { EventList } from './event-list.tsx'
import { useHereInSight } from './here-in-sight.ts'
import { SportFrame } from './sport-frame.tsx'
import { SportIcon } from './sport-icons.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

interface ChoiceProps {
  readonly sports: readonly Sport[]
  readonly chosen: Sport | null
}

/** Whose results are shown: an address of its own for each sport. */
const SportChoice = ({ sports, chosen }: ChoiceProps) => {
  const text = useText<typeof texts>()
  const row = useHereInSight(useLocation().pathname)
  return (
    <nav
      ref={row}
      aria-label={text('sport.results.which')}
      className="no-scrollbar relative -mx-4 -my-0.5 overflow-x-auto px-4 py-0.5 desk:mx-0 desk:px-0"
    >
      <ul className="flex w-max gap-2 desk:w-auto desk:flex-wrap">
        <li>
          <Link to="/sport/results/" aria-current={chosen === null ? 'page' : undefined} className={chipClass()}>
            {text('sport.results.all')}
          </Link>
        </li>
        {sports.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/sport/results/${slug}/`} aria-current={chosen?.slug === slug ? 'page' : undefined} className={chipClass()}>
              <SportIcon sport={slug} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const NoResults = ({ sport }: { readonly sport: Sport | null }) => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name="waiting" />}
      heading={text('sport.results.none')}
      action={
        <Link to={sport ? '/sport/results/' : '/sport/'} className={buttonClass()}>
          {text(sport ? 'sport.results.none-of.action' : 'sport.none.action')}
        </Link>
      }
    >
      {sport ? text('sport.results.none-of.text', { sport: sport.name }) : text('sport.results.none.text')}
    </EmptyState>
  )
}

/** What comes later stands below what was read: a tournament goes on in a group of its own. */
const inTurn = (results: readonly EventCard[]): (readonly EventCard[])[] =>
  Array.from({ length: Math.ceil(results.length / results_at_once) }, (_, turn) =>
    results.slice(turn * results_at_once, (turn + 1) * results_at_once),
  )

const Results = ({ data }: { readonly data: SportResultsData }) => {
  const text = useText<typeof texts>()
  const { sport, sports, results, hasMore } = data
  const slug = sport?.slug
  const load = useCallback(
    (offset: number, signal: AbortSignal) =>
      api.call<typeof getResults>('GET /rest/sport-betting/results/', {
        query: { limit: results_at_once, offset, ...(slug !== undefined && { sport: slug }) },
        signal,
      }),
    [slug],
  )
  const list = usePagedList<EventCard>({
    key: ['sport-results', slug ?? null],
    rowKey: ({ id }) => id,
    first: { data: results, hasMore },
    load,
  })
  return (
    <SportFrame sports={sports} heading={sport ? `${text('sport.results')}: ${sport.name}` : text('sport.results')} has_odds={false}>
      <SportChoice sports={sports} chosen={sport} />
      <PagedList list={list} frame="bare" empty={<NoResults sport={sport} />}>
        {(rows) => (
          <div className="flex flex-col gap-3">
            {inTurn(rows).map((turn) => (
              <EventList key={turn[0]?.id} events={turn} heading="h2" />
            ))}
          </div>
        )}
      </PagedList>
    </SportFrame>
  )
}

/** What is over, the newest first: of all sports, or of one. */
const ResultsPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-results')
  return data ? <Results key={data.sport?.slug ?? ''} data={data} /> : null
}

export default ResultsPage
