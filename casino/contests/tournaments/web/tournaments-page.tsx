import { useEffect } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { OtherContests, PastBoards, RunningBoard, useLiveBoard } from '#casino/campaigns/boards/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { Tournament, TournamentCard } from '../contract.ts'
import type { texts } from '../texts.ts'
import { shownTournament, tournamentPlace } from './live-tournament.ts'
import { TournamentCards } from './tournament-cards.tsx'
import { TournamentJackpot } from './tournament-jackpot.tsx'
import { TournamentStages } from './tournament-stages.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Shown = ({ given }: { readonly given: Tournament }) => {
  useEffect(() => shownTournament.set(given), [given])
  const read = shownTournament.use()
  const { board, skew_ms } = useLiveBoard(tournamentPlace, given.board)
  const tournament = read?.id === given.id ? read : given
  const in_play = board && [tournament.board.id, ...tournament.stages.map(({ id }) => id)].includes(board.id) ? board : tournament.board
  return (
    <RunningBoard board={in_play} skew_ms={skew_ms} place={tournamentPlace}>
      <TournamentJackpot tournament={tournament} />
      <TournamentStages tournament={tournament} />
    </RunningBoard>
  )
}

const NoTournament = () => {
  const text = useText<typeof texts>()
  return (
    <>
      <PageHeading heading={text('tournaments.heading')} />
      <EmptyState picture={<Illustration name="waiting" />} heading={text('tournaments.none.heading')} action={<OtherContests />}>
        {text('tournaments.none.text')}
      </EmptyState>
    </>
  )
}

/** RT-013: `#netgame` in the address leads to the tournament of that provider, where one runs or comes. */
const useProviderHash = (cards: readonly TournamentCard[]): void => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const slug = cards.find(({ provider }) => provider !== null && hash === `#${provider}`)?.slug
  useEffect(() => {
    if (slug !== undefined) void navigate(`/tournaments-promo/${slug}/`, { replace: true })
  }, [slug, navigate])
}

const no_cards: readonly TournamentCard[] = []

/** RT-012: the tournament that runs or that the address names, the others, and what is over. */
const TournamentsPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'tournaments')
  useProviderHash(data?.cards ?? no_cards)
  if (!data) return null
  const { shown, cards, past, hasMorePast } = data
  return (
    <PageContainer>
      {shown ? <Shown key={shown.id} given={shown} /> : <NoTournament />}
      <TournamentCards cards={cards} shown_id={shown?.id ?? null} />
      <PastBoards place={tournamentPlace} first={past} has_more={hasMorePast} />
    </PageContainer>
  )
}

export default TournamentsPage
