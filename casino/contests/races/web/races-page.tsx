import { Link, useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { RacesData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveRace, type LiveRaceProps } from './live-race.ts'
import { OwnRace } from './own-race.tsx'
import { PastRaces } from './past-races.tsx'
import { PrizesCard } from './prizes-card.tsx'
import { RaceGames } from './race-games.tsx'
import { RaceHero } from './race-hero.tsx'
import { RaceRules } from './race-rules.tsx'
import { RaceTable } from './race-table.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const NoRace = ({ next }: Pick<RacesData, 'next'>) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <>
      <PageHeading heading={text('races.heading')} />
      <EmptyState
        picture={<Illustration name="waiting" />}
        heading={text('races.none.heading')}
        action={
          <Link to="/games/" className={buttonClass()}>
            {text('races.none.action')}
          </Link>
        }
      >
        {next ? text('races.none.next', { title: next.title, at: dateTime(next.startsAt) }) : text('races.none.text')}
      </EmptyState>
    </>
  )
}

const RunningRace = ({ race, skew_ms }: LiveRaceProps) => (
  <>
    <RaceHero race={race} skew_ms={skew_ms} />
    <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(300px,0.52fr)] desk:gap-6">
      <div className="flex min-w-0 flex-col gap-4 desk:col-start-2 desk:row-start-1 desk:gap-6">
        <OwnRace race={race} skew_ms={skew_ms} />
        <div className="hidden desk:block">
          <PrizesCard race={race} />
        </div>
      </div>
      <RaceTable key={race.id} race={race} skew_ms={skew_ms} />
      <div className="desk:hidden">
        <PrizesCard race={race} />
      </div>
    </div>
    <RaceGames games={race.games} />
    <RaceRules race={race} />
  </>
)

const RacesPage = () => {
  const data = componentOf<RacesData>(useLoaderData<typeof loader>(), 'races')
  const { race, skew_ms } = useLiveRace(data?.active ?? null)
  if (!data) return null
  return (
    <PageContainer>
      {race ? <RunningRace race={race} skew_ms={skew_ms} /> : <NoRace next={data.next} />}
      <PastRaces first={data.past} has_more={data.hasMorePast} />
    </PageContainer>
  )
}

export default RacesPage
