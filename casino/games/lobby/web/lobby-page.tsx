import { Heart, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { PersonalGamesData } from '#casino/games/favourites/contract.ts'
import type { GameCard, GamesLobbyData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { componentOf, componentsOf, type PageData } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { FeaturedGame } from './featured-game.tsx'
import { GameChips } from './game-chips.tsx'
import { rowOfLikes } from './liked-ids.ts'
import { LobbyGrid } from './lobby-grid.tsx'
import PersonalGames from './personal-games.tsx'
import { PromotionCards } from './promotion-cards.tsx'
import { TilesRail } from './tiles-rail.tsx'
import { TopRtp } from './top-rtp.tsx'
import { useWindowLeft } from './use-window-place.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const personalOf = (page: PageData, list: PersonalGamesData['list']): PersonalGamesData | undefined =>
  componentsOf(page, 'games-personal').find((data) => data.list === list)

/** The favourites row. Whether it is shown is decided when the page opens: liking a game below must not push the page down. */
const Favourites = ({ cards }: { readonly cards: ReadonlyMap<number, GameCard> }) => {
  const text = useText<typeof texts>()
  const liked = useMain().favoriteGames
  const [at_start] = useState(liked)
  if (at_start.length === 0) return null
  const games = rowOfLikes(at_start, liked).flatMap((id) => cards.get(id) ?? [])
  return <GameChips heading={text('games-lobby.favourites')} icon={<Heart aria-hidden="true" />} games={games} />
}

/** Sections that other slices add to the page (`pageSections`). */
const sectionsOf = (page: PageData): PageData => ({
  ...page,
  components: page.components.filter(({ type }) => type !== 'games-lobby' && type !== 'games-personal'),
})

const Rails = ({ data, cards }: { readonly data: GamesLobbyData; readonly cards: ReadonlyMap<number, GameCard> }) => {
  const text = useText<typeof texts>()
  const gamesOf = (ids: readonly number[]): GameCard[] => ids.flatMap((id) => cards.get(id) ?? [])
  const is_closed = useIsPlayClosed()
  if (data.rails.length === 0) return null
  return (
    <>
      {!is_closed && (
        <TilesRail
          heading={text('games-lobby.newest')}
          icon={<Sparkles aria-hidden="true" />}
          games={gamesOf(data.newest)}
          total={data.total}
          more={{ sort: 'new' }}
        />
      )}
      {data.rails.map(({ categoryId, games }) => {
        const category = data.categories.find(({ id }) => id === categoryId)
        return category ? (
          <TilesRail key={categoryId} heading={category.title} games={gamesOf(games)} total={category.count} more={{ categoryId }} />
        ) : null
      })}
    </>
  )
}

const LobbyPage = () => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const page = useLoaderData<typeof loader>()
  const data = componentOf(page, 'games-lobby')
  useWindowLeft()
  if (!data) return null
  const last = personalOf(page, 'last')
  const popular = personalOf(page, 'popular')
  const known = [...data.cards, ...(personalOf(page, 'favorite')?.games ?? []), ...(last?.games ?? [])]
  const cards = new Map(known.map((card) => [card.id, card]))
  const featured = cards.get(data.newest[0] ?? 0)
  return (
    <PageContainer>
      <PageHeading heading={text('games-lobby.heading')} text={text('games-lobby.text')} />
      {featured && !is_closed && <FeaturedGame game={featured} />}
      <PageComponents page={sectionsOf(page)} />
      {last && <PersonalGames data={last} />}
      <Favourites cards={cards} />
      {data.rails.length > 0 && popular && !is_closed && <PersonalGames data={popular} />}
      <Rails data={data} cards={cards} />
      <LobbyGrid data={data} cards={cards} />
      <PromotionCards promotions={data.promotions} cards={cards} />
      <TopRtp games={data.topRtp.flatMap((id) => cards.get(id) ?? [])} />
    </PageContainer>
  )
}

export default LobbyPage
