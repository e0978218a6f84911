import { Link, useLoaderData } from 'react-router'
import { PastBoards, RunningBoard, useLiveBoard, WholeCard } from '#casino/campaigns/boards/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { RacesData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { racePlace } from './live-race.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const NoRace = ({ next }: Pick<RacesData, 'next'>) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const { dateTime } = useFormats()
  return (
    <>
      <PageHeading heading={text('races.heading')} />
      <EmptyState
        picture={<Illustration name="waiting" />}
        heading={text('races.none.heading')}
        action={
          is_closed ? null : (
            <Link to="/games/" className={buttonClass()}>
              {text('races.none.action')}
            </Link>
          )
        }
      >
        {next && !is_closed ? text('races.none.next', { title: next.title, at: dateTime(next.startsAt) }) : text('races.none.text')}
      </EmptyState>
    </>
  )
}

const RacesPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'races')
  const { board, skew_ms } = useLiveBoard(racePlace, data?.active ?? null)
  if (!data) return null
  return (
    <PageContainer>
      {board ? (
        <RunningBoard board={board} skew_ms={skew_ms} place={racePlace}>
          <WholeCard board={board} />
        </RunningBoard>
      ) : (
        <NoRace next={data.next} />
      )}
      <PastBoards place={racePlace} first={data.past} has_more={data.hasMorePast} />
    </PageContainer>
  )
}

export default RacesPage
