import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { BoardHero, OtherContests, PrizesCard, RunningBoard, useLiveBoard, type LiveBoardProps } from '#casino/campaigns/boards/web/api.ts'
import type { BoardView } from '#casino/campaigns/boards/contract.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { ConfrontationData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { ConfrontationOver, Next, Outcome } from './confrontation-over.tsx'
import { confrontationPlace, shownBeside } from './confrontation-place.ts'
import { OwnTeam } from './own-team.tsx'
import { Teams } from './teams.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const NoConfrontation = () => {
  const text = useText<typeof texts>()
  return (
    <>
      <PageHeading heading={text('confrontation.heading')} />
      <EmptyState picture={<Illustration name="waiting" />} heading={text('confrontation.none.heading')} action={<OtherContests />}>
        {text('confrontation.none.text')}
      </EmptyState>
    </>
  )
}

/** Nothing of it is live any more, and its games invite nobody: it has its result, and on the podium those who have the prizes. */
const Over = ({ board, skew_ms, place, result }: LiveBoardProps & { readonly result: NonNullable<ConfrontationData['result']> }) => {
  const text = useText<typeof texts>()
  const winner = result.teams.find(({ id }) => id === result.winner)
  const shown: BoardView = { ...board, winners: [...(winner?.members.data ?? [])], teams: [] }
  return (
    <>
      <BoardHero board={shown} skew_ms={skew_ms} place={place} outcome={<Outcome result={result} />} />
      <ConfrontationOver result={result} />
      <PrizesCard board={shown} {...(winner && { whose: text('confrontation.over.whose', { team: winner.title }) })} />
      <Next next={null} />
    </>
  )
}

/** RT-059: the confrontation that runs or comes next with one’s own team in it, and until it begins what came of the last one. */
const KingsKombatPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'confrontation')
  useEffect(() => {
    if (data) shownBeside.set(data)
  }, [data])
  const { standing, result, next } = shownBeside.use() ?? data ?? { standing: null, result: null, next: null }
  const { board, skew_ms } = useLiveBoard(confrontationPlace, data?.board ?? null)
  if (!data) return null
  const place = confrontationPlace
  return (
    <PageContainer>
      {!board && <NoConfrontation />}
      {board && result?.id === board.id && <Over board={board} skew_ms={skew_ms} place={place} result={result} />}
      {board && result?.id !== board.id && (
        <RunningBoard board={board} skew_ms={skew_ms} place={place}>
          <Teams board={board} skew_ms={skew_ms} place={place} />
          {standing && <OwnTeam board={board} skew_ms={skew_ms} place={place} standing={standing} />}
          {result && <ConfrontationOver result={result} is_beside />}
          {next && board.state !== 'soon' && <Next next={next} />}
        </RunningBoard>
      )}
    </PageContainer>
  )
}

export default KingsKombatPage
