import { Link, useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { TitledTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveTable, useWatching } from './live-tables.ts'
import { ResultsStrip } from './results-strip.tsx'
import { StageView } from './stage-view.tsx'
import { usePhase } from './use-phase.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const TableCard = ({ given }: { readonly given: TitledTable }) => {
  const text = useText<typeof texts>()
  const { table, skew_ms } = useLiveTable(given)
  const phase = usePhase(table, skew_ms)
  const { slug, title } = given
  return (
    // The ways to the tables of a row stand on one line, whatever came at each.
    <Card heading={title} className="flex flex-col *:last:grid *:last:flex-1">
      <div className="flex flex-col gap-4">
        <StageView table={table} phase={phase} skew_ms={skew_ms} size="sm" />
        <p className="min-h-18 text-sm text-ink-soft">{text(`live.about.${slug as 'live-wheel'}`)}</p>
        <ResultsStrip table={table} limit={8} />
        <Link to={`/games/live/${slug}/`} className={`${buttonClass({ wide: true })} mt-auto`} aria-label={text('live.sit-at', { title })}>
          {text('live.sit')}
        </Link>
      </div>
    </Card>
  )
}

const Nothing = () => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name="no-results" />}
      heading={text('live.none')}
      action={
        <Link to="/games/" className={buttonClass()}>
          {text('live.to-games')}
        </Link>
      }
    >
      {text('live.none-text')}
    </EmptyState>
  )
}

/** Every live table with its current state. */
const LiveFloorPage = () => {
  const text = useText<typeof texts>()
  const tables = componentOf(useLoaderData<typeof loader>(), 'live-floor')?.tables ?? []
  useWatching(tables.map(({ slug }) => slug))
  return (
    <PageContainer>
      <PageHeading heading={text('live.heading')} text={text('live.promise')} />
      {tables.length === 0 && <Nothing />}
      <section aria-label={text('live.tables')} className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {tables.map((table) => (
          <TableCard key={table.slug} given={table} />
        ))}
      </section>
    </PageContainer>
  )
}

export default LiveFloorPage
