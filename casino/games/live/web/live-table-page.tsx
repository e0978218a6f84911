import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLoaderData } from 'react-router'
import { TableChat } from '#casino/games/table-chat/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { WholeTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { BaccaratRoad } from './baccarat-road.tsx'
import { FairnessCard } from './fairness-card.tsx'
import { keepSlips, useLiveTable, useOwnSlips, useWatching } from './live-tables.ts'
import { OwnBets } from './own-bets.tsx'
import { PlayPanel } from './play-panel.tsx'
import { ResultsStrip } from './results-strip.tsx'
import { RulesCard } from './rules-card.tsx'
import { StageView } from './stage-view.tsx'
import { usePhase } from './use-phase.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const besideClass =
  'sm:max-desk:landscape:grid sm:max-desk:landscape:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] sm:max-desk:landscape:items-start sm:max-desk:landscape:gap-3'

const TableView = ({ given }: { readonly given: WholeTable }) => {
  const text = useText<typeof texts>()
  const { table, skew_ms } = useLiveTable(given)
  const phase = usePhase(table, skew_ms)
  const slips = useOwnSlips(table.round?.id)
  useWatching([given.slug])
  useEffect(() => keepSlips(given.mine), [given])
  return (
    <>
      <PageHeading
        heading={given.title}
        text={<span className="sm:max-desk:landscape:hidden">{text(`live.about.${given.slug as 'live-wheel'}`)}</span>}
        aside={
          <Link to="/games/live/" className="flex items-center gap-1.5 font-semibold text-accent-ink hover:underline">
            <ArrowLeft className="size-4" aria-hidden="true" />
            {text('live.to-floor')}
          </Link>
        }
      />
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {/* On a phone that lies the table is beside what is bet on, not above it; the eighty numbers of the draw would be too small there. */}
          <div className={classNames('flex min-w-0 flex-col gap-5', given.slug !== 'live-draw' && besideClass)}>
            <StageView table={table} phase={phase} skew_ms={skew_ms} />
            {/* Chips that were laid in another currency would be another amount. */}
            <PlayPanel key={given.stakes.currency} table={table} phase={phase} stakes={given.stakes} slips={slips} />
          </div>
          {given.slug === 'live-baccarat' && <BaccaratRoad table={table} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card heading={text('live.results')}>
            <ResultsStrip table={table} />
            <p className="mt-3 text-sm text-ink-soft">{text('live.results-note')}</p>
          </Card>
          <TableChat room={given.slug} watching={table.watching} />
          <OwnBets round={table.round} />
          <FairnessCard table={table} />
          <RulesCard slug={given.slug} rtps={given.rtps} />
        </div>
      </div>
    </>
  )
}

/** One table: the round, the betting layout and the data to verify it. */
const LiveTablePage = () => {
  const table = componentOf(useLoaderData<typeof loader>(), 'live-table')
  return <PageContainer>{table && <TableView key={table.slug} given={table} />}</PageContainer>
}

export default LiveTablePage
